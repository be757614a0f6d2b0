// Protects: a chip on any spot of the board is a bet on exactly those numbers at the live table.
import { expect, test } from "vitest";
import { rouletteSpots as liveSpots } from "@tucano/game-math/games/roleta-ao-vivo/table.ts";
import { rouletteSpots } from "@tucano/game-math/games/roleta-europeia/game.ts";
import { fromWireSpot, toWireSpot } from "./spots.ts";

test("every spot of the board is one of the live table, with the same numbers", () => {
  expect(liveSpots.size).toBe(rouletteSpots.size);
  for (const [spot, numbers] of rouletteSpots) {
    const live = liveSpots.get(toWireSpot(spot));
    expect(live?.numbers, spot).toEqual(numbers);
    expect(fromWireSpot(toWireSpot(spot))).toBe(spot);
  }
});
