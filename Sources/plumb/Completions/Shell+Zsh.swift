extension Shell {
  static let zshScript = #"""
    #compdef plumb
    # Completes command lines of plumb: source this, or put it as _plumb into a folder of $fpath.

    _plumb() {
      local -a lines candidates options
      local flags line value
      local -i ret=1
      lines=("${(@f)$("${(Q)words[1]/#\~\//$HOME/}" __complete \
        "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
      flags=$lines[1]
      shift lines
      for line in $lines; do
        value=${line%%$'\t'*}
        if [[ $line == *$'\t'* ]]; then
          candidates+=("${value//:/\\:}:${line#*$'\t'}")
        else
          candidates+=("${value//:/\\:}")
        fi
      done
      [[ $flags == *nospace* ]] && options=(-S '')
      (( $#candidates )) && _describe -V plumb candidates "${options[@]}" && ret=0
      [[ $PREFIX == --*=* && $flags == *f* ]] && compset -P '*='
      [[ $flags == *files* ]] && _files && ret=0
      [[ $flags == *folders* ]] && _files -/ && ret=0
      return ret
    }

    if [[ $funcstack[1] == _plumb ]]; then
      _plumb "$@"
    else
      compdef _plumb plumb
    fi

    """#
}
