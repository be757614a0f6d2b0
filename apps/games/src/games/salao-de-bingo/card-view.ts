/** A card of Salão 90: three rows, each number in the column of its ten. */
import type { HallCard } from "@tucano/game-math/games/salao-de-bingo/bingo-hall.ts";
import { make } from "../../hud/dom.ts";
import { type CardState, hallCard, markOf } from "../hall-kit/hall-board.ts";

const COLUMNS = 9;

export function viewCard(card: HallCard, state: CardState): HTMLElement {
  const { out } = state;
  const cells = card.flatMap((row) => {
    const isLine = row.every((number) => out.has(number));
    return Array.from({ length: COLUMNS }, (_, column) => {
      const number = row.find((each) => Math.min(COLUMNS - 1, Math.floor(each / 10)) === column);
      if (number === undefined) return make("span", { class: "hole" });
      const kind = `spot${markOf(state, number)}${isLine ? " is-line" : ""}`;
      return make("span", { class: kind, text: String(number) });
    });
  });
  const hits = card.flat().filter((number) => out.has(number)).length;
  const told = out.size > 0 ? `${hits}/15` : "";
  return hallCard(state, told, make("div", { class: "hall-grid" }, cells));
}
