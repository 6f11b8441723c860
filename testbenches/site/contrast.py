"""Finds text that is too faint by WCAG 2 AA: a contrast below 4.5, or below 3 for large text."""

SCRIPT = """() => {
  const channels = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([red, green, blue]) => {
    const part = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  };
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = channels(getComputedStyle(at).backgroundColor);
      if (color.length === 3 || color[3] > 0.99) return color;
    }
    return [255, 255, 255];
  };
  const faint = new Set();
  for (const element of document.querySelectorAll("body *")) {
    if (!element.checkVisibility() || element.closest("svg, [hidden], .unseen, .board, noscript") || element.disabled) continue;
    if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) continue;
    const style = getComputedStyle(element);
    const [one, two] = [light(channels(style.color)), light(behind(element))];
    const contrast = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (contrast < (isLarge ? 3 : 4.5)) faint.add(`${element.tagName} ${element.className} '${element.textContent.trim().slice(0, 30)}' ${contrast.toFixed(2)}`);
  }
  return [...faint];
}"""


def too_faint(page):
    """Descriptions of the text that is too faint in the present page."""
    return page.evaluate(SCRIPT)
