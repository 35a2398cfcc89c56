import PlatformSupport

PlatformSupport.endQuietlyWithoutReader()
PlatformSupport.exit(Plumb.run(CommandLine.arguments.dropFirst(), Console()).rawValue)
