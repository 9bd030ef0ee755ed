import PlainspokenReports

print(UsageKeyTable().render(), terminator: "")
