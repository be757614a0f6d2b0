// Protects: no limit is ever gone beyond, a window begins empty, and raising waits.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayOf, startOfDay } from "../platform/days.ts";
import {
  BREAK_MS,
  CONFIRM_WITHIN_MS,
  COOLING_OFF_MS,
  endOfExclusion,
  endOfTimeOut,
  livingWish,
  type Measure,
  type Period,
  type PlayLimit,
  type PlayLimits,
  refusalOf,
  settingAfter,
  startedLimit,
  windowOf,
  withBet,
  withoutBet,
  withoutWin,
  withWin,
} from "./policy.ts";

const MINUTE_MS = 60_000;
const at = (text: string) => new Date(text);
/** Noon of a Friday in São Paulo. */
const noon = at("2026-11-20T12:00:00-03:00");
const later = (ms: number, from = noon) => new Date(from.getTime() + ms);

const nothing = { stakeCentavos: 0, winCentavos: 0, playedMs: 0, lastBetAt: null };
const limitOf = (measure: Measure, period: Period, amount: number, now = noon): PlayLimit =>
  startedLimit({ measure, period, amount }, windowOf(period, now), nothing);
const usedOf = (limits: PlayLimits) => limits.map((limit) => limit.used);

/** Times of a few weeks, in order, with small and large steps between. */
const times = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 3 * BREAK_MS }),
      fc.integer({ min: 0, max: 3 * 24 * 60 * MINUTE_MS }),
    ),
    { minLength: 1, maxLength: 120 },
  )
  .map((steps) => {
    let now = noon;
    return steps.map((step) => (now = later(step, now)));
  });
const plays = times.chain((instants) =>
  fc.tuple(
    ...instants.map((now) =>
      fc.record({
        now: fc.constant(now),
        stakeCentavos: fc.integer({ min: 0, max: 4_000 }),
        winCentavos: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9_000 })),
        /** An instant round's win comes with the bet, another's after it. */
        isInstant: fc.boolean(),
      }),
    ),
  ),
);
type Plays = readonly {
  now: Date;
  stakeCentavos: number;
  winCentavos: number;
  isInstant: boolean;
}[];
const periods = fc.constantFrom<Period>("day", "week", "month");

/** Plays what the limits allow; answers what was taken. */
function playAll(limits: PlayLimits, all: Plays): { taken: Plays; limits: PlayLimits } {
  const taken: Plays[number][] = [];
  let state = limits;
  for (const play of all) {
    if (refusalOf(state, play) !== null) continue;
    taken.push(play);
    state = withBet(state, { ...play, winCentavos: play.isInstant ? play.winCentavos : 0 });
    if (!play.isInstant) state = withWin(state, play);
  }
  return { taken, limits: state };
}

/** All that is in the same window as an instant. */
function inWindow(period: Period, instant: Date, all: Plays): Plays {
  const { from, until } = windowOf(period, instant);
  return all.filter(({ now }) => now >= from && now < until);
}

describe("Whatever is played, in no window", () => {
  test("more is staked than the limit", () => {
    fc.assert(
      fc.property(plays, periods, fc.integer({ min: 1, max: 20_000 }), (all, period, amount) => {
        const { taken } = playAll([limitOf("stake", period, amount)], all);
        for (const { now } of taken) {
          const staked = inWindow(period, now, taken).reduce(
            (sum, one) => sum + one.stakeCentavos,
            0,
          );
          expect(staked).toBeLessThanOrEqual(amount);
        }
      }),
    );
  });

  test("more is lost than the limit, at any moment", () => {
    fc.assert(
      fc.property(plays, periods, fc.integer({ min: 1, max: 20_000 }), (all, period, amount) => {
        const { taken } = playAll([limitOf("loss", period, amount)], all);
        const lost = new Map<number, number>();
        for (const { now, stakeCentavos, winCentavos } of taken) {
          const window = windowOf(period, now).from.getTime();
          const before = lost.get(window) ?? 0;
          // The worst moment is when the stake is taken and the win has not come.
          expect(before + stakeCentavos > amount && stakeCentavos > 0).toBe(false);
          lost.set(window, before + stakeCentavos - winCentavos);
        }
      }),
    );
  });

  test("longer is played than the limit, breaks not counted", () => {
    fc.assert(
      fc.property(plays, periods, fc.integer({ min: 1, max: 60 }), (all, period, minutes) => {
        const { taken } = playAll([limitOf("time", period, minutes)], all);
        for (const { now } of taken) {
          const { from } = windowOf(period, now);
          const window = inWindow(period, now, taken);
          const first = taken.findIndex((one) => one === window[0]);
          const played = window.reduce((sum, one, index) => {
            const previous = taken[first + index - 1]?.now;
            if (previous === undefined) return sum;
            const gap = one.now.getTime() - previous.getTime();
            return gap > BREAK_MS ? sum : sum + Math.min(gap, one.now.getTime() - from.getTime());
          }, 0);
          expect(played).toBeLessThan(minutes * MINUTE_MS);
        }
      }),
    );
  });

  test("is anything refused that all limits have room for", () => {
    fc.assert(
      fc.property(plays, fc.integer({ min: 1, max: 20_000 }), (all, amount) => {
        const { taken } = playAll([limitOf("stake", "day", amount)], all);
        const refused = all.filter((one) => !taken.includes(one));
        for (const one of refused) {
          const before = taken.filter(({ now }) => now <= one.now);
          const staked = inWindow("day", one.now, before);
          const sum = staked.reduce((total, { stakeCentavos }) => total + stakeCentavos, 0);
          expect(sum + one.stakeCentavos).toBeGreaterThan(amount);
        }
      }),
    );
  });

  test("does what was counted differ from counting again", () => {
    fc.assert(
      fc.property(plays, periods, (all, period) => {
        const many = 1_000_000_000;
        const start = [limitOf("stake", period, many), limitOf("loss", period, many)];
        const { taken, limits } = playAll(start, all);
        const last = taken.at(-1)?.now ?? noon;
        const counted = inWindow(period, last, taken);
        const stake = counted.reduce((sum, one) => sum + one.stakeCentavos, 0);
        const win = counted.reduce((sum, one) => sum + one.winCentavos, 0);
        expect(usedOf(limits)).toEqual([stake, stake - win]);
      }),
    );
  });
});

