/** Where the spots of the dragon tiger table lie: the dragon's left, the tiger's right. */
import type { Box } from "../chip-tables/spot-board.ts";

const GAP = 0.12;

/** Height of a row, then its spots with their widths; "" keeps the middle free. */
const rows: readonly (readonly [number, readonly (readonly [string, number])[]])[] = [
  [
    2,
    [
      ["dragon", 3],
      ["tie", 2.12],
      ["tiger", 3],
    ],
  ],
  [1, both(["Small", "Big"], 2)],
  [1, both(["Red", "Black"], 2)],
  [1, both(["Spades", "Hearts", "Diamonds", "Clubs"], 1)],
];

function both(names: readonly string[], width: number): (readonly [string, number])[] {
  return [
    ...names.map((name) => [`dragon${name}`, width] as const),
    ["", GAP] as const,
    ...names.map((name) => [`tiger${name}`, width] as const),
  ];
}

export function dragonTigerBoxes(): ReadonlyMap<string, Box> {
  const tall = rows.reduce((sum, [height]) => sum + height, 0);
  const boxes = new Map<string, Box>();
  let y = 0;
  for (const [height, row] of rows) {
    const all = row.reduce((sum, [, width]) => sum + width, 0);
    let x = 0;
    for (const [spot, width] of row) {
      if (spot !== "") {
        boxes.set(spot, { x: x / all, y: y / tall, w: width / all, h: height / tall });
      }
      x += width;
    }
    y += height;
  }
  // Both ties share the place between the two.
  const tie = boxes.get("tie");
  if (tie !== undefined) {
    const half = { ...tie, h: tie.h / 2 };
    boxes.set("tie", half).set("suitedTie", { ...half, y: half.y + half.h });
  }
  return boxes;
}
