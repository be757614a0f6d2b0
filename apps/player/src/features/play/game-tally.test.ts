/** The net result in a game's bar is exact to the centavo, however many rounds were played. */
import { expect, test } from "vitest";
import { addRound, emptyTally, formatClock } from "./game-tally.ts";

test("wins less stakes, without a rounding error over many rounds", () => {
  let tally = emptyTally;
  for (let round = 0; round < 1_000; round += 1) {
    tally = addRound(tally, { stake: "0.10", win: round % 10 === 0 ? "0.70" : "0.00" });
  }
  expect(tally).toEqual({ net: "-30.00", rounds: 1_000 });
});

test("the clock counts minutes, then hours", () => {
  expect(formatClock(0)).toBe("0:00");
  expect(formatClock(725_400)).toBe("12:05");
  expect(formatClock(3_725_000)).toBe("1:02:05");
});
