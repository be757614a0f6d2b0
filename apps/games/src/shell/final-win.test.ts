// Protects: what does not exceed the stake is told as an amount and never celebrated.
import { toCentavos } from "@tucano/contract/money.ts";
import type { WinTier } from "@tucano/contract/events/round-events.ts";
import { describe, expect, test } from "vitest";
import type { Outcome } from "../scene/tiers.ts";
import { showFinalWin } from "./final-win.ts";
import type { Parts, StartOptions } from "./parts.ts";
import { toolsFor } from "./tools.ts";

/** A round of several units: R$ 1,00 each, and R$ 3,00 in all. */
function round() {
  const told = { wins: [] as [string | null, boolean][], celebrated: [] as Outcome[] };
  const parts = {
    hud: {
      setWin: (wire: string | null, isGain = false) => void told.wins.push([wire, isGain]),
      setMessage: () => {},
    },
    celebrations: { celebrate: async (outcome: Outcome) => void told.celebrated.push(outcome) },
    control: { unit: toCentavos(100), staked: toCentavos(300) },
  } as unknown as Parts;
  const options = {
    translate: (key: string) => key,
    opened: { mode: "demo", stakes: [], max_stake: "1.00", market: {}, game: { reels: 5 } },
    module: { look: { layout: "over" } },
    launch: { language: "pt" },
  } as unknown as StartOptions;
  return { told, parts, options };
}

describe("the end of a round", () => {
  const ends: readonly (readonly [number, WinTier, boolean])[] = [
    [0, "none", false],
    [120, "return", false],
    [300, "return", false],
    [301, "win", true],
    [6_000, "big", true],
  ];
  test.each(ends)("%i hundredths, %s: gold is %s", async (winHundredths, tier, isGain) => {
    const { told, parts, options } = round();
    await showFinalWin(options, parts, { type: "finalWin", winHundredths, tier });
    expect(told.wins.map(([, isGold]) => isGold)).toEqual([isGain]);
    const outcome = { amount: winHundredths, staked: 300 };
    expect(told.celebrated).toEqual(isGain ? [outcome] : []);
  });

  test("a stage's own sums turn gold by the whole stake, not by the unit", () => {
    const { told, parts, options } = round();
    const { showWin } = toolsFor(options, parts);
    for (const hundredths of [null, 0, 300, 305]) showWin(hundredths);
    expect(told.wins).toEqual([
      [null, false],
      ["0.00", false],
      ["3.00", false],
      ["3.05", true],
    ]);
  });
});
