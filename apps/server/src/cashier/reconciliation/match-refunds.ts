/**
 * What went back to payers on one day, as the bank has it and as we have it. The bank lists refunds
 * with the payments that they belong to, by the day of the payment; none goes back later than the
 * scheme allows, so the payments of that time are looked through.
 */
import { add, type Centavos, ZERO } from "@tucano/contract/money.ts";
import type { Db } from "../../platform/database/types.ts";
import type { Difference, OwnRefund, Tally } from "./match-repository.ts";
import * as repository from "./match-repository.ts";
import type { Bank } from "../banks.ts";
import type { Refund } from "../psp-port.ts";

/** A payment can be sent back for ninety days. */
const REFUNDABLE_MS = 91 * 86_400_000;
const PAGES_MAX = 2_000;

export interface MatchedRefunds {
  readonly refunded: Tally;
  readonly pspRefunded: Tally;
  readonly differences: readonly Difference[];
}

export async function matchRefunds(
  deps: { readonly db: Db; readonly bank: Bank },
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<MatchedRefunds> {
  const span = { psp: deps.bank.code, from, until };
  const theirs = await readRefunds(deps.bank, span);
  const ours = await repository.listRefunded(deps.db, span);
  const done = theirs.filter(
    ({ settledAt, status }) =>
      status === "done" && settledAt !== null && settledAt >= span.from && settledAt < span.until,
  );
  const known = await repository.findRefunds(deps.db, [
    ...new Set(done.map(({ endToEndId }) => endToEndId)),
  ]);
  return compareRefunds({ ours, theirs, done, known });
}

async function readRefunds(bank: Bank, { from, until }: { from: Date; until: Date }) {
  const found: Refund[] = [];
  const since = new Date(from.getTime() - REFUNDABLE_MS);
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { refunds, hasMore } = await bank.listRefunds({ from: since, until, page });
    found.push(...refunds);
    if (!hasMore) return found;
  }
  throw new Error("The PSP's list of refunds has no end.");
}

const referenceOf = (one: { readonly endToEndId: string; readonly refundId: string }) =>
  `${one.endToEndId}/${one.refundId}`;

const tally = (amounts: readonly Centavos[]): Tally => ({
  count: amounts.length,
  amount: add(ZERO, ...amounts),
});

/**
 * Pure. `done`: of the bank's, those of this day; `known`: what we have of these payments, whatever
 * its day: near midnight the two sides may call it by different ones.
 */
export function compareRefunds(of: {
  readonly ours: readonly OwnRefund[];
  readonly theirs: readonly Refund[];
  readonly done: readonly Refund[];
  readonly known: readonly OwnRefund[];
}): MatchedRefunds {
  const bank = new Map(of.theirs.map((one) => [referenceOf(one), one]));
  const own = new Map(of.known.map((one) => [referenceOf(one), one]));
  const confirmed: Centavos[] = [];
  const differences: Difference[] = [];
  for (const mine of of.ours) {
    const one = bank.get(referenceOf(mine));
    const found = {
      reference: referenceOf(mine),
      memberId: mine.memberId,
      ours: mine.amount,
      psps: one?.amount ?? null,
    };
    if (one?.status === "done") confirmed.push(one.amount);
    if (one === undefined) differences.push({ ...found, kind: "refund_missing_there" });
    else if (one.status !== "done") differences.push({ ...found, kind: "refund_not_settled" });
    else if (one.amount !== mine.amount) differences.push({ ...found, kind: "refund_amount" });
  }
  const unknown = of.done.filter((one) => own.get(referenceOf(one))?.isRefunded !== true);
  for (const one of unknown) {
    const mine = own.get(referenceOf(one));
    differences.push({
      reference: referenceOf(one),
      memberId: mine?.memberId ?? null,
      ours: null,
      psps: one.amount,
      kind: "refund_missing_here",
    });
  }
  return {
    refunded: tally(of.ours.map(({ amount }) => amount)),
    pspRefunded: tally([...confirmed, ...unknown.map(({ amount }) => amount)]),
    differences,
  };
}
