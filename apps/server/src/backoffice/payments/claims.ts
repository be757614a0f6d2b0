/** "Mine for ten minutes": two people never work on one withdrawal. */
import type * as contract from "@tucano/contract/backoffice/payments/payments.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import * as repository from "./repository.ts";

const CLAIM_MS = 10 * 60_000;
const KEPT_MS = 24 * 3_600_000;

export const claimWithdrawals: Command<typeof contract.claimWithdrawals> = async (
  parts,
  { order_nos },
  { operator, ip },
) => {
  const now = parts.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const waiting = await keepWaiting(parts, order_nos);
  const claimed = await inTransaction(parts.db, async (tx) => {
    await repository.deleteEndedClaims(tx, new Date(now.getTime() - KEPT_MS));
    const taken = await repository.insertClaims(tx, {
      orderNos: waiting,
      operatorId: operator.operatorId,
      email: operator.email,
      now,
      until,
    });
    for (const orderNo of taken) {
      await parts.audit.append(tx, {
        action: "withdrawal.claim",
        subject: `withdrawal:${orderNo}`,
        operator,
        ip,
        details: { until: until.toISOString() },
      });
    }
    return taken;
  });
  return { claimed, until: toWireInstant(until) };
};

/** Of what is decided already nobody needs to be kept off. */
async function keepWaiting(parts: Parts, orderNos: readonly string[]): Promise<string[]> {
  const found = await parts.cashier.searchWithdrawals(parts.db, {
    orderNos,
    statuses: ["submitted", "in_review"],
    memberIds: null,
    endToEndId: null,
    amountMin: null,
    amountMax: null,
    from: null,
    until: null,
    isReturned: false,
    order: "oldest",
    after: null,
    limit: orderNos.length,
  });
  return found.map(({ row }) => row.orderNo);
}

export const releaseWithdrawals: Command<typeof contract.releaseWithdrawals> = async (
  parts,
  { order_nos: orderNos },
  { operator, ip },
) => {
  const { operatorId } = operator;
  const released = await inTransaction(parts.db, async (tx) => {
    const gone = await repository.deleteClaims(tx, { orderNos, operatorId });
    for (const orderNo of gone) {
      const subject = `withdrawal:${orderNo}`;
      await parts.audit.append(tx, { action: "withdrawal.release", subject, operator, ip });
    }
    return gone;
  });
  return { released };
};

export function toClaim(row: repository.ClaimRow | undefined, operatorId: number) {
  if (row === undefined) return null;
  const { email: by, until, operator_id: owner } = row;
  return { by, until: toWireInstant(until), is_own: owner === operatorId };
}

/** Throws backoffice.withdrawal_claimed. */
export async function requireUnclaimed(
  parts: Parts,
  orderNo: string,
  { operator }: OperatorContext,
): Promise<void> {
  const claims = await repository.findClaims(parts.db, [orderNo], parts.clock.now());
  const owner = claims.get(orderNo)?.operator_id ?? operator.operatorId;
  if (owner !== operator.operatorId) throw new DomainError("backoffice.withdrawal_claimed");
}
