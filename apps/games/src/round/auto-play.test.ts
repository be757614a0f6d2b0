import { describe, expect, test } from "vitest";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import { type AutoPlan, continueAuto, startAuto } from "./auto-play.ts";

const stake = toCentavos(100);
const lost = { stake, win: ZERO, hadFeature: false };

describe("automatic play", () => {
  test("it never loses more than the limit", () => {
    let plan: AutoPlan = startAuto(100, toCentavos(350), false);
    let rounds = 0;
    for (;;) {
      rounds += 1;
      const next = continueAuto(plan, lost);
      if (typeof next === "string") {
        expect(next).toBe("loss_limit");
        break;
      }
      plan = next;
    }
    expect(rounds).toBe(3);
  });

  test("it plays exactly the rounds that were asked for", () => {
    const plan = startAuto(1, toCentavos(10_000), false);
    expect(continueAuto(plan, lost)).toBe("finished");
  });

  test("wins widen what may still be lost", () => {
    const plan = startAuto(10, toCentavos(100), false);
    const won = continueAuto(plan, { stake, win: toCentavos(500), hadFeature: false });
    expect(won).toMatchObject({ remaining: 9, net: 400 });
  });

  test("it stops for a feature when asked to", () => {
    const plan = startAuto(10, toCentavos(10_000), true);
    expect(continueAuto(plan, { ...lost, hadFeature: true })).toBe("feature");
  });
});
