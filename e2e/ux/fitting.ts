/**
 * Texts that do not fit where they stand: cut off, running out of the button they are in, or broken
 * within a word.
 */
import type { Page } from "@playwright/test";

/** Runs in the page. Names of games and of people may be cut: they stand in `data-name`. */
function findCutTexts(): string[] {
  const SLACK = 2;
  const isUnseen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    // What only a screen reader hears is a box of one pixel.
    return width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true });
  };
  const isCut = (element: Element) => {
    const style = getComputedStyle(element);
    const isCutAcross =
      style.overflowX === "hidden" && element.scrollWidth > element.clientWidth + SLACK;
    const isCutBelow =
      style.overflowY === "hidden" && element.scrollHeight > element.clientHeight + SLACK;
    return isCutAcross || isCutBelow;
  };
  const runsOut = (text: Text, element: Element) => {
    const box = element.closest("button, a, [role=tab], summary, label")?.getBoundingClientRect();
    if (box === undefined || getComputedStyle(element).position === "absolute") return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ left, right }) => left < box.left - SLACK || right > box.right + SLACK,
    );
  };
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? "";
    if (element === null || words === "" || element.closest("[data-name], [inert]")) continue;
    if (isUnseen(element)) continue;
    if (isCut(element) || runsOut(node as Text, element)) found.add(words.slice(0, 60));
  }
  return [...found];
}

export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(findCutTexts);
}

/**
 * Runs in the page: words that go on in the next line without a hyphen. What is written without
 * spaces may be broken anywhere, and an address or a code wherever a line ends.
 */
function findBrokenWords(): string[] {
  const word = /[\p{Script=Latin}\p{M}]{3,}/gu;
  /** An address, which has no other place to break. */
  const address = /\S+:\/\/\S+/;
  const found = new Set<string>();
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    if (text.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
    if (address.test(text.data)) continue;
    if (text.parentElement.closest("code, [inert], .sr-only") !== null) continue;
    for (const { 0: letters, index } of text.data.matchAll(word)) {
      range.setStart(text, index);
      range.setEnd(text, index + letters.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      // Letters are higher than a tight line: boxes of two lines may lie on each other.
      const isBelow = ({ top, height }: DOMRect) => top > (lines[0]?.top ?? top) + height / 2;
      if (lines.some(isBelow)) found.add(letters);
    }
  }
  return [...found];
}

export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(findBrokenWords);
}

/** More than the accounts of these walks ever hold, and no more than some member has. */
const LARGE = "12.345,67";

/**
 * Runs in the page: writes `large` into every amount that stands by itself, where nothing can be
 * broken into two lines, and tells which then leave their place.
 */
function findTightAmounts(large: string): string[] {
  const SLACK = 2;
  const amount = /^([+-]?)R\$\s[\d.]+,\d{2}$/;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const written: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    if (!amount.test(text.data.trim())) continue;
    text.data = text.data.trim().replace(amount, `$1R$\u00A0${large}`);
    written.push(text);
  }
  const blockOf = (text: Text): Element | null => {
    let element = text.parentElement;
    while (element !== null && getComputedStyle(element).display.startsWith("inline")) {
      element = element.parentElement;
    }
    return element;
  };
  const leaves = (text: Text): boolean => {
    const block = blockOf(text);
    if (block?.checkVisibility({ visibilityProperty: true }) !== true) return false;
    const box = block.getBoundingClientRect();
    if (box.width <= 1) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ left, right }) => left < box.left - SLACK || right > box.right + SLACK,
    );
  };
  return [...new Set(written.filter(leaves).map((text) => text.data.trim().slice(0, 60)))];
}

/** Amounts that would run into what stands beside them, or be cut, for whoever has more money. */
export function tightAmounts(page: Page): Promise<string[]> {
  return page.evaluate(findTightAmounts, LARGE);
}
