/** Closes months: the share is reckoned, all entries are added up, and nothing changes any more. */
import { type Centavos, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { hasUnreadBefore } from "../../ledger/index.ts";
import { oneByOne } from "../../platform/database/one-by-one.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { dayOf, monthAfter, startOfDay } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { insertEntry, sumEntries } from "../earning/entry-repository.ts";
import { FIGURES, sumFigures } from "../earning/figures-repository.ts";
import { dealIn, payableOf, shareOf } from "../policy.ts";
import { lockAffiliate } from "../programme/affiliate-repository.ts";
import { listDeals } from "../programme/deal-repository.ts";
import type { AffiliatesDeps, StatementRow } from "../types.ts";
import { findLastStatement, insertStatement, listToClose } from "./statement-repository.ts";

/** All months that are due, each affiliate's in their order. */
export async function closeMonths(deps: AffiliatesDeps): Promise<void> {
  const { closingDay, payFromCentavos } = await deps.market.read("affiliates");
  const today = dayOf(deps.clock.now());
  const isDue = (month: string): boolean => {
    const next = monthAfter(month);
    return today >= `${next}-${String(closingDay).padStart(2, "0")}`;
  };
  const tell = (error: unknown, { affiliateId }: { affiliateId: number }): void =>
    deps.logger.error({ err: error, affiliateId }, "A month of an affiliate cannot be closed.");
  await oneByOne(
    await listToClose(deps.db),
    async ({ affiliateId, began }) => {
      const last = await findLastStatement(deps.db, affiliateId);
      let month = last === null ? began : monthAfter(last.month);
      for (; isDue(month); month = monthAfter(month)) {
        await closeMonth(deps, { affiliateId, month, payFrom: toCentavos(payFromCentavos) });
      }
    },
    tell,
  );
}

async function closeMonth(
  { db, clock }: AffiliatesDeps,
  of: { readonly affiliateId: number; readonly month: string; readonly payFrom: Centavos },
): Promise<void> {
  const { affiliateId, month } = of;
  const from = `${month}-01`;
  const end = `${monthAfter(month)}-01`;
  if (await hasUnreadBefore(db, [FIGURES], startOfDay(end))) {
    throw new DomainError("common.unavailable");
  }
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const affiliate = await lockAffiliate(tx, affiliateId);
    const last = await findLastStatement(tx, affiliateId);
    // Another process was faster.
    if (affiliate === null || (last !== null && last.month >= month)) return;
    const { endedOn } = affiliate;
    const before = endedOn !== null && endedOn < end ? endedOn : end;
    const deal = dealIn(await listDeals(tx, [affiliateId]), month);
    const figures = await sumFigures(tx, { affiliateId, from, before });
    const lossBefore = last?.lossAfter ?? ZERO;
    const share = shareOf(deal?.terms.share ?? null, figures, lossBefore);
    if (share.amount !== 0) {
      const eventId = `share:${affiliateId}:${month}`;
      const entry = { eventId, affiliateId, month, amount: share.amount, memberId: null, at: now };
      await insertEntry(tx, { ...entry, kind: "share", by: "rule", note: "" });
    }
    const earned = await sumEntries(tx, { affiliateId, month });
    const opening = last?.carried ?? ZERO;
    const isLast = endedOn !== null && endedOn < end;
    const paid = payableOf({ opening, earned, payFrom: of.payFrom, isLast });
    const state: StatementRow["state"] = paid.payable > 0 ? "closed" : "nothing";
    const { amount: _amount, ...shared } = share;
    const { deposits: _deposits, ...played } = figures;
    const sums = { ...played, ...shared, ...paid, lossBefore, opening, earned };
    const dealVersion = deal?.version ?? null;
    await insertStatement(tx, { ...sums, affiliateId, month, dealVersion, state, closedAt: now });
  });
}
