/** The wheel's order as a track: announced bets inside, neighbours of a number on the rim. */
import {
  announcedBets,
  colourOf,
  wheelOrder,
} from "@tucano/game-math/games/roleta-europeia/game.ts";
import { make } from "../../hud/dom.ts";
import { type Box, createSpotBoard, type Spot, type SpotBoard } from "../chip-tables/spot-board.ts";

const LONG = 15;
const SHORT = (wheelOrder.length - 2 * LONG - 1) / 2;

export interface RaceWords {
  readonly name: string;
  readonly announced: (id: string) => string;
  readonly neighbours: (pocket: number) => string;
}

export function createRacetrack(words: RaceWords, onTap: (id: string) => void): SpotBoard {
  const numbers = wheelOrder.map((pocket): Spot => ({
    id: String(pocket),
    className: `race-number is-${colourOf(pocket)}`,
    name: words.neighbours(pocket),
    content: [String(pocket)],
  }));
  const bets = announcedBets.map(({ id }): Spot => ({
    id,
    className: "race-bet",
    name: words.announced(id),
    content: [make("span", { text: words.announced(id) })],
  }));
  const board = createSpotBoard({ name: words.name, spots: [...numbers, ...bets], onTap });
  board.root.classList.add("racetrack");
  return board;
}

/** Clockwise around the box from its left end; upright screens see it turned by a quarter. */
export function raceBoxes(isUpright: boolean): ReadonlyMap<string, Box> {
  const boxes = new Map<string, Box>();
  const columns = LONG + 2;
  const rows = SHORT + 2;
  const put = (id: string, [x, y, w, h]: readonly [number, number, number, number]): void => {
    const box = { x: x / columns, y: y / rows, w: w / columns, h: h / rows };
    boxes.set(id, isUpright ? { x: 1 - box.y - box.h, y: box.x, w: box.h, h: box.w } : box);
  };
  // Zero stands at the right end, as the voisins around it do.
  const start = wheelOrder.length - Math.floor(SHORT / 2);
  const at = (index: number): string => String(wheelOrder[(start + index) % wheelOrder.length]);
  const right = SHORT;
  for (let index = 0; index < right; index += 1) put(at(index), [LONG + 1, 1 + index, 1, 1]);
  for (let index = 0; index <= LONG; index += 1) {
    put(at(right + index), [
      ((LONG - index) * (LONG + 2)) / (LONG + 1),
      rows - 1,
      (LONG + 2) / (LONG + 1),
      1,
    ]);
  }
  const left = right + LONG + 1;
  for (let index = 0; index < SHORT; index += 1) put(at(left + index), [0, SHORT - index, 1, 1]);
  const top = left + SHORT;
  for (let index = 0; index < LONG; index += 1) {
    put(at(top + index), [(index * (LONG + 2)) / LONG, 0, (LONG + 2) / LONG, 1]);
  }
  const inside = (id: string, from: number, to: number): void =>
    put(id, [1 + from * LONG, 1, (to - from) * LONG, SHORT]);
  inside("tiers", 0, 0.3);
  inside("orphelins", 0.3, 0.52);
  inside("voisins", 0.52, 0.84);
  inside("zero", 0.84, 1);
  return boxes;
}
