extension Shell {
  static let fishScript = #"""
    # Completes command lines of plumb: source this, or put it into a folder of completions.

    function __plumb_complete
        set -l words (commandline -opc)
        set -l program $words[1]
        set -e words[1]
        set -l written (commandline -ct | string replace -r '^[\'"]' '' | string collect)
        set -l lines (command $program __complete $words "$written" 2>/dev/null)
        set -l flags $lines[1]
        set -e lines[1]
        printf '%s\n' $lines
        # A value may be written with its option: --catalog=FILE.
        set -l option (string match -r '^--[^=]*=' -- "$written")
        set -l path (string replace -r '^--[^=]*=' '' -- "$written")
        if string match -q '*files*' -- $flags
            printf "$option%s\n" (__fish_complete_path "$path")
        else if string match -q '*folders*' -- $flags
            printf "$option%s\n" (__fish_complete_directories "$path" '')
        end
    end

    complete -c plumb -f -a '(__plumb_complete)'

    """#
}
