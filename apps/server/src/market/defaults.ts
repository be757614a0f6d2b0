/**
 * The numbers that the product comes with: the one file of them. Operators change them in the back
 * office from a moment on; what holds until then stays.
 */
import type { Tx } from "../platform/database/types.ts";
import {
  always,
  BONUS_TURNOVER,
  everybody,
  gift,
  giftWithFree,
  unbounded,
} from "./default-parts.ts";
import { standardIdentity } from "./identity-numbers.ts";
import { standardMissions, standardShop } from "./mission-defaults.ts";
import { noFree, type NumberKey, type Numbers, numbers } from "./numbers.ts";
import { insertNumber } from "./repository.ts";

/** From long ago, so that every later edit is newer. */
const FIRST = new Date("2020-01-01T00:00:00Z");

/**
 * Of all that is staked, so never near to what the house keeps of it: where that is less than of a
 * slot, less comes back. Together with a day's relief and the wheels' spins it stays below.
 */
const rebateRates = (slots: number) => {
  const [half, quarter, eighth] = [
    Math.floor(slots / 2),
    Math.floor(slots / 4),
    Math.floor(slots / 8),
  ];
  return {
    slots,
    fish: slots,
    bingo: slots,
    lottery: slots,
    sports: half,
    crash: quarter,
    arcade: quarter,
    table: quarter,
    live: quarter,
    card: eighth,
    video: eighth,
  };
};

/** 0.05 % of each stake is added, and as much again is what its seed comes to. */
const pool = (oddsCentavos: number, seedCentavos: number, seedsPerDayCentavos: number) => ({
  oddsCentavos,
  rate: 5,
  seedCentavos,
  seedsPerDayCentavos,
});

type Level = Numbers["vip"]["levels"][number];

const level = (
  index: number,
  [recharge, betting]: readonly [number, number],
  [upgrade, weekly, monthly]: readonly [number, number, number],
  [rate, perDay, free]: readonly [number, number, number],
): Level => ({
  name: `VIP ${index}`,
  rechargeFromCentavos: recharge * 100,
  bettingFromCentavos: betting * 100,
  upgrade: giftWithFree(upgrade * 100),
  weekly: gift(weekly * 100),
  monthly: gift(monthly * 100),
  rebateRates: rebateRates(rate),
  withdrawalPerDayMaxCentavos: perDay * 100,
  freeWithdrawalsPerDay: free,
});

const tier = (
  code: Numbers["rechargeTiers"]["tiers"][number]["code"],
  [from, to]: readonly [number, number],
  [rateFrom, rateTo]: readonly [number, number],
) => ({ code, fromCentavos: from * 100, toCentavos: to * 100, rateFrom, rateTo });

type Prize = Numbers["dailyWheel"]["prizes"][number];

const prize = (code: string, weight: number, what: Partial<Prize>): Prize => ({
  code,
  kind: "nothing",
  amountCentavos: 0,
  spins: 0,
  turnoverMultiple: 1,
  weight,
  stockPerDay: null,
  ...what,
});

