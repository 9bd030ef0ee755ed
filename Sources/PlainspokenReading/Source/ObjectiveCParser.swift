import PlainspokenModel

/// Reads tokens of Objective-C, C and as much C++ as stands in `.mm` files into facts.
///
/// Macros are not expanded: a line that only makes sense expanded costs its own facts, not those around it, since
/// every bracket and every `@interface … @end` is read within its own bounds.
struct ObjectiveCParser: SourceParser {
    /// As for Swift; the frames are of similar size.
    static let depthLimit = 150

    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: UnsafeBufferPointer<ObjectiveCToken>
    let match: UnsafeMutableBufferPointer<Int32>
    let fragments: [SourceFragment]
    /// Whether the file may hold C++.
    let isCPlusPlus: Bool
    var facts: SourceFacts
    var nextFragment = 0
    var position = 0
    var limit: Int
    var block = 0
    var depth = 0
    var context: ParserContext = []
    var isTooDeep = false
    /// Whether statements are read rather than declarations of a file or container.
    var isInBody = false
    /// The type of a cast of the whole expression that was read last.
    var castType: String?
    /// The value of the statements that were read last, where they are a single expression.
    var singleValue: Value?
    /// A container whose head ended with a clause of an `#if`.
    private var openContainer: Int?
    /// What `@available` asks for in the condition being read.
    var availability: [AvailabilityBound] = []

    init(_ input: SourceParserInput<ObjectiveCWord>, facts: SourceFacts, isCPlusPlus: Bool) {
        bytes = input.bytes
        tokens = input.tokens
        match = input.match
        fragments = input.fragments
        limit = input.end
        self.facts = facts
        self.isCPlusPlus = isCPlusPlus
    }

    mutating func parseFile() {
        facts.expressions.reserveCapacity(tokens.count / 6)
        parseExternals()
        parseFragments(before: Int.max)
    }

    /// Reads statements, or declarations outside functions.
    mutating func parseStatements(inSwitch: Bool) {
        if isInBody { parseBodyStatements(inSwitch: inSwitch) } else { parseExternals() }
    }

    /// Reads `NAME(parameters) body` of a `#define`; the body counts as code where it is defined.
    mutating func parseDefinition() {
        guard kind == .identifier else { return }
        let index = declare(.macro, text(position), keyword: "#define", offset: offset)
        advance()
        if kind == .leftParen, !tokens[position].flags.contains(.afterSpace) { position = afterBracket(position) }
        guard position < limit else { return }
        let outer = isInBody
        isInBody = true
        parseBodyStatements(inSwitch: false)
        isInBody = outer
        facts.declarations[index].initialValue = singleValue
    }

    /// Reads braces as the body of a function, block or statement.
    @discardableResult
    mutating func parseBodyBlock(_ kind: Block.Kind, statement: Int? = nil) -> Int {
        let index = addBlock(kind, statement: statement)
        parseBody(in: index)
        return index
    }

    /// Reads braces into a block that was added before.
    mutating func parseBody(in index: Int) {
        let outer = isInBody
        isInBody = true
        parseBody(of: index)
        isInBody = outer
    }

    @discardableResult
    mutating func declare(
        _ kind: Declaration.Kind, _ name: String, keyword: String, modifiers: [String] = [], offset: Int
    ) -> Int {
        facts.declarations.append(
            Declaration(kind: kind, name: name, keyword: keyword, modifiers: modifiers, offset: offset, block: block))
        return facts.declarations.count - 1
    }

    /// Adds an expression that begins here, before those inside it.
    mutating func reserve(_ base: Expression.Base) -> Int {
        facts.expressions.append(
            Expression(base: base, components: [], offset: offset, end: offset, block: block))
        return facts.expressions.count - 1
    }

    /// Moves past the next semicolon, or to the end of the bracket; what stands before it is not read.
    mutating func skipToSemicolon() {
        while position < limit, kind != .semicolon {
            switch kind {
            case .leftParen, .leftSquare, .leftBrace: position = afterBracket(position)
            case .at where word(1) == .end || word(1) == .interface || word(1) == .implementation: return
            default: advance()
            }
        }
        advance()
    }
}

// MARK: Outside functions

extension ObjectiveCParser {
    /// Reads declarations of a file, a container or a C++ class to the end of the bracket.
    mutating func parseExternals() {
        while position < limit {
            if nextFragment < fragments.count { parseFragments(before: offset) }
            let start = position
            switch kind {
            case .poundImport: parseImport()
            case .poundIf:
                parseConditional { $0.parseExternals() }
                continueContainer()
            case .poundElse, .poundElseif, .poundEndif: skipDirective()
            case .at: parseAtDeclaration()
            case .binaryOperator where isMethodStart: parseMethod()
            case .identifier, .doubleColon: parseExternal()
            case .rightBrace, .rightParen, .rightSquare: problem("a closing bracket has no opening one", offset)
            case .leftBrace: parseBodyBlock(.scope)
            case .leftParen, .leftSquare: _ = parseArguments(of: nil)
            default: break
            }
            if position == start { advance() }
        }
    }

