// Protects: a flight shows at each moment what it is said to, to the hundredth, and takes the
// targets that are offered and no others.
import { expect, test } from "vitest";
import {
  CASH_OUT_FROM_HUNDREDTHS,
  CRASH_CAP_HUNDREDTHS,
  flightMs,
  GROWTH_PPB,
  multiplierAt,
  vooDoTucano,
} from "./table.ts";

test("a flight doubles in 7.7 seconds, and stands at one before it begins", () => {
  expect([GROWTH_PPB, CASH_OUT_FROM_HUNDREDTHS]).toEqual([90_000, 101]);
  const shown = [-1, 0, 110, 111, 7_701, 7_702, 60_000].map((ms) => multiplierAt(ms, 90_000));
  expect(shown).toEqual([100, 100, 100, 101, 199, 200, 22_140]);
  expect(multiplierAt(1_000_000_000, 90_000)).toBe(CRASH_CAP_HUNDREDTHS);
  // What lies on a hundredth exactly is that hundredth.
  for (const exact of [150, 5_000]) {
    expect(multiplierAt((Math.log(exact / 100) * 1_000_000_000) / 100_000, 100_000)).toBe(exact);
  }
  const steep = [-1, 0, 1].map((ms) => multiplierAt(ms, 20_000_000));
  expect(steep).toEqual([100, 100, 102]);
});

test("a flight ends when the next hundredth would be shown", () => {
  const ends = [99, 100, 101, 200].map((crash) => flightMs(crash, 90_000));
  expect(ends).toEqual([0, 0, 221, 7_758]);
  const cap = flightMs(CRASH_CAP_HUNDREDTHS, 90_000);
  expect(cap).toBe(flightMs(CRASH_CAP_HUNDREDTHS - 1, 90_000));
});

test("targets begin at 1.01 and end at the highest crash", () => {
  const read = (autoHundredths: unknown) => vooDoTucano.readBet({ autoHundredths });
  expect([read(100), read(101.5), read("200"), read(CRASH_CAP_HUNDREDTHS + 1)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([read(101), read(CRASH_CAP_HUNDREDTHS)]).toEqual([
    { autoHundredths: 101 },
    { autoHundredths: CRASH_CAP_HUNDREDTHS },
  ]);
  for (const bad of [null, 1, "x", [], { more: 1 }, { autoHundredths: 200, more: 1 }]) {
    expect(vooDoTucano.readBet(bad)).toBeNull();
  }
  expect(vooDoTucano.readBet({})).toEqual({ autoHundredths: null });
  expect(vooDoTucano.unitsOf({ autoHundredths: 200 })).toBe(1);
});
