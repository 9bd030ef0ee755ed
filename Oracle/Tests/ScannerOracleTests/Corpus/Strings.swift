#!/usr/bin/env swift
// swift-format-ignore-file
// Literals of every form, with code inside and letters of several bytes around them.
let plain = "a \"quoted\" word, \u{1F4F7} and 한국어"
let raw = #"no \(escape) here"#, deeper = ##"a "# inside"##
let one = #"""a quote"""#
let inner = "outer \(name(of: "inner \(value ?? "none")")) end"
let pounds = #"raw \#(call(x: [1, 2])) and \(not)"#
let lines = """
    first \(line) of \
    many
      \(format: value, radix: 16)
    """
let rawLines = #"""
    \(plain) and \#(interpolated)
    """#
let empty = "",
    emptyLines = """
        """
let regex = /a[b\/c]+(?<name>\d)/
let extended = #/a/b/#
let many = #/
    one # comment
    two
    /#
func match(_ text: String) -> Bool { text.contains(/x y/) && text.firstMatch(of: /z/) != nil }
let quotient = a / b / c, other = (a) / 2
let numbers = [0x1F, 0b10, 0o7, 1_000, 1.5e-3, 0x1.8p3, 1.max, x.0.1]
let path = \Note.title.count, root = \Self.[0].name, optional = \Note.author?.name
let `default` = `default`.count, `a name` = 1
/* a comment /* in a comment */ still */ let after = $0