    /// Reads the body of a container whose head stands in the clauses of an `#if`.
    private mutating func continueContainer() {
        guard let container = openContainer else { return }
        openContainer = nil
        if containerEnd(position) < limit { parseContainerBody(container) }
    }

    /// `- (void)name` and `+ (void)name`.
    private var isMethodStart: Bool {
        guard isCharacter(position, 0x2D) || isCharacter(position, 0x2B) else { return false }
        return kind(1) == .leftParen || kind(1) == .identifier
    }

    /// `#import <Speech/Speech.h>` and `#include "Own.h"`.
    private mutating func parseImport() {
        let start = offset
        advance()
        guard kind == .string, !atLineStart else { return }
        let range = tokens[position].range
        advance()
        guard range.count > 2 else { return }
        let header = text(range.lowerBound + 1..<range.upperBound - 1)
        let isQuoted = bytes[range.lowerBound] == 0x22
        let parts = header.split(separator: "/")
        var module = parts.first.map(String.init) ?? header
        if parts.count == 1, let dot = module.lastIndex(of: ".") { module = String(module[..<dot]) }
        if isQuoted, parts.count > 1, parts.first == ".." { module = "" }
        facts.imports.append(Import(module: module, header: header, offset: start, block: block))
    }

    /// Reads what begins with `@` outside functions.
    private mutating func parseAtDeclaration() {
        switch word(1) {
        case .interface, .implementation: parseContainer()
        case .protocol: parseProtocol()
        case .property: parseProperty()
        case .import:
            let start = offset
            advance(2)
            if kind == .identifier {
                facts.imports.append(Import(module: text(position), offset: start, block: block))
            }
            skipToSemicolon()
        case .class, .synthesize, .dynamic, .compatibility_alias: skipToSemicolon()
        default: advance(kind(1) == .identifier ? 2 : 1)
        }
    }

    // MARK: Containers

    /// The `@end` of a container, or what cuts it off.
    private func containerEnd(_ start: Int) -> Int {
        var index = start
        while index < limit {
            if tokens[index].kind == .at {
                switch word(at: index + 1) {
                case .end, .interface, .implementation: return index
                case .protocol where kind(at: index + 2) == .identifier:
                    if kind(at: index + 3) != .semicolon, kind(at: index + 3) != .comma { return index }
                default: break
                }
            }
            index += 1
        }
        return limit
    }

    private mutating func parseContainer() {
        let isImplementation = word(1) == .implementation
        let keyword = isImplementation ? "@implementation" : "@interface"
        advance(2)
        guard kind == .identifier else { return }
        let (name, nameOffset) = (text(position), offset)
        advance()
        var inherited: [String] = []
        var isCategory = false
        if isCharacter(position, 0x3C), let end = angleEnd(position) {
            // Type parameters rather than protocols.
            if kind(at: end + 1) == .colon || kind(at: end + 1) == .leftParen { position = end + 1 }
        }
        if kind == .leftParen {
            isCategory = true
            position = afterBracket(position)
        } else if kind == .colon {
            advance()
            if kind == .identifier {
                inherited.append(text(position))
                advance()
            }
        }
        inherited += parseAdoptedProtocols()
        let index = declare(
            isImplementation || isCategory ? .typeExtension : .type, name, keyword: keyword, offset: nameOffset)
        facts.declarations[index].inherited = inherited
        parseContainerBody(index)
    }

    /// `<P, Q>` after a class's name; generic arguments of a superclass look the same.
    private mutating func parseAdoptedProtocols() -> [String] {
        var names: [String] = []
        while isCharacter(position, 0x3C), let end = angleEnd(position) {
            for index in position..<end where tokens[index].kind == .identifier && !tokens[index].word.isQualifier {
                names.append(text(index))
            }
            position = end + 1
        }
        return names
    }

    private mutating func parseContainerBody(_ declaration: Int) {
        let end = containerEnd(position)
        let outerLimit = limit
        let start = previousEnd
        facts.blocks.append(
            Block(
                kind: .type(declaration), parent: block, range: start..<max(start, offset(end)), statement: start))
        let outer = block
        block = facts.blocks.count - 1
        facts.declarations[declaration].body = block
        limit = end
        if kind == .leftBrace { parseInstanceVariables() }
        parseExternals()
        block = outer
        position = end
        limit = outerLimit
        if kind == .at, word(1) == .end {
            advance(2)
        } else if position == limit, limit < tokens.count, isClauseEnd(limit) {
            // Each clause of an `#if` has its own head, and the body follows.
            openContainer = openContainer ?? declaration
        } else {
            problem("there is no @end before this", offset)
        }
    }

