// Protects: places follow from points alone, each place is paid what was published, and a tie never
// costs more than the places it covers.
import { describe, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import {
  arePrizesSound,
  awardsOf,
  isTimely,
  momentsOf,
  movedTo,
  periodOf,
  place,
  pointsText,
  prizeMaxOf,
  stateOf,
  totalOf,
  worthOf,
} from "./policy.ts";
import type { Prize, RaceRules, Score } from "./types.ts";

const HOUR_MS = 3_600_000;
const now = new Date("2026-03-02T12:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

const prize = (from: number, to: number, amount: number, more: Partial<Prize> = {}): Prize => ({
  from,
  to,
  pocket: "cash",
  amount: toCentavos(amount),
  turnoverMultiple: 1,
  free: null,
  ...more,
});
const rounds = (from: number, to: number): Prize =>
  prize(from, to, 0, {
    pocket: "free",
    free: {
      studio: "house",
      gameCode: "onca",
      gameId: 1,
      gameName: "Onça",
      stake: toCentavos(50),
      rounds: 20,
      days: 3,
    },
  });
const score = (member: number, points: number, atHours = 0): Score => ({
  memberId: toMemberId(100_000_000 + member),
  score: points,
  rounds: 1,
  reachedAt: inHours(atHours),
});

describe("time", () => {
  test("a race starts in the future and lasts from an hour to ninety days", () => {
    const cases: [number, number, boolean][] = [
      [1, 2, true],
      [0, 2, false],
      [-1, 2, false],
      [1, 1.999, false],
      [1, 1 + 90 * 24, true],
      [1, 1 + 50 / HOUR_MS + 90 * 24, false],
      [2, 1, false],
    ];
    for (const [from, to, expected] of cases) {
      expect(isTimely({ startsAt: inHours(from), endsAt: inHours(to) }, now)).toBe(expected);
    }
  });

  test("results are waited for fifteen minutes, disputes as long as was published", () => {
    expect(momentsOf(now, 24)).toEqual({ closesAt: inHours(0.25), paysAt: inHours(24.25) });
    expect(momentsOf(now, 0).paysAt).toEqual(inHours(0.25));
  });

  test("what players see follows from the clock only while nothing is decided", () => {
    const race = { state: "published", startsAt: inHours(1), endsAt: inHours(2) } as const;
    expect(stateOf(race, now)).toBe("upcoming");
    expect(stateOf(race, inHours(1))).toBe("running");
    expect(stateOf(race, inHours(2))).toBe("counting");
    expect(stateOf({ ...race, state: "decided" }, now)).toBe("decided");
    expect(stateOf({ ...race, state: "draft" }, now)).toBe("draft");
  });

  test("a copy lasts as long as its original", () => {
    const rules = { startsAt: now, endsAt: inHours(5), reviewHours: 2, name: "x" } as RaceRules;
    expect(movedTo(rules, inHours(10))).toEqual({
      ...rules,
      startsAt: inHours(10),
      endsAt: inHours(15),
      closesAt: inHours(15.25),
      paysAt: inHours(17.25),
    });
  });
});

describe("prizes", () => {
  test("follow one another from the first place on, each with something", () => {
    const sound = (...prizes: Prize[]) => arePrizesSound({ prizes, ties: "earlier" });
    expect(sound(prize(1, 1, 500), prize(2, 10, 100), rounds(11, 1_000))).toBe(true);
    expect(sound(prize(2, 2, 500))).toBe(false);
    expect(sound(prize(1, 1, 500), prize(3, 3, 100))).toBe(false);
    expect(sound(prize(1, 2, 500), prize(2, 3, 100))).toBe(false);
    expect(sound(prize(1, 0, 500))).toBe(false);
    expect(sound(prize(1, 1_001, 500))).toBe(false);
    expect(sound(prize(1, 1, 1))).toBe(true);
    expect(sound(prize(1, 1, 0))).toBe(false);
    expect(sound(prize(1, 1, 500), prize(2, 2, 0))).toBe(false);
    expect(sound({ ...rounds(1, 1), amount: toCentavos(1) })).toBe(false);
    expect(sound({ ...rounds(1, 1), free: null })).toBe(false);
    expect(sound({ ...rounds(1, 1), pocket: "cash", amount: toCentavos(1) })).toBe(false);
  });

  test("can be shared only where they are one kind of money on one condition", () => {
    const shared = (...prizes: Prize[]) => arePrizesSound({ prizes, ties: "share" });
    expect(shared(prize(1, 1, 500))).toBe(true);
    expect(shared(prize(1, 1, 500), prize(2, 2, 100))).toBe(true);
    expect(shared(prize(1, 1, 500), prize(2, 2, 100, { pocket: "bonus" }))).toBe(false);
    expect(shared(prize(1, 1, 500), prize(2, 2, 100, { turnoverMultiple: 2 }))).toBe(false);
    expect(shared(rounds(1, 1))).toBe(false);
  });

  test("come to what all places cost, the stakes of free rounds with them", () => {
    expect(worthOf(rounds(1, 1))).toBe(1_000);
    expect(totalOf([prize(1, 1, 500), prize(2, 4, 100), rounds(5, 6)])).toBe(2_800);
    expect(totalOf([])).toBe(0);
  });
});

describe("places", () => {
  test("go to the most points, then to who had them first, then to the older account", () => {
    const placed = place([score(3, 5), score(2, 9, 1), score(4, 9, 2), score(1, 5)], "earlier");
    expect(placed.map((one) => [one.memberId % 10, one.place])).toEqual([
      [2, 1],
      [4, 2],
      [1, 3],
      [3, 4],
    ]);
  });

  test("are shared by equal points, and the next place is as far behind as there are sharers", () => {
    const placed = place(
      [score(1, 9), score(2, 9, 5), score(3, 7), score(4, 7), score(5, 1)],
      "share",
    );
    expect(placed.map((one) => one.place)).toEqual([1, 1, 3, 3, 5]);
  });

  test("are paid what was published for them, and nothing beyond the last prize", () => {
    const prizes = [prize(1, 1, 500, { turnoverMultiple: 3 }), rounds(2, 2)];
    const placed = place([score(1, 9), score(2, 8), score(3, 7)], "earlier");
    expect(awardsOf(placed, { prizes, ties: "earlier" })).toEqual([
      { pocket: "cash", amount: 500, turnover: 1_500, free: null },
      { pocket: "free", amount: 0, turnover: 0, free: rounds(2, 2).free },
      { pocket: "none", amount: ZERO, turnover: ZERO, free: null },
    ]);
  });

  test("that are shared divide the prizes they cover, and never more than those", () => {
    const prizes = [prize(1, 1, 500), prize(2, 2, 300), prize(3, 3, 101)];
    const amounts = (...scores: Score[]) =>
      awardsOf(place(scores, "share"), { prizes, ties: "share" }).map(({ amount }) => amount);
    expect(amounts(score(1, 9), score(2, 9), score(3, 8))).toEqual([400, 400, 101]);
    expect(amounts(score(1, 9), score(2, 8), score(3, 8), score(4, 8))).toEqual([
      500, 133, 133, 133,
    ]);
    expect(amounts(score(1, 9), score(2, 8), score(3, 7), score(4, 6))).toEqual([500, 300, 101, 0]);
  });

  test("shared by too many for a centavo each are paid nothing", () => {
    const prizes = [prize(1, 1, 2)];
    const scores = [score(1, 9), score(2, 9), score(3, 9)];
    expect(awardsOf(place(scores, "share"), { prizes, ties: "share" })[0]?.pocket).toBe("none");
  });
});

test("points are written as people read them, and a prize is named after its race", () => {
  expect(pointsText("rounds", 37)).toBe("37");
  expect(pointsText("multiplier", 1_250)).toBe("12.50");
  expect(pointsText("multiplier", 5)).toBe("0.05");
  expect(periodOf(7)).toBe("race:7");
});

describe("a race by rounds", () => {
  const rules: Parameters<typeof prizeMaxOf>[0] = {
    name: "By rounds",
    scoring: "rounds",
    bestOf: 1,
    roundsPerDay: 100,
    minStake: toCentavos(20),
    gameIds: [1, 2],
    games: ["house/onca-dourada"],
    startsAt: inHours(1),
    endsAt: inHours(25),
    closesAt: inHours(26),
    paysAt: inHours(27),
    reviewHours: 1,
    ties: "share",
    budget: toCentavos(1_000),
  };
  const most = (changes: Partial<typeof rules>) => prizeMaxOf({ ...rules, ...changes });

  test("pays a place no more than all of its rounds cost at the least stake", () => {
    // A hundred rounds of R$ 0.20, of which the game keeps 3.98 %.
    expect(most({})).toBe(79);
    expect(most({ minStake: toCentavos(100) })).toBe(398);
    // Less than R$ 0.20 cannot be staked there.
    expect(most({ minStake: toCentavos(1) })).toBe(79);
    expect(most({ endsAt: inHours(26) })).toBe(159);
    expect(most({ endsAt: inHours(49) })).toBe(159);
  });

  test("is reckoned by the game that keeps least, and others' games keep what nobody knows", () => {
    expect(most({ games: ["house/onca-dourada", "house/video-poker"] })).toBe(22);
    expect(most({ games: ["house/onca-dourada", "other/onca-dourada"] })).toBe(0);
  });

  test("is bounded where luck does not decide alone", () => {
    expect(most({ scoring: "multiplier" })).toBeNull();
  });
});
