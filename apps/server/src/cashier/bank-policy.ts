/** Which bank a new charge or payout is asked of: pure, from the house's numbers and who is up. */

export type Need = "charge" | "payout";

interface Cost {
  /** In hundredths of a percent. */
  readonly rate: number;
  readonly fixedCentavos: number;
}

export interface BankTerms {
  readonly code: string;
  readonly takesCharges: boolean;
  readonly sendsPayouts: boolean;
  /** 0: only when nobody else is up. */
  readonly share: number;
  /** What it takes of the house. */
  readonly chargeCost: Cost;
  readonly payoutCost: Cost;
}

export interface BankRules {
  readonly chooseBy: "share" | "cost";
  readonly list: readonly BankTerms[];
}

export interface Question {
  readonly need: Need;
  readonly amountCentavos: number;
  /** From 0 to below 1, the same whenever the same order is asked about. */
  readonly draw: number;
}

interface Candidate {
  readonly code: string;
  readonly isUp: boolean;
}

interface Ranked<One> {
  readonly one: One;
  readonly share: number;
  readonly cost: number;
}

/**
 * The first is asked, and the others in this order when it fails. A bank that nobody has set
 * numbers for stands by; who is down comes last, and is still asked when there is nobody else.
 */
export function orderBanks<One extends Candidate>(
  banks: readonly One[],
  rules: BankRules,
  question: Question,
): One[] {
  const ranked = banks.flatMap((one) => rank(one, rules.list, question) ?? []);
  const byUse = (isUp: boolean, isShared: boolean) =>
    ranked.filter(({ one, share }) => one.isUp === isUp && share > 0 === isShared);
  const ordered = [true, false].flatMap((isUp) => [
    ...inTurn(byUse(isUp, true), rules.chooseBy, question.draw),
    ...byUse(isUp, false).toSorted(cheaperFirst),
  ]);
  return ordered.map(({ one }) => one);
}

const cheaperFirst = (a: Ranked<unknown>, b: Ranked<unknown>) =>
  a.cost - b.cost || b.share - a.share;

/** Null: it is not for this. */
function rank<One extends Candidate>(
  one: One,
  list: readonly BankTerms[],
  { need, amountCentavos }: Question,
): Ranked<One> | null {
  const terms = list.find(({ code }) => code === one.code);
  if (terms === undefined) return { one, share: 0, cost: 0 };
  const isFor = need === "charge" ? terms.takesCharges : terms.sendsPayouts;
  if (!isFor) return null;
  const { rate, fixedCentavos } = need === "charge" ? terms.chargeCost : terms.payoutCost;
  return { one, share: terms.share, cost: amountCentavos * rate + fixedCentavos * 10_000 };
}

function inTurn<One>(
  ranked: readonly Ranked<One>[],
  chooseBy: BankRules["chooseBy"],
  draw: number,
): Ranked<One>[] {
  const rest = ranked.toSorted(cheaperFirst);
  if (chooseBy === "cost") return rest;
  const total = ranked.reduce((sum, { share }) => sum + share, 0);
  let passed = 0;
  const drawn = ranked.find(({ share }) => {
    passed += share;
    return draw * total < passed;
  });
  return drawn === undefined ? rest : [drawn, ...rest.filter((one) => one !== drawn)];
}
