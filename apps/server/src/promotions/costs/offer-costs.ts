/**
 * What the offers cost against the best player: of every default offer, at every game. A
 * bonus is worth what of it becomes cash, less what the house expects to win of the bets that the
 * deposit asks for before; what is given in cash, less what its own turnover costs. Pure.
 */
import { formatWire, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { type Played, playThrough } from "@tucano/game-math/offers/play-through.ts";
import { type PlayedGame, playedGames } from "@tucano/game-math/offers/ways.ts";
import { percentOfGame } from "@tucano/game-math/risk/turnover.ts";
import { typeWeightPercent } from "../../catalog/index.ts";
import type { FreeWith, Numbers, SeveralKey } from "../../market/index.ts";
import { rebateGift, tierGift, welcomeGift, WHOLE } from "../policy.ts";

export type OfferKey = keyof Numbers["offerCosts"]["costRates"];

/** A gift as somebody gets it: all in centavos. */
export interface OfferCase {
  readonly offer: OfferKey;
  readonly name: string;
  readonly gift: number;
  readonly turnover: number;
  readonly pocket: "cash" | "bonus";
  /** The deposit that it takes, which owes itself once. */
  readonly deposit: number;
}

/**
 * Free rounds, at what they are worth on average to whoever plays them: what the game returns of
 * their stakes, less what the turnover costs that a win owes. No choice of a game returns more.
 */
export function freeWorthOf(
  { freeGame, freeCount, freeStakeCentavos }: FreeWith,
  { winnings }: Numbers["freeRounds"],
  games: readonly CountedGame[],
): number {
  const played = games.find(({ code }) => code === freeGame);
  if (played === undefined) return 0;
  const cost = Math.min(...games.map((game) => game.cost));
  const won = freeCount * freeStakeCentavos * (1 - played.edge);
  return winnings.pocket === "cash" ? won * (1 - cost * winnings.turnoverMultiple) : won;
}

/** Every place of the numbers that may promise free rounds with an offer. */
export function freeCases(
  numbers: Numbers,
): { readonly offer: OfferKey; readonly free: FreeWith }[] {
  return [
    { offer: "firstRecharge", free: numbers.firstRecharge.free },
    ...numbers.day7.rewards.map(({ free }) => ({ offer: "day7", free }) as const),
  ];
}

/** A game as its bets count for turnover: by its type, and by what they risk. */
export interface CountedGame extends PlayedGame {
  /** The share of a stake that counts toward what is owed. */
  readonly counted: number;
  /** The share that figures of play count, which look at no choices. */
  readonly weight: number;
  /** What turnover of one costs on average. */
  readonly cost: number;
}

export function countedGames(): CountedGame[] {
  return playedGames().map((game) => {
    const ofType = typeWeightPercent(game.type);
    const weight = Math.min(percentOfGame(game.code) ?? 0, ofType) / 100;
    const counted = Math.min(game.countedPercent / 100, weight);
    return {
      ...game,
      counted,
      weight,
      cost: counted === 0 ? Infinity : game.countedEdge / counted,
    };
  });
}

const bonus = (
  offer: OfferKey,
  name: string,
  of: { readonly gift: number; readonly turnover: number; readonly deposit: number },
): OfferCase => ({ offer, name, pocket: "bonus", ...of });

/** What a deposit can earn: at the ends of each rule, where it gives most for least. */
type Cases<Key extends keyof Numbers> = (numbers: Numbers[Key]) => OfferCase[];

const inReais = (centavos: number) => formatWire(toCentavos(centavos));

const firstRechargeCases: Cases<"firstRecharge"> = (numbers) => {
  const { welcomeFromCentavos, welcomeMaxCentavos, welcomeRate, smallFromCentavos } = numbers;
  const full = Math.ceil((welcomeMaxCentavos * 10_000) / Math.max(welcomeRate, 1));
  const below = Math.max(welcomeFromCentavos - 1, 0);
  return [full, welcomeFromCentavos, below, smallFromCentavos].flatMap((deposit) => {
    const gift = welcomeGift(numbers, toCentavos(deposit));
    if (gift === null) return [];
    const of = { gift: gift.amount, turnover: gift.turnover, deposit };
    return [bonus("firstRecharge", `first recharge of ${inReais(deposit)}`, of)];
  });
};

const rechargeTiersCases: Cases<"rechargeTiers"> = (numbers) => {
  const steps = numbers.tiers.map(({ fromCentavos, toCentavos: to }) => [fromCentavos, to]);
  const least = 1_000;
  const recharges = [
    ...steps.map(([from = 0]) => [Math.max(0, from - least), from]),
    ...steps.map(([from = 0, to = 0]) => [from, to]),
    ...steps.map(([, to = 0]) => [0, to]),
  ];
  return recharges.flatMap(([before = 0, after = 0]) => {
    const gift = tierGift(numbers, { before: toCentavos(before), after: toCentavos(after) });
    if (gift === null) return [];
    const of = { gift: gift.amount, turnover: gift.turnover, deposit: after - before };
    return [bonus("rechargeTiers", `tiers, ${inReais(before)} to ${inReais(after)}`, of)];
  });
};

const rechargeRebateCases: Cases<"rechargeRebate"> = (numbers) => {
  const capped = Math.ceil((numbers.rewardMaxCentavos * 10_000) / Math.max(numbers.rate, 1));
  return [capped, 10 * capped, numbers.depositFromCentavos].flatMap((deposit) => {
    const gift = rebateGift(numbers, toCentavos(deposit));
    if (gift === null) return [];
    const of = { gift: gift.amount, turnover: gift.turnover, deposit };
    return [bonus("rechargeRebate", `rebate of ${inReais(deposit)}`, of)];
  });
};

const day7Cases: Cases<"day7"> = ({ rewards, depositFromCentavos: deposit }) =>
  rewards.map(({ amountCentavos: gift, turnoverMultiple }, index) =>
    bonus("day7", `day ${index + 1}`, { gift, turnover: gift * turnoverMultiple, deposit }),
  );

const invitationCases: Cases<"invitation"> = (numbers) => [
  {
    offer: "invitation",
    name: "an invitee",
    pocket: "cash",
    gift: numbers.rewardCentavos,
    turnover: numbers.rewardCentavos * numbers.turnoverMultiple,
    deposit: numbers.rechargeFromCentavos,
  },
];

function casesOfWheel(offer: "dailyWheel" | "lotteryWheel", numbers: Numbers): OfferCase[] {
  const prizes = numbers[offer].prizes.filter(({ amountCentavos }) => amountCentavos > 0);
  return prizes.flatMap(({ code, kind, amountCentavos: gift, turnoverMultiple }) =>
    kind === "cash" || kind === "bonus"
      ? [
          {
            offer,
            name: `${offer}, ${code}`,
            pocket: kind,
            gift,
            turnover: gift * turnoverMultiple,
            deposit: 0,
          } as const,
        ]
      : [],
  );
}

/** What points buy. The rounds that earned them have cost more than nothing, which is left out. */
const shopCases: Cases<"shop"> = ({ items }) =>
  items.flatMap(({ code, amountCentavos: gift, turnoverMultiple }) => {
    const turnover = gift * turnoverMultiple;
    return gift === 0 ? [] : [bonus("shop", `shop, ${code}`, { gift, turnover, deposit: 0 })];
  });

/** What is given as a gift; a share of what is lost or staked is no gift but a price. */
export const offerCases = (numbers: Numbers): OfferCase[] => [
  ...firstRechargeCases(numbers.firstRecharge),
  ...rechargeTiersCases(numbers.rechargeTiers),
  ...rechargeRebateCases(numbers.rechargeRebate),
  ...day7Cases(numbers.day7),
  ...casesOfWheel("dailyWheel", numbers),
  ...casesOfWheel("lotteryWheel", numbers),
  ...invitationCases(numbers.invitation),
  ...shopCases(numbers.shop),
];

/** Of each kind of which several can run at once. */
const casesOfSeveral: { readonly [Key in SeveralKey]: Cases<Key> } = {
  firstRecharge: firstRechargeCases,
  rechargeRebate: rechargeRebateCases,
  invitation: invitationCases,
  day7: day7Cases,
  dailyRelief: () => [],
};

/**
 * In basis points of what it gives: what an offer by these numbers costs at most, by whatever
 * strategy. Free rounds are worth less than their stakes, which count as given.
 */
export function costRateOf<Key extends SeveralKey>(
  key: Key,
  numbers: Numbers[Key],
  games: readonly CountedGame[],
): number {
  const rates = casesOfSeveral[key](numbers).map((one) =>
    one.gift === 0 ? 0 : Math.ceil((boundOf(one, games) * WHOLE) / one.gift),
  );
  return Math.min(WHOLE, Math.max(0, ...rates));
}

/**
 * Above what any strategy expects, at these games or a mixture of them: who loses a bonus has
 * staked all of it, who plays it through has staked what it owes, and of every stake the house
 * keeps its edge. Before either the deposit is played through.
 */
export function boundOf(one: OfferCase, games: readonly CountedGame[]): number {
  const edge = Math.min(...games.map((game) => game.edge));
  const cost = Math.min(...games.map((game) => game.cost));
  const counted = Math.max(...games.map((game) => game.counted));
  const staked = Math.min(one.gift, one.turnover / Math.max(counted, 0.01));
  const kept = one.pocket === "bonus" ? one.gift - edge * staked : one.gift - cost * one.turnover;
  return kept - cost * one.deposit;
}

/** Without luck: the whole requirement is bet in amounts so small that nobody is ruined. */
export function steadyOf(one: OfferCase, { cost }: CountedGame): number {
  return one.gift - cost * (one.turnover + one.deposit);
}

/** By value iteration: the best that this game has for it, and how often it ends in nothing. */
export function bestOf(
  { gift, turnover, deposit }: OfferCase,
  game: CountedGame,
  stakeMax: number,
): { readonly profit: number; readonly ruin: number } {
  const played: Played = playThrough({ amount: gift, turnover, stakeMax }, game);
  return { profit: played.worth - game.cost * deposit, ruin: played.ruin };
}

/** Of one spin, on average, at its face. */
export function spinWorth({ prizes }: Numbers["dailyWheel"]): number {
  const weights = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return prizes.reduce((sum, one) => sum + one.amountCentavos * one.weight, 0) / weights;
}

export interface Returned {
  readonly keeps: number;
  readonly relief: number;
  readonly rebate: number;
  readonly spins: number;
  /** Of a week and of a month. */
  readonly gifts: number;
  /** Three accounts above, all of one person. */
  readonly team: number;
}

/**
 * Of a stake of one, which plays a deposit through: what the house keeps, and what comes back again
 * and again for having paid in and staked.
 */
export function returnedOf(numbers: Numbers, game: CountedGame): Returned {
  const { dailyRelief, lotteryWheel, dailyWheel, vip, agency } = numbers;
  const { counted, weight } = game;
  const rates = vip.levels.map(({ rebateRates }) => rebateRates[game.type] ?? 0);
  const spins = [lotteryWheel, dailyWheel].map((wheel) => {
    const each = (share: number, from: number) =>
      from === 0 ? 0 : (share * spinWorth(wheel)) / from;
    return (
      each(weight, wheel.turnoverPerSpinCentavos) + each(counted, wheel.depositPerSpinCentavos)
    );
  });
  const betting = agency.betting.tiers.map(ofThreeAbove);
  const ofPlay = Math.max(...betting) + ofThreeAbove(agency.settlement.turnoverRateMax);
  const ofDeposits = ofThreeAbove(agency.recharge.repeated);
  return {
    keeps: game.edge,
    relief: (weight * dailyRelief.turnoverRateMax) / 10_000,
    rebate: Math.max(...rates) / 10_000,
    spins: spins.reduce((sum, each) => sum + each, 0),
    gifts: (2 * weight * vip.turnoverRateMax) / 10_000,
    team: (weight * ofPlay + counted * ofDeposits) / 10_000,
  };
}

const ofThreeAbove = ({ direct, indirect }: { direct: number; indirect: number }): number =>
  direct + 2 * indirect;

export interface Combination {
  readonly profit: number;
  /** What the offers in it are published to cost. */
  readonly published: number;
}

/** All that one deposit earns where offers stack, or the one of those that exclude each other. */
export function combinationOf(
  numbers: Numbers,
  deposit: number,
  games: readonly CountedGame[],
): Combination {
  const money = toCentavos(deposit);
  const gifts = [
    ["firstRecharge", welcomeGift(numbers.firstRecharge, money)] as const,
    ["rechargeTiers", tierGift(numbers.rechargeTiers, { before: ZERO, after: money })] as const,
    ["rechargeRebate", rebateGift(numbers.rechargeRebate, money)] as const,
  ].flatMap(([offer, gift]) => {
    if (gift === null) return [];
    const { amount, turnover } = gift;
    const one: OfferCase = bonus(offer, offer, { gift: amount, turnover, deposit: 0 });
    const published = (amount * numbers.offerCosts.costRates[offer]) / 10_000;
    return [{ offer, worth: boundOf(one, games), published }];
  });
  const [alone, together] = [true, false].map((isExclusive) =>
    gifts.filter(({ offer }) => numbers.perDeposit[offer] === isExclusive),
  );
  const best = (alone ?? []).toSorted((a, b) => b.worth - a.worth).slice(0, 1);
  const all = [...best, ...(together ?? [])];
  const { depositPerSpinCentavos, spinsPerDayMax } = numbers.lotteryWheel;
  const spins =
    depositPerSpinCentavos === 0
      ? 0
      : Math.min(spinsPerDayMax, Math.floor(deposit / depositPerSpinCentavos));
  const turned = spins * spinWorth(numbers.lotteryWheel);
  const cost = Math.min(...games.map((game) => game.cost));
  return {
    profit: all.reduce((sum, { worth }) => sum + worth, turned) - cost * deposit,
    published: all.reduce((sum, one) => sum + one.published, 0) + turned,
  };
}
