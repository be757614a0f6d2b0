/** A card of the hall: three rows, each number in the column of its ten. */
import type { HallCard } from "@tucano/game-math/games/salao-de-bingo/bingo-hall.ts";
import { make } from "../../hud/dom.ts";

const COLUMNS = 9;

export interface CardState {
  readonly title: string;
  readonly out: ReadonlySet<number>;
  readonly isBought: boolean;
  /** What it has won, once the draw is over; "" where nothing. */
  readonly won: string;
}

export function viewCard(card: HallCard, { title, out, isBought, won }: CardState): HTMLElement {
  const cells = card.flatMap((row) => {
    const isLine = row.every((number) => out.has(number));
    return Array.from({ length: COLUMNS }, (_, column) => {
      const number = row.find((each) => Math.min(COLUMNS - 1, Math.floor(each / 10)) === column);
      if (number === undefined) return make("span", { class: "hole" });
      const kind = `spot${out.has(number) ? " is-marked" : ""}${isLine ? " is-line" : ""}`;
      return make("span", { class: kind, text: String(number) });
    });
  });
  const hits = card.flat().filter((number) => out.has(number)).length;
  const told = out.size > 0 ? `${hits}/15` : "";
  const kind = `hall-card${isBought ? " is-bought" : ""}${won === "" ? "" : " is-paid"}`;
  return make("article", { class: kind, "aria-label": title }, [
    make("header", {}, [
      make("span", { text: title }),
      make("b", { text: won === "" ? told : won }),
    ]),
    make("div", { class: "hall-grid" }, cells),
  ]);
}