    private func isClauseEnd(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .poundElse, .poundElseif, .poundEndif: true
        default: false
        }
    }

    private mutating func parseProtocol() {
        advance(2)
        guard kind == .identifier else { return }
        let (name, nameOffset) = (text(position), offset)
        guard kind(1) != .semicolon, kind(1) != .comma else { return skipToSemicolon() }
        advance()
        let index = declare(.type, name, keyword: "@protocol", offset: nameOffset)
        facts.declarations[index].inherited = parseAdoptedProtocols()
        parseContainerBody(index)
    }

    /// Reads `{ … }` after `@interface` or `@implementation`.
    private mutating func parseInstanceVariables() {
        let bracket = enter()
        while position < limit {
            let start = position
            switch kind {
            case .at: advance(2)
            case .poundIf: parseConditional { $0.parseMembers() }
            case .identifier: parseVariables(keyword: "")
            default: break
            }
            if position == start { advance() }
        }
        leave(bracket)
    }

    private mutating func parseMembers() {
        while position < limit {
            let start = position
            if kind == .identifier { parseVariables(keyword: "") } else if kind == .at { advance(2) }
            if position == start { advance() }
        }
    }

    /// `@property (nonatomic, weak) IBOutlet CLLocationManager *manager;`.
    private mutating func parseProperty() {
        advance(2)
        var modifiers: [String] = []
        if kind == .leftParen {
            let bracket = enter()
            while position < limit {
                if kind == .identifier { modifiers.append(text(position)) }
                while position < limit, kind != .comma { advance() }
                advance()
            }
            leave(bracket)
        }
        parseVariables(keyword: "@property", modifiers: modifiers)
    }

    // MARK: Methods

    /// Reads a method, with or without a body; the whole selector is its name.
    private mutating func parseMethod() {
        let keyword = text(position)
        advance()
        let type = kind == .leftParen ? parseTypeInParentheses() : nil
        let index = declare(.function, "", keyword: keyword, offset: offset)
        facts.declarations[index].type = type
        let name = parseSelectorParts(of: index, keyword: keyword)
        facts.declarations[index].name = name
        finishFunction(index)
    }

    /// Reads `name:(T)a with:(U)b` into parameters and gives the selector.
    mutating func parseSelectorParts(of function: Int, keyword: String) -> String {
        var name = ""
        while kind == .colon || (kind == .identifier && (kind(1) == .colon || name.isEmpty)) {
            var label = ""
            if kind == .identifier {
                label = text(position)
                advance()
            }
            guard kind == .colon else { return label }
            advance()
            name += label + ":"
            facts.declarations[function].labels.append(label)
            let type = kind == .leftParen ? parseTypeInParentheses() : nil
            while kind == .identifier, kind(1) == .identifier,
                word.isQualifier || isMacroName(position) || isReservedName
            {
                advance()
            }
            guard kind == .identifier else { continue }
            let parameter = declare(.parameter, text(position), keyword: keyword, offset: offset)
            facts.declarations[parameter].type = type
            advance()
        }
        return name
    }

    /// Whether a word begins with two underscores, as `__unused` does.
    private var isReservedName: Bool {
        tokens[position].range.count > 2 && bytes[offset] == 0x5F && bytes[offset + 1] == 0x5F
    }

    /// Reads attributes after a function's parameters and its body, or the semicolon.
    mutating func finishFunction(_ index: Int) {
        var bounds: [AvailabilityBound] = []
        while position < limit, kind != .leftBrace, kind != .semicolon {
            switch kind {
            case .identifier where kind(1) == .leftParen && isText(position, "API_AVAILABLE"):
                advance()
                bounds = parsePlatforms()
            case .leftParen, .leftSquare: position = afterBracket(position)
            case .at, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundImport: return
            case .binaryOperator where isMethodStart && atLineStart: return
            default: advance()
            }
        }
        let isMethod = facts.declarations[index].keyword == "-" || facts.declarations[index].keyword == "+"
        if kind == .semicolon {
            advance()
            // A method's definition may have a semicolon before its body.
            guard isMethod else { return }
        }
        guard kind == .leftBrace else { return }
        let body = addBlock(.function(index))
        facts.blocks[body].availability = bounds
        facts.declarations[index].body = body
        moveDeclarations(from: index + 1, to: body)
        parseBody(in: body)
    }
}
