"""Opens a page in headless Chromium and looks for what a reader would stumble over.

    python browse.py PAGE [SCREENSHOTS]   prints a line a fault; status 1 where there is one
    python browse.py --paint PAGE         prints the milliseconds to the first paint, seven times

At three widths, light and dark: nothing on the console, no request besides the page, all text inside
the viewport, contrast at level AA. Once: filter, order, permalink, keyboard, and all of it without
script. CHROMIUM names the browser.
"""

import os
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

WIDTHS = (360, 768, 1280)

# Text that is seen, with its colour and what it stands on, blended over the page's background.
TEXTS = """
() => {
  const parse = (text) => {
    const parts = (text.match(/[\\d.]+/g) || []).map(Number);
    return parts.length < 3 ? [0, 0, 0, 0] : [parts[0], parts[1], parts[2], parts[3] ?? 1];
  };
  const over = (top, bottom) => [0, 1, 2].map((i) => top[i] * top[3] + bottom[i] * (1 - top[3]));
  const background = (element) => {
    const layers = [];
    for (let each = element; each; each = each.parentElement) {
      layers.push(parse(getComputedStyle(each).backgroundColor));
    }
    return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const light = (color) => {
    const [r, g, b] = color.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility({contentVisibilityAuto: true})) continue;
    if (element.closest('script, style, title, desc, option, .skip, thead')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = Array.from(range.getClientRects()).filter((box) => box.width > 0);
    if (!boxes.length) continue;
    const style = getComputedStyle(element);
    const isDrawn = element.ownerSVGElement != null;
    const below = background(element);
    const color = over(parse(isDrawn ? style.fill : style.color), below);
    const [a, b] = [light(color), light(below)].sort((x, y) => y - x);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && parseInt(style.fontWeight) >= 700);
    texts.push({
      text: node.data.trim().slice(0, 60), left: Math.min(...boxes.map((box) => box.left)),
      right: Math.max(...boxes.map((box) => box.right)), contrast: (a + 0.05) / (b + 0.05),
      needed: isLarge ? 3 : 4.5,
      // A line for every letter or two.
      isSqueezed: node.data.trim().length > 3 && boxes.length * 2 > node.data.trim().length,
    });
  }
  return texts;
}
"""