export const standard: Numbers = {
  switches: {
    hasBonuses: true,
    hasLoyalty: true,
    hasAgency: true,
    hasLiveChat: true,
    hasRaces: true,
    needsPublicSalts: true,
  },
  play: {
    mayAutoplay: true,
    mayTurbo: true,
    mayBuyFeature: true,
    sessionIdleMinutes: 30,
    // A shot is a round: nobody aims at a fish once in two and a half seconds.
    minRoundMsOfTypes: { fish: 150 },
  },
  fourEyes: {
    payoutFromCentavos: 1_000_000,
    waitingHours: 72,
    revealsPerHour: 30,
    independentDays: 30,
    samePlace: "bar",
    freezesFrom: 10,
  },
  banks: {
    chooseBy: "share",
    list: [
      {
        code: "main",
        takesCharges: true,
        sendsPayouts: true,
        share: 100,
        chargeCost: { rate: 0, fixedCentavos: 0 },
        payoutCost: { rate: 0, fixedCentavos: 0 },
      },
    ],
  },
  identity: standardIdentity,
  wagering: { stakeMaxCentavos: 5_000, bonusDays: 30 },
  freeRounds: {
    winnings: { pocket: "cash", turnoverMultiple: 1 },
    roundsMax: 100,
    freeStakeMaxCentavos: 1_000,
    budgetPerDayCentavos: 1_000_000,
  },
  firstRecharge: {
    isOpen: true,
    ...unbounded,
    others: [],
    welcomeFromCentavos: 20_000,
    welcomeRate: 10_000,
    welcomeMaxCentavos: 150_000,
    smallFromCentavos: 10_000,
    smallRate: 1_000,
    turnoverMultiple: BONUS_TURNOVER,
    claimDays: 7,
    free: noFree,
  },
  rechargeTiers: {
    isOpen: true,
    ...unbounded,
    turnoverMultiple: BONUS_TURNOVER,
    tiers: [
      tier("bronze", [1_000, 5_000], [500, 1_000]),
      tier("silver", [5_001, 15_000], [1_000, 1_500]),
      tier("gold", [15_001, 30_000], [1_500, 1_800]),
      tier("platinum", [30_001, 60_000], [1_800, 2_000]),
      tier("diamond", [60_001, 100_000], [2_000, 2_000]),
    ],
  },
  invitation: {
    isOpen: true,
    ...unbounded,
    others: [],
    rewardCentavos: 10_000,
    turnoverMultiple: 1,
    rechargeFromCentavos: 10_000,
    stakeFromCentavos: 50_000,
    claimDays: 30,
  },
  dailyRelief: {
    isOpen: true,
    ...unbounded,
    others: [],
    rate: 800,
    turnoverRateMax: 100,
    lossFromCentavos: 1_000,
    rewardMaxCentavos: 200_000,
    turnoverMultiple: 1,
  },
  rechargeRebate: {
    isOpen: true,
    ...unbounded,
    startsAt: "2026-01-01T00:00:00-03:00",
    endsAt: "2027-12-31T23:59:59-03:00",
    depositFromCentavos: 10_000,
    rate: 2_000,
    rewardMaxCentavos: 100_000,
    perMember: { dayCentavos: 100_000, wholeCentavos: 500_000 },
    turnoverMultipleOfDeposit: 5,
    others: [],
  },
  perDeposit: { firstRecharge: true, rechargeTiers: true, rechargeRebate: true },
  offerCosts: {
    costRates: {
      firstRecharge: 9_700,
      rechargeTiers: 9_900,
      rechargeRebate: 8_300,
      invitation: 10_000,
      dailyRelief: 0,
      day7: 10_000,
      dailyWheel: 10_000,
      lotteryWheel: 10_000,
      shop: 10_000,
      rebates: 0,
    },
  },
  day7: {
    isOpen: true,
    ...unbounded,
    others: [],
    rewards: [100, 150, 200, 300, 400, 600, 1_500].map((amount) =>
      giftWithFree(amount, BONUS_TURNOVER),
    ),
    depositFromCentavos: 0,
  },
  dailyWheel: {
    isOpen: true,
    ...always,
    audience: everybody,
    budgetWholeCentavos: null,
    prizes: [
      prize("nothing", 400, {}),
      prize("spin-again", 200, { kind: "spins", spins: 1 }),
      prize("half", 250, { kind: "bonus", amountCentavos: 50, turnoverMultiple: BONUS_TURNOVER }),
      prize("two", 100, { kind: "bonus", amountCentavos: 200, turnoverMultiple: BONUS_TURNOVER }),
      prize("five", 40, { kind: "bonus", amountCentavos: 500, turnoverMultiple: BONUS_TURNOVER }),
      prize("twenty", 9, { kind: "cash", amountCentavos: 2_000, stockPerDay: 200 }),
      prize("hundred", 1, { kind: "cash", amountCentavos: 10_000, stockPerDay: 10 }),
    ],
    budgetPerDayCentavos: 2_000_000,
    spinsPerLogin: 1,
    depositPerSpinCentavos: 0,
    turnoverPerSpinCentavos: 0,
    spinsPerDayMax: 5,
  },
  lotteryWheel: {
    isOpen: true,
    ...always,
    audience: everybody,
    budgetWholeCentavos: null,
    prizes: [
      prize("nothing", 3_000, {}),
      prize("one", 4_000, { kind: "bonus", amountCentavos: 100, turnoverMultiple: BONUS_TURNOVER }),
      prize("three", 2_000, {
        kind: "bonus",
        amountCentavos: 300,
        turnoverMultiple: BONUS_TURNOVER,
      }),
      prize("ten", 800, { kind: "bonus", amountCentavos: 1_000, turnoverMultiple: BONUS_TURNOVER }),
      prize("fifty", 180, { kind: "cash", amountCentavos: 5_000, stockPerDay: 100 }),
      prize("five-hundred", 19, { kind: "cash", amountCentavos: 50_000, stockPerDay: 5 }),
      prize("five-thousand", 1, { kind: "cash", amountCentavos: 500_000, stockPerDay: 1 }),
    ],
    budgetPerDayCentavos: 5_000_000,
    spinsPerLogin: 0,
    depositPerSpinCentavos: 100_000,
    turnoverPerSpinCentavos: 200_000,
    spinsPerDayMax: 20,
  },
  missions: standardMissions,
  shop: standardShop,
  rebates: { isOpen: true, ...unbounded, payFromCentavos: 1, turnoverMultiple: 1, keptDays: 30 },
  vip: {
    levels: [
      level(0, [0, 0], [0, 0, 0], [20, 50_000, 3]),
      level(1, [1_000, 5_000], [10, 2, 5], [30, 50_000, 3]),
      level(2, [5_000, 25_000], [40, 8, 20], [40, 50_000, 4]),
      level(3, [15_000, 75_000], [120, 20, 60], [42, 50_000, 5]),
      level(4, [30_000, 200_000], [300, 50, 150], [45, 50_000, 6]),
      level(5, [60_000, 500_000], [700, 100, 300], [48, 50_000, 8]),
      level(6, [100_000, 1_000_000], [1_500, 200, 600], [50, 50_000, 10]),
    ],
    weeklyBettingFromCentavos: 50_000,
    monthlyBettingFromCentavos: 200_000,
    turnoverRateMax: 10,
    claimDays: 7,
  },
  agency: {
    holdDays: 3,
    turnoverMultiple: 1,
    recharge: {
      first: { direct: 500, indirect: 100 },
      repeated: { direct: 20, indirect: 5 },
      depositFromCentavos: 5_000,
      perDepositMaxCentavos: 50_000,
    },
    betting: {
      tiers: [
        { fromCentavos: 0, direct: 10, indirect: 3 },
        { fromCentavos: 1_000_000, direct: 15, indirect: 4 },
        { fromCentavos: 10_000_000, direct: 20, indirect: 5 },
      ],
    },
    settlement: {
      tiers: [
        { fromCentavos: 0, direct: 500, indirect: 100 },
        { fromCentavos: 1_000_000, direct: 800, indirect: 150 },
        { fromCentavos: 10_000_000, direct: 1_000, indirect: 200 },
      ],
      turnoverRateMax: { direct: 35, indirect: 7 },
    },
  },
  // Closed until two people of the house open it: from then on each stake costs 0.35 % more.
  jackpots: {
    isOpen: false,
    gameTypes: ["slots"],
    mini: pool(2_000_000, 1_000, 20_000),
    major: pool(100_000_000, 50_000, 100_000),
    grand: pool(2_000_000_000, 1_000_000, 1_000_000),
    personal: pool(1_000_000, 0, 0),
  },
  affiliates: { isOpen: true, clickDays: 7, closingDay: 5, payFromCentavos: 10_000 },
};

/** Harmless to run again: what exists stays as operators have made it. */
export async function installMarketDefaults(tx: Tx): Promise<void> {
  for (const key of Object.keys(numbers) as NumberKey[]) {
    const value: unknown = numbers[key].parse(standard[key]);
    await insertNumber(tx, { key, value, effectiveFrom: FIRST, setBy: null });
  }
}
