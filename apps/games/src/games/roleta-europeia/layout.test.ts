// Protects: each spot of the roulette table lies where its numbers meet, on any screen.
import { expect, test } from "vitest";
import { rouletteSpots } from "@tucano/game-math/games/roleta-europeia/game.ts";
import { rouletteBoxes } from "./layout.ts";

test.each([true, false])(
  "every spot lies on the board and no two chips lie together",
  (upright) => {
    const boxes = rouletteBoxes(upright);
    expect(boxes.size).toBe(157);
    const centres = new Set<string>();
    for (const [spot, { x, y, w, h }] of boxes) {
      expect(w > 0 && h > 0, spot).toBe(true);
      expect(x >= -0.05 && y >= -0.05 && x + w <= 1.05 && y + h <= 1.05, spot).toBe(true);
      centres.add(`${(x + w / 2).toFixed(4)}/${(y + h / 2).toFixed(4)}`);
    }
    expect(centres.size).toBe(157);
  },
);

test("a chip on a line lies between its numbers", () => {
  const boxes = rouletteBoxes(false);
  const centre = (spot: string) => {
    const { x = 0, y = 0, w = 0, h = 0 } = boxes.get(spot) ?? {};
    return [x + w / 2, y + h / 2] as const;
  };
  for (const [spot, numbers] of rouletteSpots) {
    if (!/^\d/.test(spot) || numbers.includes(0) || ![2, 4].includes(numbers.length)) continue;
    const points = numbers.map((number) => centre(String(number)));
    const mean = (index: 0 | 1) =>
      points.reduce((sum, point) => sum + point[index], 0) / points.length;
    expect(centre(spot)[0], spot).toBeCloseTo(mean(0), 6);
    expect(centre(spot)[1], spot).toBeCloseTo(mean(1), 6);
  }
});
