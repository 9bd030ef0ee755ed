print("plainspoken")