class Looker:
    def __init__(self, browser, url, screenshots):
        self.browser, self.url, self.screenshots = browser, url, screenshots
        self.faults = []

    def fault(self, where, what):
        self.faults.append(f"{where}: {what}")

    def page(self, where, **options):
        page = self.browser.new_context(**options).new_page()
        page.on("console", lambda message: self.fault(where, f"console: {message.text}"))
        page.on("pageerror", lambda error: self.fault(where, f"error: {error}"))
        page.on("request", lambda request: request.url.split("#")[0] == self.url.split("#")[0]
                or request.url.startswith("data:") or self.fault(where, f"asks for {request.url}"))
        page.goto(self.url)
        return page

    def look(self, width, scheme):
        where = f"{width} {scheme}"
        page = self.page(where, viewport={"width": width, "height": 900}, color_scheme=scheme)
        self.open_all(page)
        if page.evaluate("document.documentElement.scrollWidth") > width:
            self.fault(where, "the page is wider than the viewport")
        for text in page.evaluate(TEXTS):
            if text["left"] < -1 or text["right"] > width + 1:
                self.fault(where, f"'{text['text']}' is outside the viewport")
            if text["isSqueezed"]:
                self.fault(where, f"'{text['text']}' has no room")
            if text["contrast"] < text["needed"]:
                self.fault(where, f"'{text['text']}' has a contrast of {text['contrast']:.2f}")
        if self.screenshots:
            # Above some height there is no picture of the whole page.
            height = min(page.evaluate("document.documentElement.scrollHeight"), 12000)
            page.screenshot(
                path=self.screenshots / f"{Path(self.url).stem}-{width}-{scheme}.png",
                full_page=True, clip={"x": 0, "y": 0, "width": width, "height": height})
        page.context.close()

    @staticmethod
    def open_all(page, most=40):
        page.evaluate(
            "most => document.querySelectorAll('details').forEach((each, place) => {"
            " each.open = each.open || place < most })", most)

    def use(self):
        """Filter, order, permalink and keyboard of a report; other pages have no controls."""
        page = self.page("use", viewport={"width": 1280, "height": 900})
        if not page.query_selector("#controls"):
            return
        shown = lambda: page.locator(".experiment:visible").count()
        all_of_them = page.locator(".experiment").count()
        names = page.eval_on_selector_all(".experiment", "all => all.map(each => each.dataset.name)")
        if shown() != all_of_them or all_of_them < 2:
            self.fault("use", f"{shown()} of {all_of_them} experiments are shown at first")
        page.fill("#by-text", names[-1])
        if not 1 <= shown() < all_of_them:
            self.fault("use", f"the text filter shows {shown()} of {all_of_them}")
        if f"{shown()} of {all_of_them}" not in page.inner_text("#shown"):
            self.fault("use", "the number of shown experiments is not told")
        page.click("#reset")
        for field, key in (("verdict", "verdicts"), ("os", "os"), ("device", "device")):
            value = page.eval_on_selector(f"#by-{field}", "select => select.options[1].value")
            page.select_option(f"#by-{field}", value)
            fits = page.eval_on_selector_all(
                ".experiment", "(all, [key, value]) => all.filter(each => "
                "each.dataset[key].split(key == 'verdicts' ? ' ' : '\\u0000').includes(value)).length",
                [key, value])
            if shown() != fits or fits == 0:
                self.fault("use", f"the filter by {field} shows {shown()} and not {fits}")
            page.click("#reset")
        page.select_option("#by-order", "name")
        sorted_names = page.eval_on_selector_all(
            ".experiment", "all => all.map(each => each.dataset.name)")
        if sorted_names != sorted(names):
            self.fault("use", "the order by name is none")
        theme = lambda: page.evaluate("getComputedStyle(document.body).backgroundColor")
        before = theme()
        page.click("#theme")
        if theme() == before:
            self.fault("use", "the theme does not change")
        page.context.close()
        self.follow(page_id=None)
        self.press_keys()

    def follow(self, page_id):
        page = self.page("permalink", viewport={"width": 1280, "height": 900})
        anchor = page.eval_on_selector_all(
            ".experiment", "all => all[all.length - 1].querySelector('a').getAttribute('href')")
        page.context.close()
        page = self.browser.new_page()
        page.goto(self.url + anchor)
        opened = page.eval_on_selector_all(
            ".experiment[open]", "all => all.map(each => '#' + each.id)")
        if anchor not in opened:
            self.fault("permalink", f"{anchor} is not open")
        page.close()

    def press_keys(self):
        page = self.page("keyboard", viewport={"width": 1280, "height": 900})
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.className") != "skip":
            self.fault("keyboard", "the first stop is no link past the overview")
        summary = page.locator(".experiment summary").last
        summary.focus()
        page.keyboard.press("Enter")
        if page.locator(".experiment").last.get_attribute("open") is None:
            self.fault("keyboard", "Enter does not open an experiment")
        nameless = page.eval_on_selector_all(
            "input, select, button", "all => all.filter(each => "
            "!each.labels?.length && !each.textContent.trim()).length")
        if nameless:
            self.fault("keyboard", f"{nameless} controls have no name for a screen reader")
        unnamed = page.eval_on_selector_all(
            "svg[role=img]", "all => all.filter(each => !each.querySelector('title')).length")
        if unnamed:
            self.fault("keyboard", f"{unnamed} pictures have no title")
        page.context.close()

    def read_without_script(self):
        page = self.page("no script", java_script_enabled=False)
        if len(page.inner_text("body").split()) < 10:
            self.fault("no script", "there is little to read")
        if page.query_selector("#controls") and page.locator("#controls").is_visible():
            self.fault("no script", "there are controls that do nothing")
        first = page.locator(".experiment summary").first
        if first.count():
            details = page.locator(".experiment").first
            before = details.get_attribute("open")
            first.click()
            if details.get_attribute("open") == before:
                self.fault("no script", "an experiment does not open")
        page.context.close()


def paint(browser, url):
    for _ in range(7):
        page = browser.new_page()
        page.goto(url)
        page.wait_for_function("performance.getEntriesByType('paint').length > 0")
        print(round(page.evaluate("performance.getEntriesByType('paint')[0].startTime")))
        page.close()


def main(arguments):
    measures = arguments[:1] == ["--paint"]
    if measures:
        arguments = arguments[1:]
    url = Path(arguments[0]).resolve().as_uri()
    screenshots = Path(arguments[1]) if len(arguments) > 1 else None
    if screenshots:
        screenshots.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        if measures:
            paint(browser, url)
            return 0
        looker = Looker(browser, url, screenshots)
        for width in WIDTHS:
            for scheme in ("light", "dark"):
                looker.look(width, scheme)
        looker.use()
        looker.read_without_script()
        browser.close()
    for fault in dict.fromkeys(looker.faults):
        print(fault)
    return 1 if looker.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