test("a limit holds to the centavo, and a free round passes it", () => {
  const limits = withBet([limitOf("stake", "day", 1_000)], {
    stakeCentavos: 900,
    winCentavos: 0,
    now: noon,
  });
  expect(refusalOf(limits, { stakeCentavos: 100, now: noon })).toBeNull();
  expect(refusalOf(limits, { stakeCentavos: 101, now: noon })).toMatchObject({
    measure: "stake",
    period: "day",
  });
  const lowered = limits.map((limit) => ({ ...limit, amount: 500 }));
  expect(refusalOf(lowered, { stakeCentavos: 1, now: noon })).not.toBeNull();
  expect(refusalOf(lowered, { stakeCentavos: 0, now: noon })).toBeNull();
});

test("who is ahead may play the winnings back and then lose the limit", () => {
  let limits: PlayLimits = [limitOf("loss", "week", 500)];
  limits = withBet(limits, { stakeCentavos: 500, winCentavos: 3_000, now: noon });
  expect(usedOf(limits)).toEqual([-2_500]);
  expect(refusalOf(limits, { stakeCentavos: 3_000, now: noon })).toBeNull();
  expect(refusalOf(limits, { stakeCentavos: 3_001, now: noon })).not.toBeNull();
});

test("the strictest of several limits decides", () => {
  const limits = [limitOf("stake", "month", 10_000), limitOf("loss", "day", 200)];
  expect(refusalOf(limits, { stakeCentavos: 201, now: noon })).toMatchObject({ measure: "loss" });
});

test("time runs from bet to bet, and a break is not play", () => {
  let limits: PlayLimits = [limitOf("time", "day", 10)];
  const betAt = (minutes: number) => {
    const now = later(minutes * MINUTE_MS);
    const refusal = refusalOf(limits, { stakeCentavos: 100, now });
    if (refusal === null) limits = withBet(limits, { stakeCentavos: 100, winCentavos: 0, now });
    return refusal === null;
  };
  expect([betAt(0), betAt(4), betAt(9)]).toEqual([true, true, true]);
  // Ten minutes would be full; after a break of half an hour one minute is left.
  expect([betAt(10), betAt(40), betAt(40.5), betAt(41)]).toEqual([false, true, true, false]);
});

test("a sitting over midnight counts in each day for its own part", () => {
  const midnight = startOfDay("2026-11-21");
  let limits: PlayLimits = [limitOf("time", "day", 60), limitOf("time", "month", 600)];
  for (const minutes of [-3, 1]) {
    const now = later(minutes * MINUTE_MS, midnight);
    limits = withBet(limits, { stakeCentavos: 100, winCentavos: 0, now });
  }
  expect(usedOf(limits)).toEqual([MINUTE_MS, 4 * MINUTE_MS]);
});

