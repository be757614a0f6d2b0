/** The missions and the shop that the product comes with. */
import { always, BONUS_TURNOVER, everybody, giftWithFree, unbounded } from "./default-parts.ts";
import { noFree, type Numbers } from "./numbers.ts";

type Mission = Numbers["missions"]["list"][number];

const mission = (
  code: string,
  counts: Mission["counts"],
  what: Partial<Mission> & Pick<Mission, "points">,
): Mission => ({ code, counts, every: "week", goal: 1, roundsEach: 1, ...what });

type Item = Numbers["shop"]["items"][number];

const item = (code: string, points: number, what: Partial<Item>): Item => ({
  code,
  points,
  ...giftWithFree(0, BONUS_TURNOVER),
  stockPerDay: null,
  ...what,
});

const freeOf = (freeGame: string, freeCount: number, freeStakeCentavos: number) => ({
  ...noFree,
  freeGame,
  freeCount,
  freeStakeCentavos,
});

export const standardMissions: Numbers["missions"] = {
  isOpen: true,
  ...always,
  audience: everybody,
  pointsDays: 180,
  list: [
    mission("three-games", "games", { roundsEach: 100, goal: 3, points: 150 }),
    mission("a-new-game", "newGames", { roundsEach: 50, points: 10 }),
    mission("three-days", "days", { roundsEach: 20, goal: 3, points: 10 }),
    mission("ten-games", "games", { every: "month", roundsEach: 50, goal: 10, points: 300 }),
    mission("two-steps", "twoStep", { every: "once", points: 50 }),
    mission("own-limit", "depositLimit", { every: "once", points: 50 }),
    mission("first-hundred", "rounds", { every: "once", goal: 100, points: 10 }),
    mission("first-thousand", "rounds", { every: "once", goal: 1_000, points: 100 }),
    mission("twenty-games", "games", { every: "once", roundsEach: 20, goal: 20, points: 200 }),
  ],
};

export const standardShop: Numbers["shop"] = {
  isOpen: true,
  ...unbounded,
  budget: { dayCentavos: 200_000, wholeCentavos: null },
  items: [
    item("rounds-small", 500, { free: freeOf("boteco-777", 10, 5) }),
    item("rounds-large", 2_000, { free: freeOf("onca-dourada", 10, 20), stockPerDay: 200 }),
    item("bonus-one", 1_000, { amountCentavos: 100 }),
    item("bonus-five", 5_000, { amountCentavos: 500, stockPerDay: 100 }),
  ],
};
