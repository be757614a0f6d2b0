/**
 * Small amounts by hand without a second person. A role says how much at once and in a day, which
 * takes two people to set; what one player was given and taken in a day counts as one amount,
 * whoever it was, so that many small ones come no further than a single one.
 */
import { type Centavos, formatWire, toCentavos } from "@tucano/contract/money.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction, inTurn } from "../../platform/database/transaction.ts";
import { dayOf, startOfDay } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { AuditEntry } from "../core/audit.ts";
import type { Parts } from "../core/context.ts";
import type { Facts } from "../core/facts.ts";
import * as repository from "./alone-repository.ts";

export interface SmallAct {
  readonly memberId: MemberId;
  readonly amount: Centavos;
  readonly action: Extract<AuditEntry["action"], "member.adjust" | "member.grant_reward">;
  readonly before: Facts;
  readonly after: Facts;
  readonly reason: string;
  /** Moves the money under the act's own number: done again, it has moved already. */
  readonly move: (aloneId: string) => Promise<unknown>;
}

/** False: it is too much for one person. Nothing has happened. */
export async function actAlone(
  parts: Parts,
  act: SmallAct,
  context: OperatorContext,
): Promise<boolean> {
  const { memberId, amount, action, before, after, reason, move } = act;
  const { operator, ip } = context;
  const now = parts.clock.now();
  const entry = { action, subject: `member:${memberId}`, operator, ip, reason, before, after };
  const aloneId = await inTurn(parts.db, { what: "backoffice.alone", memberId }, async (tx) => {
    const { operatorId } = operator;
    const may = await repository.lockBounds(tx, operatorId);
    const since = startOfDay(dayOf(now));
    const so = await repository.sumSince(tx, { operatorId, memberId, since });
    if (so.ofMember + amount > may.each || so.ofOperator + amount > may.day) return null;
    const id = await repository.insertAct(tx, { operatorId, memberId, amount, at: now });
    const details = {
      alone: "yes",
      outcome: "ordered",
      alone_day: formatWire(toCentavos(may.day)),
    };
    await parts.audit.append(tx, { ...entry, details });
    return id;
  });
  if (aloneId === null) return false;
  try {
    await move(`alone-${aloneId}`);
  } catch (error) {
    // Whatever is no refusal may have moved the money: it counts.
    if (!(error instanceof DomainError) || error.httpStatus >= 500) throw error;
    await inTransaction(parts.db, async (tx) => {
      await repository.noteFailed(tx, aloneId, parts.clock.now());
      await parts.audit.append(tx, { ...entry, details: { alone: "yes", outcome: "failed" } });
    });
    throw error;
  }
  return true;
}