describe("Windows", () => {
  test("are days, weeks from Monday, and months of São Paulo", () => {
    const instant = at("2026-03-01T01:00:00Z");
    const days = (["day", "week", "month"] as const).map((period) => {
      const { from, until } = windowOf(period, instant);
      return [from, until].map(dayOf);
    });
    expect(days).toEqual([
      ["2026-02-28", "2026-03-01"],
      ["2026-02-23", "2026-03-02"],
      ["2026-02-01", "2026-03-01"],
    ]);
  });

  test("hold their instant and follow one another without a gap", () => {
    const instants = fc.date({
      min: at("2020-01-01T00:00:00Z"),
      max: at("2040-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, periods, (instant, period) => {
        const { from, until } = windowOf(period, instant);
        expect(from <= instant && instant < until).toBe(true);
        expect(windowOf(period, until).from).toEqual(until);
        expect(windowOf(period, from)).toEqual({ from, until });
        expect(startOfDay(dayOf(from))).toEqual(from);
        expect(dayOf(until) > dayOf(from)).toBe(true);
        expect(addDays(dayOf(from), 31) >= dayOf(until)).toBe(true);
      }),
    );
  });

  test("never go back, whatever a slow clock says", () => {
    const next = windowOf("day", later(24 * 60 * MINUTE_MS));
    const limit = { ...limitOf("stake", "day", 100), window: next, used: 100 };
    expect(refusalOf([limit], { stakeCentavos: 1, now: noon })).not.toBeNull();
  });
});

describe("What is undone", () => {
  const limits = withBet([limitOf("stake", "day", 1_000), limitOf("loss", "day", 1_000)], {
    stakeCentavos: 600,
    winCentavos: 200,
    now: noon,
  });
  test("in its window is as if it had not been", () => {
    const undone = { playedAt: noon, now: later(MINUTE_MS) };
    expect(usedOf(withoutBet(limits, { ...undone, amountCentavos: 600 }))).toEqual([0, -200]);
    expect(usedOf(withoutWin(limits, { ...undone, amountCentavos: 200 }))).toEqual([600, 600]);
  });

  test("in a later window changes nothing there", () => {
    const tomorrow = later(24 * 60 * MINUTE_MS);
    const undone = { playedAt: noon, now: tomorrow, amountCentavos: 600 };
    expect(usedOf(withoutBet(limits, undone))).toEqual([0, 0]);
    expect(usedOf(withoutWin(limits, undone))).toEqual([0, 0]);
  });
});

describe("A limit", () => {
  test("set in the middle of a window counts what was played in it", () => {
    const played = { stakeCentavos: 700, winCentavos: 300, playedMs: 90_000, lastBetAt: noon };
    const used = (["stake", "loss", "time"] as const).map(
      (measure) =>
        startedLimit({ measure, period: "day", amount: 800 }, windowOf("day", noon), played).used,
    );
    expect(used).toEqual([700, 400, 90_000]);
  });

  test("is lowered at once, and raised or removed not before the cooling-off", () => {
    const wishes = fc.array(
      fc.record({
        wanted: fc.option(fc.integer({ min: 1, max: 1_000 })),
        afterMs: fc.integer({ min: 0, max: COOLING_OFF_MS }),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), wishes, (first, all) => {
        let setting = settingAfter(null, first, noon);
        let now = noon;
        for (const { wanted, afterMs } of all) {
          now = later(afterMs, now);
          const before = setting?.amount ?? 0;
          setting = settingAfter(setting, wanted, now);
          expect(setting?.amount).toBe(wanted === null ? before : Math.min(before, wanted));
          const next = setting?.next ?? null;
          if (wanted !== null && wanted <= before) expect(next).toBeNull();
          else expect(next).toEqual({ amount: wanted, from: later(COOLING_OFF_MS, now) });
        }
      }),
    );
  });

  test("forgets a wish that was not confirmed within a week", () => {
    const setting = settingAfter({ amount: 100, next: null }, 200, noon);
    const lapses = later(COOLING_OFF_MS + CONFIRM_WITHIN_MS);
    expect(setting && livingWish(setting, later(-1, lapses))).not.toBeNull();
    expect(setting && livingWish(setting, lapses)).toBeNull();
  });
});

test("a time-out lasts whole days, an exclusion to the end of a day months later", () => {
  expect(endOfTimeOut(7, noon)).toEqual(at("2026-11-27T12:00:00-03:00"));
  expect(endOfExclusion(1, noon)).toEqual(at("2026-12-21T00:00:00-03:00"));
  expect(endOfExclusion(3, at("2026-11-30T23:30:00-03:00"))).toEqual(
    at("2027-03-01T00:00:00-03:00"),
  );
  expect(endOfExclusion(12, at("2028-02-29T09:00:00-03:00"))).toEqual(
    at("2029-03-01T00:00:00-03:00"),
  );
});
