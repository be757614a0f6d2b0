// Protects: others at a sea see what was shot and caught, and nothing of what it paid in money.
import type { Book } from "@tucano/contract/events/round-events.ts";
import { expect, test } from "vitest";
import { shotOf } from "./policy.ts";

const end = { type: "finalWin", winHundredths: 400, tier: "win" } as const;
const shot = (weapon: string): Book[number] => ({
  type: "fishShot",
  weapon,
  hits: [
    { target: "crab", multiplier: 4, isCaught: true, winHundredths: 400 },
    { target: "whale", multiplier: 0, isCaught: false, winHundredths: 0 },
  ],
});

test("a shot is told with its seat, its weapon, and what each target paid times the shot", () => {
  expect(shotOf(3, [shot("net"), end])).toEqual({
    seat: 3,
    weapon: "net",
    hits: [
      { target: "crab", multiplier: 4 },
      { target: "whale", multiplier: 0 },
    ],
  });
});

test("it is found wherever it stands in the book, and a book without one tells nothing", () => {
  expect(shotOf(1, [end, shot("cannon")])).toMatchObject({ seat: 1, weapon: "cannon" });
  expect(shotOf(1, [end])).toBeNull();
  expect(shotOf(1, [])).toBeNull();
});
