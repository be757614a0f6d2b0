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
    mission("three-games", "games", { roundsEach: 30, goal: 3, points: 30 }),
    mission("a-new-game", "newGames", { roundsEach: 10, points: 20 }),
    mission("three-days", "days", { goal: 3, points: 10 }),
    mission("ten-games", "games", { every: "month", roundsEach: 20, goal: 10, points: 100 }),
    mission("two-steps", "twoStep", { every: "once", points: 100 }),
    mission("own-limit", "depositLimit", { every: "once", points: 100 }),
    mission("first-hundred", "rounds", { every: "once", goal: 100, points: 50 }),
    mission("twenty-games", "games", { every: "once", roundsEach: 10, goal: 20, points: 150 }),
    mission("thirty-days", "days", { every: "once", goal: 30, points: 150 }),
  ],
};

export const standardShop: Numbers["shop"] = {
  isOpen: true,
  ...unbounded,
  budget: { dayCentavos: 200_000, wholeCentavos: null },
  items: [
    item("rounds-small", 100, { free: freeOf("onca-dourada", 10, 20) }),
    item("rounds-large", 500, { free: freeOf("cascata-do-ouro", 25, 40), stockPerDay: 200 }),
    item("bonus-two", 150, { amountCentavos: 200 }),
    item("bonus-ten", 600, { amountCentavos: 1_000, stockPerDay: 100 }),
  ],
};
