import PlatformSupport

PlatformSupport.endQuietlyWithoutReader()
PlatformSupport.failWhereFilesMayNotGrow()
PlatformSupport.exit(Plumb.run(CommandLine.arguments.dropFirst(), Console()).rawValue)
