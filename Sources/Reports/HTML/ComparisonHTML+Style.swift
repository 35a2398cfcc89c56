extension ComparisonHTML {
  /// The CSS of the report besides that of every page.
  static let styleSheet = """
    .verdicts { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: 1rem 0; padding: 0; }
    .verdicts li { background: var(--raised); border-left: 4px solid currentColor; padding: .3rem .8rem; }
    .verdicts b { font-size: 1.3rem; display: block; line-height: 1.2; }
    .verdicts span { color: var(--text); font-size: .85rem; }
    .columns { display: grid; gap: 0 2.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); }
    .heat td { white-space: nowrap; text-align: center; min-width: 2.6rem; padding: .2rem; border: 1px solid var(--bg); }
    .heat thead th { text-align: center; padding: .2rem; }
    .heat tbody tr { border: 0; }
    .heat .clean { background: var(--good-bg); color: var(--good); }
    .heat .off { background: var(--bad-bg); color: var(--bad); font-weight: 600; }
    .heat .known { background: var(--accepted-bg); color: var(--accepted); }
    .heat .open { background: var(--quiet-bg); color: var(--quiet); }
    .controls { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin: .6rem 0; padding: .7rem;
      background: var(--raised); }
    .controls[hidden] { display: none; }
    .controls label { display: grid; font-size: .8rem; color: var(--quiet); }
    .controls input, .controls select, button {
      font: inherit; color: var(--text); background: var(--bg); border: 1px solid var(--quiet);
      border-radius: 4px; padding: .25rem .5rem; max-width: 100%; min-height: 2rem;
    }
    .experiment { border-bottom: 1px solid var(--line); }
    .experiment[hidden] { display: none; }
    .experiment summary { cursor: pointer; padding: .35rem 0; display: grid;
      grid-template-columns: 1.2rem minmax(0, 1fr) auto; gap: 0 .5rem; }
    .experiment summary .where { color: var(--quiet); font-size: .85rem; text-align: right; }
    .experiment .content { padding: 0 0 1.2rem 1.7rem; }
    .experiment:target > summary { background: var(--accepted-bg); }
    .picture { margin: .6rem 0; }
    .picture svg { max-width: 100%; height: auto; }
    @media (max-width: 44rem) {
      .experiment .content { padding-left: 0; }
      .experiment summary { grid-template-columns: 1.2rem minmax(0, 1fr); }
      .experiment summary .where { grid-column: 2; text-align: left; }
      .heat.stack td { display: inline-block; padding: .1rem .4rem; margin: .1rem; }
      .heat.stack td::before { color: inherit !important; }
    }

    """
}
