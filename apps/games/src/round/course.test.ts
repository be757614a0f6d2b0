/** A player sees what the rounds of this visit came to, as it is: a loss as plainly as a gain. */
import { toCentavos } from "@tucano/contract/money.ts";
import { describe, expect, test } from "vitest";
import { lineOf, netOf } from "./course.ts";
import { roundOf, settled, table } from "./test/table.ts";

const course = (...amounts: number[]) => amounts.map((amount) => toCentavos(amount));

describe("the line of a visit", () => {
  test("begins at nothing won and nothing lost, and ends at the net result", () => {
    expect(lineOf(course(-100, 100))).toEqual({ path: "M0 50L50 100L100 0", zeroY: 50 });
    expect(netOf(course(-100, 100))).toBe(100);
  });

  test("falls as far for a loss as it rises for a gain of the same amount", () => {
    const gain = lineOf(course(300));
    const loss = lineOf(course(-300));
    expect(gain).toEqual({ path: "M0 100L100 0", zeroY: 100 });
    expect(loss).toEqual({ path: "M0 0L100 100", zeroY: 0 });
  });

  test("is level where nothing was won or lost, or nothing was played", () => {
    expect(lineOf(course(0, 0))).toEqual({ path: "M0 50L50 50L100 50", zeroY: 50 });
    expect(lineOf([])).toEqual({ path: "M0 50", zeroY: 50 });
    expect(netOf([])).toBe(0);
  });

  test("holds any number of rounds", () => {
    const long = Array.from({ length: 200_000 }, (_, index) => toCentavos(-index));
    expect(lineOf(long).path.endsWith("L100 100")).toBe(true);
  });
});

describe("a stage", () => {
  test("is told the course after each round that was seen to its end, and never before", async () => {
    const told: number[][] = [];
    const lost = roundOf("second", { win: "0.00", net: "-1.00", balance: "11.00" });
    const { control, stage, log } = table({
      answers: [roundOf("first"), lost],
      whileShown: () => log.cues.push(`shown after ${told.length}`),
    });
    stage.settled = (net) => void told.push([...net]);
    control.press();
    await settled();
    control.press();
    await settled();
    expect(told).toEqual([[200], [200, 100]]);
    expect(log.cues.filter((cue) => cue.startsWith("shown"))).toEqual([
      "shown after 0",
      "shown after 1",
    ]);
    expect(control.net).toBe(100);
  });
});
