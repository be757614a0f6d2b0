/** What is given, why, and for how long: gifts and rebates as rewards. Pure. */
import { add, type Centavos, multiplyFloor, toCentavos } from "@tucano/contract/money.ts";
import { type BasisLine, type FreeGift, freeGiftOf, type RewardOffer } from "../rewards/index.ts";
import { periodGift, rebateLines, rungOf, type TypeTurnover } from "./policy.ts";
import type { Terms } from "./rank.ts";
import type { LadderLevel, Rank } from "./types.ts";

const DAY_MS = 86_400_000;

interface Given {
  readonly amount: Centavos;
  readonly free?: FreeGift | null;
  readonly turnoverMultiple: number;
  readonly days: number;
  readonly now: Date;
}

/** Into cash: what is given for having played is the player's to keep. */
function give({ amount, free = null, turnoverMultiple, days, now }: Given) {
  return {
    amount,
    free,
    pocket: "cash",
    turnover: multiplyFloor(amount, turnoverMultiple, 1),
    cost: "promotion:cost",
    availableFrom: now,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  } as const;
}

/** Beside the money of a gift, where the market has bonuses, too. */
const freeOf = ({ hasBonuses }: Terms, { free }: LadderLevel["upgrade"]): FreeGift | null =>
  hasBonuses ? freeGiftOf(free) : null;

function levelLine(level: number, rung: LadderLevel): BasisLine {
  return { what: "level", reference: String(level), text: rung.name };
}

/** For having reached a level: once, ever. */
export function upgradeOffer(
  rank: Rank,
  of: { readonly level: number; readonly terms: Terms; readonly now: Date },
): RewardOffer | null {
  const { levels, claimDays: days } = of.terms.vip;
  const rung = rungOf(levels, of.level);
  const { amountCentavos, turnoverMultiple } = rung.upgrade;
  const free = freeOf(of.terms, rung.upgrade);
  if (amountCentavos === 0) return null;
  return {
    memberId: rank.memberId,
    kind: "vip.upgrade",
    period: String(of.level),
    ...give({ amount: toCentavos(amountCentavos), free, turnoverMultiple, days, now: of.now }),
    basis: [
      levelLine(of.level, rung),
      { what: "recharge", amountCentavos: rank.totals.recharge },
      { what: "turnover", amountCentavos: rank.totals.betting },
    ],
  };
}

export interface GiftPeriod {
  readonly kind: "week" | "month";
  readonly period: string;
  readonly terms: Terms;
  readonly now: Date;
}

/** For a week or month in which enough was staked, by the level at its end. */
export function periodOffer(
  rank: Rank,
  { staked, counted }: { readonly staked: Centavos; readonly counted: Centavos },
  { kind, period, terms, now }: GiftPeriod,
): RewardOffer | null {
  const { vip } = terms;
  const rung = rungOf(vip.levels, rank.levels.vip);
  const isWeek = kind === "week";
  const { amountCentavos, turnoverMultiple } = isWeek ? rung.weekly : rung.monthly;
  const least = isWeek ? vip.weeklyBettingFromCentavos : vip.monthlyBettingFromCentavos;
  const amount = periodGift(amountCentavos, vip.turnoverRateMax, counted);
  if (amount === 0 || staked < least) return null;
  return {
    memberId: rank.memberId,
    kind: isWeek ? "vip.weekly" : "vip.monthly",
    period,
    ...give({ amount, turnoverMultiple, days: vip.claimDays, now }),
    basis: [
      levelLine(rank.levels.vip, rung),
      { what: "turnover", reference: period, amountCentavos: staked },
    ],
  };
}

/** One a day, with a line for each type of games that was played. */
export function rebateOffer(
  rank: Rank,
  played: readonly TypeTurnover[],
  of: { readonly day: string; readonly terms: Terms; readonly now: Date },
): RewardOffer | null {
  const { vip, rebates } = of.terms;
  const rung = rungOf(vip.levels, rank.levels.vip);
  const lines = rebateLines(played, rung.rebateRates);
  const amount = add(...lines.map((line) => line.amount));
  if (amount === 0 || amount < rebates.payFromCentavos) return null;
  const { turnoverMultiple, keptDays: days } = rebates;
  return {
    memberId: rank.memberId,
    kind: "rebate",
    period: of.day,
    ...give({ amount, turnoverMultiple, days, now: of.now }),
    basis: [
      levelLine(rank.levels.vip, rung),
      ...lines.map(({ gameType, turnover, rate }) => ({
        what: "turnover",
        reference: gameType,
        amountCentavos: turnover,
        rateBasisPoints: rate,
      })),
    ],
  };
}

/** The level that a reward was given for. */
export function levelIn(basis: readonly BasisLine[]): {
  readonly level: number;
  readonly name: string;
} {
  const line = basis.find(({ what }) => what === "level");
  return { level: Number(line?.reference ?? 0), name: line?.text ?? "" };
}
