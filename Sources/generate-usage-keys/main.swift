import PlainspokenReports

// The key table of UsageStringTesting, or with --page the documentation page of keys.
let page = CommandLine.arguments.dropFirst().contains("--page")
print(page ? KeysPage().render() : UsageKeyTable().render(), terminator: "")
