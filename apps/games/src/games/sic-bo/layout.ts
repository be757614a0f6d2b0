/** Where the spots of the sic bo table lie, upright and wide. */
import type { Box } from "../chip-tables/spot-board.ts";

const faces = [1, 2, 3, 4, 5, 6];
const pairs = faces.flatMap((low) =>
  faces.filter((high) => high > low).map((high) => `pair${low}-${high}`),
);
const totals = Array.from({ length: 14 }, (_, index) => `total${index + 4}`);

type Row = readonly (readonly [spot: string, width: number])[];

const equal = (spots: readonly string[]): Row => spots.map((spot) => [spot, 1]);
const named = (kind: string): string[] => faces.map((face) => `${kind}${face}`);

const upright: readonly (readonly [height: number, Row])[] = [
  [1.3, equal(["small", "odd", "even", "big"])],
  [1, [...equal(named("triple")), ["anyTriple", 1.5]]],
  [1, equal(named("double"))],
  [1, equal(totals.slice(0, 7))],
  [1, equal(totals.slice(7))],
  [1, equal(pairs.slice(0, 5))],
  [1, equal(pairs.slice(5, 10))],
  [1, equal(pairs.slice(10))],
  [1.1, equal(named("single"))],
];

const wide: readonly (readonly [height: number, Row])[] = [
  [
    1.5,
    [
      ["small", 1.5],
      ["odd", 1.1],
      ...equal(named("triple")),
      ["anyTriple", 1.6],
      ["even", 1.1],
      ["big", 1.5],
    ],
  ],
  [1.2, equal([...named("double"), ...named("single")])],
  [1.3, equal(totals)],
  [1.2, equal(pairs)],
];

/** A phone that is held lying: at most twelve beside each other, so that a finger hits one. */
const low: readonly (readonly [height: number, Row])[] = [
  [1, equal(["small", "odd", "anyTriple", "even", "big"])],
  [1, equal([...named("triple"), ...named("double")])],
  [1, equal([...totals.slice(0, 7), ...pairs.slice(0, 5)])],
  [1, equal([...totals.slice(7), ...pairs.slice(5, 10)])],
  [
    1,
    [
      ...named("single").map((spot) => [spot, 7 / 6] as const),
      ...pairs.slice(10).map((spot) => [spot, 1] as const),
    ],
  ],
];

const plans = { upright, wide, low };

export function sicBoBoxes(plan: keyof typeof plans): ReadonlyMap<string, Box> {
  const rows = plans[plan];
  const tall = rows.reduce((sum, [height]) => sum + height, 0);
  const boxes = new Map<string, Box>();
  let y = 0;
  for (const [height, row] of rows) {
    const all = row.reduce((sum, [, width]) => sum + width, 0);
    let x = 0;
    for (const [spot, width] of row) {
      boxes.set(spot, { x: x / all, y: y / tall, w: width / all, h: height / tall });
      x += width;
    }
    y += height;
  }
  return boxes;
}
