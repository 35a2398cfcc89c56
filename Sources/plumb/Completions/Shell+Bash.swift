extension Shell {
  // Written for bash 3.2, which macOS has: no mapfile, no negative indexes, perhaps no compopt.
  static let bashScript = #"""
    # Completes command lines of plumb: source this, or put it into bash-completion's folder.

    _plumb() {
      local IFS=$' \t\n' line=${COMP_LINE:0:COMP_POINT} words=() count=0 i piece
      # Readline cuts words at = and :, which plumb does not.
      for ((i = 0; i <= COMP_CWORD; i++)); do
        piece=${COMP_WORDS[i]}
        if [[ $i -eq 0 || $line == [[:space:]]* ]]; then
          line=${line#"${line%%[![:space:]]*}"}
          words[count++]=""
        fi
        # The cursor may stand within the word.
        [[ $line == "$piece"* ]] || piece=$line
        words[count - 1]+=$piece
        line=${line#"$piece"}
      done

      local written=${words[count - 1]} quote="" keep=""
      case $written in
        \'* | \"*) quote=${written:0:1} ;;
        *) keep=${written%"${written##*[=:]}"} ;;
      esac
      for ((i = 0; i < count; i++)); do
        case ${words[i]} in
          \'*) piece=${words[i]#\'} && words[i]=${piece%\'} ;;
          \"*) piece=${words[i]#\"} && words[i]=${piece%\"} ;;
          '~/'*) piece=${words[i]#\~} && words[i]=$HOME$piece ;;
          *) words[i]=${words[i]//\\/} ;;
        esac
      done

      local flags="" value help
      COMPREPLY=()
      {
        IFS= read -r flags
        while IFS=$'\t' read -r value help; do
          case $quote in
            \') value=${value//\'/\'\\\'\'} ;;
            \") value=${value//\"/\\\"} ;;
            *)
              [[ $value =~ ^[A-Za-z0-9_./:=,@%+-]*$ ]] || value=$(printf '%q' "$value")
              value=${value#"$keep"}
              ;;
          esac
          COMPREPLY+=("$value")
        done
      } < <("${words[0]}" __complete "${words[@]:1}" 2>/dev/null)

      local path=${words[count - 1]#--*=}
      case $flags in
        *files*) _plumb_paths -f "$path" ;;
        *folders*) _plumb_paths -d "$path" ;;
        *nospace*) compopt -o nospace 2>/dev/null ;;
      esac
    }

    _plumb_paths() {
      local name
      while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen "$1" -- "$2")
      compopt -o filenames 2>/dev/null
    }

    complete -F _plumb plumb

    """#
}
