/** Amounts as they stand on a page: each written as money is written in Brazil, nothing raw. */
import type { Page } from "@playwright/test";

/** "R$ 1.234,56" or, where cents would say nothing, "R$ 50". The space does not break. */
const AMOUNT = String.raw`R\$\u00a0\d{1,3}(?:\.\d{3})*(?:,\d{2})?(?![\d,]\d)`;
/** What a mistake leaves behind. */
const MISTAKE = String.raw`\bNaN\b|\bundefined\b|\bnull\b|\[object`;
/** An amount or a share as the wire has it: told from a written one where that has a comma. */
const RAW = String.raw`(?<![\d.,])\d+\.\d{2}(?![\d.])|${MISTAKE}`;

/** Words around what is written otherwise. */
export function findStrayAmounts(page: Page): Promise<string[]> {
  return page.evaluate(
    ([amount = "", raw = "", mistake = ""]) => {
      const found: string[] = [];
      const wrong = new RegExp(document.documentElement.lang.startsWith("en") ? mistake : raw);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent ?? "";
        // The sign alone stands before a field that is typed into.
        if (text.trim() === "R$" || walker.currentNode.parentElement?.closest("code,pre")) continue;
        const rest = text.replaceAll(new RegExp(amount, "g"), "");
        if (rest.includes("R$") || wrong.test(rest)) found.push(text.slice(0, 80));
      }
      return found;
    },
    [AMOUNT, RAW, MISTAKE],
  );
}
