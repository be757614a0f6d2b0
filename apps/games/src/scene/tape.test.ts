import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTape } from "./tape.ts";

const strip = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];

describe("a reel's tape", () => {
  test("whatever turned before, the landing shows exactly the stop", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 9 }),
        (topRow, distance, stop) => {
          const tape = createTape(strip, 3);
          const landing = tape.planLanding(topRow, distance, stop);
          const shown = [0, 1, 2].map((row) => tape.symbolAt(landing + row));
          expect(shown).toEqual([0, 1, 2].map((row) => strip[(stop + row) % 10]));
        },
      ),
    );
  });

  test("what is in view does not change when the result becomes known", () => {
    const tape = createTape(strip, 0);
    const top = -37.4;
    const before = [-1, 0, 1, 2, 3].map((row) => tape.symbolAt(Math.floor(top) + row));
    tape.planLanding(top, 8, 5);
    expect([-1, 0, 1, 2, 3].map((row) => tape.symbolAt(Math.floor(top) + row))).toEqual(before);
  });
});
