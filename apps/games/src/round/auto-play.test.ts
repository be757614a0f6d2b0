// Protects: automatic play never loses more than its player allowed, ends at what it was asked to
// end at, and changes the stake only as chosen, never to one that can't be paid.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Centavos, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { type AutoWish, continueAuto, type Stakes, startAuto } from "./auto-play.ts";

const stake = toCentavos(100);
const lost = { stake, win: ZERO, hadFeature: false };
const won = (win: number) => ({ stake, win: toCentavos(win), hadFeature: false });
const alone: Stakes = { step: 0, costOf: (step) => (step === 0 ? stake : null) };
/** 1, 2, 4 and 8 reais, of which the last is more than there is. */
const ladder = (step: number): Stakes => ({
  step,
  costOf: (at) => (at < 3 ? toCentavos(100 * 2 ** at) : null),
});

const wishFor = (wish: Partial<AutoWish> = {}): AutoWish => ({
  count: 10,
  lossLimit: toCentavos(10_000),
  stopsOnFeature: false,
  gainLimit: null,
  stopsAtTimes: null,
  afterLoss: "keep",
  afterWin: "keep",
  ...wish,
});

describe("automatic play", () => {
  test("plays exactly the rounds that were asked for", () => {
    expect(continueAuto(startAuto(wishFor({ count: 1 }), 0), lost, alone)).toBe("finished");
  });

  test("wins widen what may still be lost", () => {
    const plan = startAuto(wishFor({ lossLimit: toCentavos(100) }), 0);
    expect(continueAuto(plan, won(500), alone)).toMatchObject({ plan: { remaining: 9, net: 400 } });
  });

  test("stops for a feature when asked to", () => {
    const plan = startAuto(wishFor({ stopsOnFeature: true }), 0);
    expect(continueAuto(plan, { ...lost, hadFeature: true }, alone)).toBe("feature");
  });

  test("stops at the gain that was chosen, and not a centavo before it", () => {
    const plan = startAuto(wishFor({ gainLimit: toCentavos(400) }), 0);
    expect(continueAuto(plan, won(499), alone)).toMatchObject({ step: 0 });
    expect(continueAuto(plan, won(500), alone)).toBe("gain_limit");
  });

  test("stops at a round that returns as many times its stake as chosen", () => {
    const plan = startAuto(wishFor({ stopsAtTimes: 5 }), 0);
    expect(continueAuto(plan, won(499), alone)).toMatchObject({ step: 0 });
    expect(continueAuto(plan, won(500), alone)).toBe("times");
  });

  test("of rounds that the house pays, none changes the stake or comes up to a loss limit", () => {
    const plan = startAuto(wishFor({ lossLimit: toCentavos(1), afterWin: "raise" }), 0);
    const free = { stake: ZERO, win: toCentavos(300), hadFeature: false };
    expect(continueAuto(plan, free, ladder(0))).toMatchObject({ step: 0 });
    expect(continueAuto(plan, { ...free, win: ZERO }, ladder(0))).toMatchObject({ step: 0 });
  });
});

describe("the stake", () => {
  const moved = (wish: Partial<AutoWish>, step: number, win: number) => {
    const cost = ladder(step).costOf(step) ?? stake;
    const round = { stake: cost, win: toCentavos(win), hadFeature: false };
    const next = continueAuto(startAuto(wishFor(wish), 0), round, ladder(step));
    return typeof next === "string" ? next : next.step;
  };

  test("rises by one step after what was chosen, and by nothing else", () => {
    expect(moved({ afterLoss: "raise" }, 0, 0)).toBe(1);
    expect(moved({ afterLoss: "raise" }, 0, 200)).toBe(0);
    expect(moved({ afterWin: "raise" }, 0, 200)).toBe(1);
    expect(moved({ afterWin: "raise" }, 0, 0)).toBe(0);
  });

  test("stays where a round returned just its stake", () => {
    expect(moved({ afterLoss: "raise", afterWin: "raise" }, 0, 100)).toBe(0);
  });

  test("goes back to where it began", () => {
    expect(moved({ afterWin: "reset" }, 2, 1_000)).toBe(0);
    expect(moved({ afterLoss: "reset" }, 2, 0)).toBe(0);
  });

  test("stays below what can't be paid or staked", () => {
    expect(moved({ afterLoss: "raise" }, 2, 0)).toBe(2);
  });

  test("whatever happens, no more is lost than was allowed", () => {
    const moves = fc.constantFrom("keep" as const, "raise" as const, "reset" as const);
    const given = fc.record({
      lossLimit: fc.integer({ min: 100, max: 3_000 }),
      afterLoss: moves,
      afterWin: moves,
      /** In halves of the stake. */
      returns: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 30, maxLength: 30 }),
    });
    fc.assert(
      fc.property(given, ({ lossLimit, returns, ...rest }) => {
        const wish = wishFor({ count: 30, lossLimit: toCentavos(lossLimit), ...rest });
        expect(netOf(wish, returns)).toBeGreaterThanOrEqual(-lossLimit);
      }),
      { seed: 11 },
    );
  });
});

/** What such automatic play comes to. */
function netOf(wish: AutoWish, returns: readonly number[]): number {
  let plan = startAuto(wish, 0);
  let step = 0;
  let net = 0;
  for (const halves of returns) {
    const cost: Centavos = ladder(step).costOf(step) ?? ZERO;
    const win = toCentavos((cost * halves) / 2);
    net += win - cost;
    const next = continueAuto(plan, { stake: cost, win, hadFeature: false }, ladder(step));
    if (typeof next === "string") return net;
    ({ plan, step } = next);
  }
  return net;
}
