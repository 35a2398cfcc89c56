extension ExperimentPicture {
  /// The style of every picture: variables with the colours, for light, dark and paper.
  ///
  /// Text has a contrast of at least 4.5 to 1 and lines of at least 3 to 1. A page sets
  /// `data-theme` to `light` or `dark` on its root to overrule the system's wish.
  package static let styleSheet = """
    :root {
    \(light)
    }
    @media screen and (prefers-color-scheme: dark) {
    :root {
    \(dark)
    }
    }
    :root[data-theme="light"] {
    \(light)
    }
    @media screen {
    :root[data-theme="dark"] {
    \(dark)
    }
    }
    \(classes)
    """

  private static let light = """
    --pl-paper: #ffffff; --pl-ink: #1b1f24; --pl-quiet: #59626d; --pl-line: #7d8792;
    --pl-screen: #fbfbfc; --pl-bar: #dfe3e8; --pl-view: #0b57c2; --pl-content: #e4eefc;
    --pl-row: #5d7fae; --pl-inset: #9a5b00; --pl-added: #0a7568; --pl-safe: #2c7a30;
    --pl-offset: #c2185b; --pl-recorded: #7a2fb5; --pl-good: #2c7a30;
    """

  private static let dark = """
    --pl-paper: #14171b; --pl-ink: #e8eaed; --pl-quiet: #a9b2bd; --pl-line: #7f8a97;
    --pl-screen: #1b1f24; --pl-bar: #363d46; --pl-view: #6cacff; --pl-content: #1d2c44;
    --pl-row: #7396c4; --pl-inset: #f0a848; --pl-added: #4cc9b8; --pl-safe: #7ccf80;
    --pl-offset: #ff7aa8; --pl-recorded: #cda0f7; --pl-good: #7ccf80;
    """

  private static let classes = """
    .pl-picture { max-width: 100%; height: auto; font-family: system-ui, -apple-system, \
    "Segoe UI", Roboto, "Helvetica Neue", Arial, "DejaVu Sans", sans-serif; \
    font-variant-numeric: tabular-nums; }
    .pl-picture text { fill: var(--pl-ink); paint-order: stroke; stroke: var(--pl-paper); \
    stroke-width: 3px; stroke-linejoin: round; }
    .pl-picture path, .pl-picture rect, .pl-picture circle { fill: none; stroke-linejoin: round; }
    .pl-picture .pl-paper { fill: var(--pl-paper); }
    .pl-text { font-size: 11px; }
    .pl-small { font-size: 10px; }
    .pl-name { font-size: 15px; font-weight: 700; }
    .pl-headline { font-size: 13px; font-weight: 600; }
    .pl-number, .pl-emphasis { font-weight: 700; }
    .pl-picture .pl-quiet { fill: var(--pl-quiet); }
    .pl-picture .pl-screen { fill: var(--pl-screen); stroke: var(--pl-line); stroke-width: 0.8; }
    .pl-picture .pl-device { fill: var(--pl-paper); stroke: var(--pl-line); stroke-width: 2; }
    .pl-picture .pl-bar { fill: var(--pl-bar); fill-opacity: 0.82; stroke: var(--pl-line); \
    stroke-width: 0.8; }
    .pl-picture text.pl-plain { stroke: none; }
    .pl-picture .pl-safe { stroke: var(--pl-safe); stroke-width: 1.2; \
    stroke-dasharray: 9 3 2 3; }
    .pl-picture .pl-safe-text { fill: var(--pl-safe); }
    .pl-picture .pl-view { stroke: var(--pl-view); stroke-width: 2.4; }
    .pl-picture .pl-view-text { fill: var(--pl-view); }
    .pl-picture .pl-content { fill: var(--pl-content); }
    .pl-picture .pl-content-edge { stroke: var(--pl-view); stroke-width: 1.1; \
    stroke-dasharray: 5 4; }
    .pl-picture .pl-row { stroke: var(--pl-row); stroke-width: 0.8; }
    .pl-picture .pl-part { fill: var(--pl-paper); fill-opacity: 0.75; stroke: var(--pl-view); \
    stroke-width: 1; }
    .pl-picture .pl-box { stroke: var(--pl-line); stroke-width: 1.1; }
    .pl-picture .pl-unseen { stroke-dasharray: 4 3; }
    .pl-picture .pl-inset { stroke: var(--pl-inset); stroke-width: 1; }
    .pl-picture .pl-inset-text { fill: var(--pl-inset); }
    .pl-picture .pl-added { stroke: var(--pl-added); stroke-width: 1; }
    .pl-picture .pl-added-text { fill: var(--pl-added); }
    .pl-picture .pl-offset { stroke: var(--pl-offset); stroke-width: 2.6; }
    .pl-picture .pl-offset-head { fill: var(--pl-offset); }
    .pl-picture .pl-tag { fill: var(--pl-paper); stroke: var(--pl-offset); stroke-width: 1.4; }
    .pl-picture text.pl-offset-text { fill: var(--pl-offset); stroke: none; }
    .pl-picture .pl-recorded { stroke: var(--pl-recorded); stroke-width: 2; \
    stroke-dasharray: 11 3 3 3 3 3; }
    .pl-picture .pl-recorded-line { stroke: var(--pl-recorded); stroke-width: 1.4; }
    .pl-picture .pl-recorded-head { fill: var(--pl-recorded); }
    .pl-picture .pl-recorded-text { fill: var(--pl-recorded); }
    .pl-picture .pl-dimension { stroke: var(--pl-ink); stroke-width: 0.8; }
    .pl-picture .pl-dimension-head { fill: var(--pl-ink); }
    .pl-picture .pl-extension { stroke: var(--pl-line); stroke-width: 0.6; }
    .pl-picture .pl-leader { stroke: var(--pl-line); stroke-width: 0.6; }
    .pl-picture .pl-break { fill: var(--pl-paper); }
    .pl-picture .pl-break-edge { stroke: var(--pl-view); stroke-width: 1.1; }
    .pl-picture .pl-good { fill: var(--pl-good); }
    .pl-picture .pl-axis { stroke: var(--pl-line); stroke-width: 0.8; }
    .pl-picture .pl-instant { stroke-dasharray: 2 3; }
    .pl-picture .pl-level { stroke: var(--pl-line); stroke-width: 0.5; stroke-dasharray: 1 3; }
    .pl-picture .pl-curve { stroke: var(--pl-view); stroke-width: 2; }
    .pl-picture .pl-jump { stroke: var(--pl-view); stroke-width: 1.4; stroke-dasharray: 3 3; }
    .pl-picture .pl-event { fill: var(--pl-paper); stroke: var(--pl-view); stroke-width: 1.6; }

    """
}
