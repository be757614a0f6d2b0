/** What becomes of a closed month: two people approve it, and it is paid at the bank. */
import { isUniqueViolation } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import type { AffiliatesDeps, StatementRow } from "../types.ts";
import { approve, findStatement, pay } from "./statement-repository.ts";

export interface StatementOf {
  readonly affiliateId: number;
  /** "2026-11" */
  readonly month: string;
}

/** Throws backoffice.statement_not_found, and statement_state for one in another state. */
export async function requireStatement(
  tx: Tx,
  of: StatementOf,
  state: StatementRow["state"],
): Promise<StatementRow> {
  const found = await findStatement(tx, of);
  if (found === null) throw new DomainError("backoffice.statement_not_found");
  if (found.state !== state) throw new DomainError("backoffice.statement_state");
  return found;
}

/** The same. */
export async function approveStatement(
  { clock }: Pick<AffiliatesDeps, "clock">,
  tx: Tx,
  of: StatementOf & { readonly by: string; readonly pixKey: string },
): Promise<void> {
  await requireStatement(tx, of, "closed");
  const isMoved = await approve(tx, { ...of, now: clock.now() });
  if (!isMoved) throw new DomainError("backoffice.statement_state");
}

/** The same; and backoffice.statement_reference, where that one stands elsewhere. */
export async function payStatement(
  { clock }: Pick<AffiliatesDeps, "clock">,
  tx: Tx,
  of: StatementOf & { readonly reference: string; readonly by: string },
): Promise<StatementRow> {
  const found = await requireStatement(tx, of, "approved");
  const now = clock.now();
  const isMoved = await pay(tx, { ...of, now }).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new DomainError("backoffice.statement_reference");
    throw error;
  });
  if (!isMoved) throw new DomainError("backoffice.statement_state");
  return { ...found, state: "paid", reference: of.reference, paidAt: now };
}
