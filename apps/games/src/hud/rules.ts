/** What a page of rules is made of: sentences, and tables of what is paid. */
import { make } from "./dom.ts";

export function rulesList(rules: readonly string[]): HTMLElement {
  return make(
    "ul",
    { class: "rules" },
    rules.map((text) => make("li", { text })),
  );
}

export function rulesPage(rules: readonly string[], more: readonly HTMLElement[]): HTMLElement {
  return make("div", {}, [rulesList(rules), ...more]);
}

type Cell = string | HTMLElement;

interface PaytableOptions {
  /** The first cell of each row is its name. */
  readonly isNamed?: boolean;
}

/** Without a head where the rows speak for themselves. */
export function paytable(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  { isNamed = false }: PaytableOptions = {},
): HTMLElement {
  const heads = head.map((text) => make("th", { scope: "col", text }));
  const cellOf = (cell: Cell, column: number): HTMLElement =>
    isNamed && column === 0 ? make("th", { scope: "row" }, [cell]) : make("td", {}, [cell]);
  return make("table", { class: "paytable" }, [
    head.length === 0 ? null : make("thead", {}, [make("tr", {}, heads)]),
    make(
      "tbody",
      {},
      rows.map((cells) => make("tr", {}, cells.map(cellOf))),
    ),
  ]);
}
