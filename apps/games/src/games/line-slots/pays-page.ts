/** What each symbol pays at the stake chosen now, and the lines. */
import type { SlotSheet } from "@tucano/contract/player/games/game-sheets.ts";
import { formatWire, multiplyFloor } from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { make } from "../../hud/dom.ts";
import type { SlotPages } from "./pages.ts";

type SlotSymbol = SlotSheet["symbols"][number];

export function paysView(options: SlotPages): HTMLElement {
  const { sheet, translate: t, stake } = options;
  const best = (symbol: SlotSymbol): number => Math.max(0, ...symbol.pays.map(({ pay }) => pay));
  const paying = sheet.symbols
    .filter(({ role }) => role === "pays")
    .toSorted((one, other) => best(other) - best(one));
  const special = sheet.symbols.filter(({ role }) => role !== "pays");
  return make("div", {}, [
    make("p", { class: "hint", text: t("paysFor", { stake: formatMoney(formatWire(stake())) }) }),
    make(
      "ul",
      { class: "pays" },
      paying.map((symbol) => payCard(options, symbol)),
    ),
    make(
      "ul",
      { class: "pays is-special" },
      special.map((symbol) => payCard(options, symbol)),
    ),
    make("h3", { text: t("lines", { count: sheet.lines.length }) }),
    make(
      "ul",
      { class: "lines" },
      sheet.lines.map((line, index) => lineCard(line, index, sheet)),
    ),
    make("p", { class: "hint", text: t("credits") }),
  ]);
}

function payCard(options: SlotPages, symbol: SlotSymbol): HTMLElement {
  const { sheet, translate: t, stake, picture } = options;
  const divisor = symbol.role === "scatter" ? 1 : sheet.lines.length;
  const rows = symbol.pays
    .filter(({ pay }) => pay > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ count, pay }) =>
      make("li", {}, [
        make("span", { text: `${count}×` }),
        make("b", { text: formatMoney(formatWire(multiplyFloor(stake(), pay, divisor))) }),
      ]),
    );
  const notes: string[] = [];
  if (symbol.role === "wild") {
    notes.push(t("wildText"));
    if (symbol.multiplier > 1) notes.push(t("wildMultiplies", { multiplier: symbol.multiplier }));
    if (symbol.expands) notes.push(t("wildExpands"));
  }
  if (symbol.role === "scatter") {
    notes.push(t("scatterText"));
    for (const { scatters, spins } of sheet.free_spins.triggers) {
      notes.push(t("scatterGives", { scatters, spins }));
    }
  }
  return make("li", { class: "pay" }, [
    copyOf(picture(symbol.id)),
    make("div", {}, [
      rows.length > 0 ? make("ul", { class: "amounts" }, rows) : null,
      notes.length > 0 ? make("p", { class: "hint", text: notes.join(" ") }) : null,
    ]),
  ]);
}

function copyOf(picture: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = make("canvas", { class: "symbol", "aria-hidden": "true" });
  canvas.width = 128;
  canvas.height = 128;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, 128, 128);
  return canvas;
}

function lineCard(line: readonly number[], index: number, sheet: SlotSheet): HTMLElement {
  const cells = Array.from({ length: sheet.rows * sheet.reels }, (_, cell) => {
    const row = Math.floor(cell / sheet.reels);
    const isOn = line[cell % sheet.reels] === row;
    return make("i", isOn ? { class: "on" } : {});
  });
  return make("li", {}, [
    make("div", { class: "line-grid", "aria-hidden": "true" }, cells),
    make("span", { text: String(index + 1) }),
  ]);
}
