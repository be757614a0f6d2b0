/** Corrections: entries of their own, under the number of the approval that agreed to them. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, negate } from "@tucano/contract/money.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { AffiliatesDeps } from "../types.ts";
import { findDeposit, findEarned, insertChargeback, insertEntry } from "./entry-repository.ts";

export type Correction =
  | { readonly what: "give" | "take"; readonly amount: Centavos }
  | { readonly what: "reversal"; readonly memberId: MemberId }
  | { readonly what: "chargeback"; readonly orderNo: string };

/** What it comes to; throws backoffice.affiliate_correction where there is nothing to correct. */
export async function amountOf(db: Db, affiliateId: number, of: Correction): Promise<Centavos> {
  const amount = await find(db, affiliateId, of);
  if (amount === null || amount <= 0) throw new DomainError("backoffice.affiliate_correction");
  return amount;
}

async function find(db: Db, affiliateId: number, of: Correction): Promise<Centavos | null> {
  switch (of.what) {
    case "give":
    case "take":
      return of.amount;
    case "reversal":
      return findEarned(db, { affiliateId, memberId: of.memberId });
    case "chargeback":
      return findDeposit(db, { affiliateId, orderNo: of.orderNo });
  }
}

/** The reconciliation's word, wherever a person's stands. */
const BY_BANKS = "reconciliation";
/** A payment can be sent back for ninety days. */
const TAKEN_BACK_DAYS = 100;

/** Deposits that banks took back count on the day on which that is read, each part once. */
export async function noteTakenBack({ db, clock, cashier }: AffiliatesDeps): Promise<void> {
  const at = clock.now();
  const day = dayOf(at);
  const found = await cashier.listTakenBack(startOfDay(addDays(day, -TAKEN_BACK_DAYS)));
  await inTransaction(db, async (tx) => {
    for (const one of found) {
      await insertChargeback(tx, { ...one, affiliateId: null, day, by: BY_BANKS, at });
    }
  });
}

/** Counts in the month in which it is agreed to. Throws backoffice.affiliate_correction. */
export async function correct(
  { clock }: Pick<AffiliatesDeps, "clock">,
  tx: Tx,
  of: {
    readonly affiliateId: number;
    readonly correction: Correction;
    readonly approvalId: number;
    readonly by: string;
    readonly note: string;
  },
): Promise<void> {
  const { affiliateId, correction, by, note } = of;
  const at = clock.now();
  const amount = await amountOf(tx, affiliateId, correction);
  const day = dayOf(at);
  const entry = { affiliateId, month: day.slice(0, 7), by, note, at };
  switch (correction.what) {
    case "give":
    case "take": {
      const signed = correction.what === "give" ? amount : negate(amount);
      const eventId = `correction:${of.approvalId}`;
      const made = {
        ...entry,
        eventId,
        kind: "correction",
        amount: signed,
        memberId: null,
      } as const;
      await insertEntry(tx, made);
      return;
    }
    case "reversal": {
      const { memberId } = correction;
      const eventId = `reversal:${memberId}`;
      await insertEntry(tx, {
        ...entry,
        eventId,
        kind: "reversal",
        amount: negate(amount),
        memberId,
      });
      return;
    }
    case "chargeback": {
      const { orderNo } = correction;
      const whole = { orderNo, reference: "", amount: null } as const;
      await insertChargeback(tx, { ...whole, affiliateId, day, by, at });
    }
  }
}
