extension ComparisonHTML {
  /// Filters and sorts the list, opens the experiment that the address names, switches the theme.
  ///
  /// The page says everything without it.
  static let script = """
    'use strict';
    (() => {
      const byId = (id) => document.getElementById(id);
      const list = byId('list');
      const items = Array.from(list.querySelectorAll('.experiment'));
      const order = new Map(items.map((item, place) => [item, place]));
      const controls = byId('controls');
      const fields = ['text', 'verdict', 'os', 'device', 'order'].map((name) => byId('by-' + name));
      const [text, verdict, os, device, sort] = fields;
      const number = (item, key) => Number(item.dataset[key]);
      const orders = {
        worst: (a, b) => order.get(a) - order.get(b),
        name: (a, b) => a.dataset.name < b.dataset.name ? -1 : a.dataset.name > b.dataset.name ? 1 : 0,
        os: (a, b) => number(a, 'osKey') - number(b, 'osKey') || orders.worst(a, b),
        device: (a, b) => a.dataset.device.localeCompare(b.dataset.device) || orders.worst(a, b),
      };
      function apply() {
        const words = text.value.toLowerCase().split(/\\s+/).filter(Boolean);
        let shown = 0;
        for (const item of items) {
          const data = item.dataset;
          const fits = words.every((word) => data.search.includes(word))
            && (!verdict.value || data.verdicts.split(' ').includes(verdict.value))
            && (!os.value || data.os === os.value)
            && (!device.value || data.device === device.value);
          item.hidden = !fits;
          if (fits) shown += 1;
        }
        byId('shown').textContent = shown + ' of ' + items.length + ' experiments are shown.';
      }
      function arrange() {
        const sorted = items.slice().sort(orders[sort.value]);
        list.append(...sorted);
      }
      function open() {
        let id = '';
        try { id = decodeURIComponent(location.hash.slice(1)); } catch (error) { return; }
        const target = id && byId(id);
        if (!target || !target.matches('.experiment')) return;
        target.hidden = false;
        target.open = true;
        target.scrollIntoView();
      }
      for (const field of [text, verdict, os, device]) field.addEventListener('input', apply);
      sort.addEventListener('input', arrange);
      byId('reset').addEventListener('click', () => {
        for (const field of fields) field.value = field === sort ? 'worst' : '';
        apply();
        arrange();
      });
      byId('theme').addEventListener('click', () => {
        const root = document.documentElement;
        const isDark = root.dataset.theme
          ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
        root.dataset.theme = isDark ? 'light' : 'dark';
      });
      addEventListener('hashchange', open);
      addEventListener('beforeprint', () => {
        for (const item of items) if (item.dataset.verdicts !== 'match') item.open = true;
      });
      controls.hidden = false;
      apply();
      open();
    })();
    """
}
