/** A card of Salão 75: five columns under their letters, patterns that light up. */
import {
  belongsTo,
  cardPatterns,
  type CardPattern,
  type PatternCard,
  rowsOf,
  SIDE,
} from "@tucano/game-math/games/salao-75/pattern-card.ts";
import { make } from "../../hud/dom.ts";
import { type CardState, hallCard, markOf } from "../hall-kit/hall-board.ts";

const LETTERS = "BINGO";
const NUMBERS = SIDE * SIDE - 1;
const places = Array.from({ length: SIDE }, (_, place) => place);

interface Place {
  readonly number: number | null;
  readonly column: number;
  readonly row: number;
}

/** Row by row, as they are read. */
const placesOf = (card: PatternCard): Place[] =>
  places.flatMap((row) =>
    places.map((column) => ({ number: rowsOf(card, column)[row] ?? null, column, row })),
  );

export function viewCard(card: PatternCard, state: CardState): HTMLElement {
  const { out } = state;
  const all = placesOf(card);
  const isOut = ({ number }: Place): boolean => number === null || out.has(number);
  const missing = new Map(
    cardPatterns.map((pattern) => [
      pattern,
      all.filter((one) => belongsTo[pattern](one.column, one.row) && !isOut(one)),
    ]),
  );
  const isComplete = (pattern: CardPattern): boolean => missing.get(pattern)?.length === 0;
  // What a single ball would complete is seen before it comes, or does not.
  const wanted = new Set([...missing.values()].flatMap((open) => (open.length === 1 ? open : [])));
  const cells = all.map((one) => {
    const { number, column, row } = one;
    const isLit =
      out.size > 0 &&
      cardPatterns.some((pattern) => isComplete(pattern) && belongsTo[pattern](column, row));
    const kind = [
      `spot${number === null ? " is-free" : markOf(state, number)}`,
      isLit ? " is-line" : "",
      wanted.has(one) ? " is-wanted" : "",
    ];
    return make("span", { class: kind.join(""), text: number === null ? "★" : String(number) });
  });
  const letters = Array.from(LETTERS, (letter) => make("span", { class: "letter", text: letter }));
  const hits = card.flat().filter((number) => out.has(number)).length;
  const told = out.size > 0 ? `${hits}/${NUMBERS}` : "";
  return hallCard(state, told, make("div", { class: "pattern-grid" }, [...letters, ...cells]));
}

/** The pattern itself, small. */
export function patternSign(pattern: CardPattern): HTMLElement {
  const dots = places.flatMap((row) =>
    places.map((column) => make("i", { class: belongsTo[pattern](column, row) ? "is-on" : "" })),
  );
  return make("span", { class: "pattern-sign", "aria-hidden": "true" }, dots);
}
