extension HTMLPage {
  /// The CSS of every page: colours for light and dark, tables, narrow screens, print.
  ///
  /// Text has at least 4.5 times the luminance of what it stands on, or the inverse.
  static let styleSheet = """
    :root {
      color-scheme: light dark;
      --bg: #ffffff; --raised: #f4f6f8; --line: #c3cad2; --text: #1b1f24; --quiet: #545d68;
      --link: #0757ba; --good: #166b2f; --bad: #b91c28; --accepted: #7d5200; --surprising: #7340cf;
      --good-bg: #e3f5e7; --bad-bg: #fde8e8; --accepted-bg: #fbf0d3; --quiet-bg: #eceff2;
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme=light]) {
        --bg: #0f1318; --raised: #191f27; --line: #3a434e; --text: #e6ebf1; --quiet: #a3adb9;
        --link: #78b4ff; --good: #57c878; --bad: #ff8a84; --accepted: #e5b34b; --surprising: #c0a0ff;
        --good-bg: #12301c; --bad-bg: #41191b; --accepted-bg: #36290d; --quiet-bg: #232a33;
      }
    }
    :root[data-theme=dark] {
      color-scheme: dark;
      --bg: #0f1318; --raised: #191f27; --line: #3a434e; --text: #e6ebf1; --quiet: #a3adb9;
      --link: #78b4ff; --good: #57c878; --bad: #ff8a84; --accepted: #e5b34b; --surprising: #c0a0ff;
      --good-bg: #12301c; --bad-bg: #41191b; --accepted-bg: #36290d; --quiet-bg: #232a33;
    }
    :root[data-theme=light] { color-scheme: light; }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 76rem; padding: 1rem clamp(.75rem, 3vw, 2rem) 4rem;
      background: var(--bg); color: var(--text);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
      overflow-wrap: anywhere;
    }
    h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0; }
    h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; }
    h3 { font-size: 1rem; margin: 1.2rem 0 .4rem; }
    p { margin: .4rem 0; max-width: 48rem; }
    a { color: var(--link); }
    code, .number { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; font-size: .92em; }
    .quiet { color: var(--quiet); }
    .good { color: var(--good); } .bad { color: var(--bad); }
    .accepted { color: var(--accepted); } .surprising { color: var(--surprising); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { position: static; }
    table { border-collapse: collapse; font-size: .9rem; margin: .4rem 0; width: 100%; }
    caption { text-align: left; font-weight: 600; padding: .3rem 0; }
    th, td { padding: .25rem .6rem .25rem 0; text-align: left; vertical-align: top; }
    thead th { color: var(--quiet); font-weight: 600; border-bottom: 1px solid var(--line); }
    tbody tr { border-bottom: 1px solid var(--line); }
    tbody th { font-weight: inherit; }
    summary { cursor: pointer; }
    .number { text-align: right; white-space: nowrap; }
    table .number { width: 1%; padding-left: .6rem; }
    thead .number { font-family: inherit; font-size: inherit; }
    @media (max-width: 44rem) {
      table.stack, table.stack caption, table.stack tbody, table.stack tr, table.stack th, table.stack td {
        display: block; text-align: left; white-space: normal;
      }
      table.stack thead { position: absolute; left: -100vw; }
      table.stack tr { padding: .5rem 0; }
      table.stack th, table.stack td { padding: 0; width: auto; }
      table.stack.inline td { display: inline-block; margin-right: .8rem; }
      table.stack td:empty { display: none; }
      table.stack td[data-label]::before {
        content: attr(data-label) " "; color: var(--quiet); font-family: system-ui, sans-serif;
      }
    }
    @media print {
      body { max-width: none; padding: 0; font-size: 9pt; }
      .controls, .skip, button { display: none !important; }
      details::details-content { content-visibility: visible; block-size: auto; }
      details { break-inside: avoid; }
      a { color: inherit; text-decoration: none; }
    }

    """
}
