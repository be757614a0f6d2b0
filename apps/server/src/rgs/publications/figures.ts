/** What a mode returns, exactly: from its weights and payouts, in whole numbers. */
import { decimals, plus, rational, type Rational, toNumber } from "@tucano/game-math/rational.ts";
import type { FindingCode } from "@tucano/contract/backoffice/games/publication-findings.ts";
import { findingOf, type Findings } from "./findings.ts";
import type { IndexMode } from "./read-index.ts";
import type { Weights } from "./read-weights.ts";

export interface ModeFigures {
  readonly name: string;
  readonly costMicros: number;
  readonly bookCount: number;
  /** "96.0312" */
  readonly rtpPercent: string;
  /** As an exact fraction, "7/8". */
  readonly rtp: string;
  /** Of rounds that pay anything. */
  readonly hitPercent: string;
  /** Of rounds that pay more than they cost. */
  readonly winPercent: string;
  /** In hundredths of the base bet. */
  readonly maxPayout: number;
  /** The highest payout is drawn once in so many rounds. */
  readonly maxOneIn: string;
  /** Of a round's return, in costs. */
  readonly deviation: string;
}

const MICROS = 1_000_000n;
const HUNDREDTHS = 100n;
const PER_HUNDREDTH = 10_000;
/** Returns that a publication may have, in hundredths of a percent. */
const RTP_LEAST = rational(90, 100);
const RTP_MOST = rational(98, 100);
const RTP_APART_WARNED = rational(5, 1_000);
const RTP_APART_MOST = rational(5, 100);
const HIT_LEAST = rational(1, 20);
const MAX_ONE_IN_WARNED = 10_000_000n;
const MAX_ONE_IN_MOST = 20_000_000n;
const BOOKS_USUAL = 100_000;
const PAYOUT_STEP = 10;
/** 200 000 times the bet: what the wallet takes at once is not exceeded at any stake. */
const PAYOUT_LARGEST = 20_000_000;
const HALF = rational(1, 2);

/** What the rows of a mode add up to. */
interface Tally {
  readonly total: bigint;
  readonly paid: bigint;
  readonly paidSquared: bigint;
  /** Weight of the rows that pay. */
  readonly hits: bigint;
  /** Weight of those that pay more than a round costs. */
  readonly wins: bigint;
  readonly maxPayout: number;
  readonly maxWeight: bigint;
  readonly heaviestLoss: bigint;
  readonly neverDrawn: number;
  readonly oddPayouts: number;
}

function tallyOf({ sums, payouts, count }: Weights, costMicros: number): Tally {
  const costHundredths = costMicros / PER_HUNDREDTH;
  let [paid, paidSquared, hits, wins] = [0n, 0n, 0n, 0n];
  let [maxWeight, heaviestLoss, before] = [0n, 0n, 0n];
  let [maxPayout, neverDrawn, oddPayouts] = [0, 0, 0];
  for (let row = 0; row < count; row += 1) {
    const sum = sums[row] ?? 0n;
    const weight = sum - before;
    before = sum;
    const payout = payouts[row] ?? 0;
    if (weight === 0n) neverDrawn += 1;
    if (payout % PAYOUT_STEP !== 0) oddPayouts += 1;
    if (payout === 0) {
      if (weight > heaviestLoss) heaviestLoss = weight;
      continue;
    }
    const won = weight * BigInt(payout);
    paid += won;
    paidSquared += won * BigInt(payout);
    hits += weight;
    if (payout > costHundredths) wins += weight;
    if (weight === 0n || payout < maxPayout) continue;
    maxWeight = payout === maxPayout ? maxWeight + weight : weight;
    maxPayout = payout;
  }
  const sums64 = { total: before, paid, paidSquared, hits, wins, maxWeight, heaviestLoss };
  return { ...sums64, maxPayout, neverDrawn, oddPayouts };
}

export interface Judged extends Findings {
  readonly figures: ModeFigures;
  readonly rtp: Rational;
}

