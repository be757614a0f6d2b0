/** Personal data in full: bounded per hour and operator, with a reason, written down before. */
import type { AuditAction } from "@tucano/contract/backoffice/access/audit-actions.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "./context.ts";
import { requireReason, REVEAL_WINDOW_SECONDS } from "./policy.ts";

export interface Reveal {
  readonly action: AuditAction;
  readonly subject: string;
  readonly reason: string;
  /** Which data, never what they are. */
  readonly details: Readonly<Record<string, string>>;
}

/** Throws backoffice.reason_required and backoffice.too_many_reveals. */
export async function noteReveal(
  parts: Parts,
  reveal: Reveal,
  { operator, ip }: OperatorContext,
): Promise<void> {
  requireReason(reveal.reason);
  const { revealsPerHour } = await parts.market.read("fourEyes");
  const bound = { max: revealsPerHour, windowSeconds: REVEAL_WINDOW_SECONDS };
  const seconds = await parts.guesses.count(`reveal:${operator.operatorId}`, bound);
  if (seconds > 0) {
    throw new DomainError("backoffice.too_many_reveals", {
      params: { minutes: Math.ceil(seconds / 60) },
      retryAfterSeconds: seconds,
    });
  }
  await inTransaction(parts.db, (tx) => parts.audit.append(tx, { ...reveal, operator, ip }));
}
