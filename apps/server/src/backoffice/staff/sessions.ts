/** Where operators are signed in, and ending that. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/access/staff.ts";
import { describeDevice } from "../../members/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import { session as rules } from "../access/policy.ts";
import type { Parts } from "../core/context.ts";
import { takesTwo } from "./accounts.ts";
import * as repository from "./repository.ts";

type Sessions = DataOf<typeof contract.listSessions>;

const LIST_MAX = 200;

export async function listSessions(
  parts: Parts,
  operatorId: number | null,
  { operator, lang }: OperatorContext,
): Promise<Sessions> {
  const now = parts.clock.now();
  const rows = await repository.listSessions(parts.db, {
    operatorId,
    now,
    // Idle for longer, it is over.
    seenAfter: new Date(now.getTime() - rules.idleSeconds * 1_000),
    limit: LIST_MAX,
  });
  return {
    list: rows.map((row) => ({
      session_id: row.session_id,
      operator_id: row.operator_id,
      email: row.email,
      ip: row.ip,
      device: describeDevice(row.user_agent, lang),
      created_at: toWireInstant(row.created_at),
      last_seen_at: toWireInstant(row.last_seen_at),
      expires_at: toWireInstant(row.expires_at),
      is_own: row.operator_id === operator.operatorId,
      is_this: row.session_id === operator.sessionId,
    })),
  };
}

interface End {
  readonly sessionId: string;
  /** Null: of anybody. */
  readonly of: number | null;
  readonly reason: string | undefined;
}

async function end(parts: Parts, { sessionId, of, reason }: End, context: OperatorContext) {
  await inTransaction(parts.db, async (tx) => {
    const now = parts.clock.now();
    const ended = await repository.endSession(tx, { sessionId, operatorId: of, now });
    if (ended === null) throw new DomainError("backoffice.session_not_found");
    await parts.audit.append(tx, {
      action: "session.end",
      subject: `operator:${ended.operator_id}`,
      operator: context.operator,
      ip: context.ip,
      reason,
      details: { session: sessionId },
    });
  });
}

export async function endOwnSession(
  parts: Parts,
  { session_id: sessionId }: InputOf<typeof contract.endOwnSession>,
  context: OperatorContext,
): Promise<Sessions> {
  const { operatorId } = context.operator;
  await end(parts, { sessionId, of: operatorId, reason: undefined }, context);
  return listSessions(parts, operatorId, context);
}

export async function endSession(
  parts: Parts,
  { session_id: sessionId, reason }: InputOf<typeof contract.endSession>,
  context: OperatorContext,
): Promise<Sessions> {
  const owner = await repository.findSessionOwner(parts.db, sessionId);
  if (owner !== null && (await takesTwo(parts.db, owner.role))) {
    // Immediately, because a computer may be stolen; but not often enough to keep a second person
    // out.
    await parts.guesses.take("endSession", `${context.operator.operatorId} ${owner.operator_id}`);
  }
  await end(parts, { sessionId, of: null, reason }, context);
  return listSessions(parts, null, context);
}