export function judgeMode(mode: IndexMode, weights: Weights): Judged {
  const tally = tallyOf(weights, mode.costMicros);
  const { total, paid, paidSquared, hits, wins, maxPayout, maxWeight } = tally;
  const cost = BigInt(mode.costMicros);
  // Of a round's cost: payouts are hundredths of the base bet, costs millionths of it.
  const rtp = rational(paid * MICROS, total * HUNDREDTHS * cost);
  const squared = rational(paidSquared * MICROS * MICROS, total * (HUNDREDTHS * cost) ** 2n);
  const variance = Math.max(0, toNumber(squared) - toNumber(rtp) ** 2);
  const hit = rational(hits, total);
  const oneIn = maxWeight === 0n ? 0n : total / maxWeight;
  const figures: ModeFigures = {
    name: mode.name,
    costMicros: mode.costMicros,
    bookCount: weights.count,
    rtpPercent: decimals(times100(rtp), 4),
    rtp: `${rtp.numerator}/${rtp.denominator}`,
    hitPercent: decimals(times100(hit), 4),
    winPercent: decimals(times100(rational(wins, total)), 4),
    maxPayout,
    maxOneIn: oneIn.toString(),
    deviation: String(Math.round(Math.sqrt(variance) * 10_000) / 10_000),
  };
  return { figures, rtp, ...findingsOf(mode.name, { ...tally, rtp, hit, oneIn, weights }) };
}

function findingsOf(
  mode: string,
  found: Tally & {
    readonly rtp: Rational;
    readonly hit: Rational;
    readonly oneIn: bigint;
    readonly weights: Weights;
  },
): Findings {
  const { rtp, hit, oneIn, weights, total } = found;
  const percent = (value: Rational) => decimals(times100(value), 4);
  const heaviest = rational(found.heaviestLoss, total);
  const when = (isSo: boolean, code: FindingCode, values: Record<string, string | number> = {}) =>
    isSo ? [findingOf(code, { mode, ...values })] : [];
  const one_in = String(oneIn);
  const { count: books } = weights;
  return {
    refusals: [
      ...when(isBelow(rtp, RTP_LEAST), "rtp_low", { rtp: percent(rtp) }),
      ...when(isBelow(RTP_MOST, rtp), "rtp_high", { rtp: percent(rtp) }),
      ...when(isBelow(hit, HIT_LEAST), "hits_few", { hits: percent(hit) }),
      ...when(found.maxPayout > PAYOUT_LARGEST, "win_large"),
      ...when(oneIn > MAX_ONE_IN_MOST, "max_rare", { one_in }),
    ],
    warnings: [
      ...when(oneIn > MAX_ONE_IN_WARNED && oneIn <= MAX_ONE_IN_MOST, "max_seldom", { one_in }),
      ...when(books < BOOKS_USUAL, "books_few", { books }),
      ...when(found.oddPayouts > 0, "payouts_odd", { payouts: found.oddPayouts }),
      ...when(found.neverDrawn * 2 > books, "books_idle"),
      ...when(books > 2 && isBelow(HALF, heaviest), "loss_common", { share: percent(heaviest) }),
    ],
  };
}

/** Modes of one game should return about the same. */
export function judgeTogether(modes: readonly Judged[]): Findings {
  const sorted = modes.toSorted((one, other) => (isBelow(one.rtp, other.rtp) ? -1 : 1));
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return { refusals: [], warnings: [] };
  const apart = findingOf("modes_apart", {
    most: most.figures.name,
    most_rtp: most.figures.rtpPercent,
    least: least.figures.name,
    least_rtp: least.figures.rtpPercent,
  });
  const isApart = (by: Rational) => isBelow(plus(least.rtp, by), most.rtp);
  if (isApart(RTP_APART_MOST)) return { refusals: [apart], warnings: [] };
  return { refusals: [], warnings: isApart(RTP_APART_WARNED) ? [apart] : [] };
}

function times100({ numerator, denominator }: Rational): Rational {
  return rational(numerator * 100n, denominator);
}

function isBelow(a: Rational, b: Rational): boolean {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}
