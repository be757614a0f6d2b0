/**
 * Four eyes. One person asks, with a reason; another one, who holds the permission that the matter
 * needs, agrees or not; what was agreed to is carried out exactly once, also when the process that
 * took the decision ends right after it. Each step is in the audit log.
 */
import assert from "node:assert";
import type { ApprovalKindName } from "@tucano/contract/backoffice/access/approvals.ts";
import type { Permission } from "@tucano/contract/backoffice/access/permissions.ts";
import type * as z from "zod/mini";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext, OperatorIdentity } from "../../platform/http/types.ts";
import { byClock, type JobDefinition } from "../../platform/jobs/index.ts";
import type { Logger } from "../../platform/logger.ts";
import { oneByOne } from "../../platform/database/one-by-one.ts";
import * as repository from "./approval-repository.ts";
import type { ApprovalRow } from "./approval-repository.ts";
import type { Audit, AuditEntry } from "./audit.ts";
import type { Facts } from "./facts.ts";
import { requireReason } from "./policy.ts";

type Person = Pick<OperatorIdentity, "operatorId" | "email">;

/** What somebody agreed to. */
export interface Agreed<Payload> {
  readonly approvalId: number;
  readonly subject: string;
  readonly payload: Payload;
  readonly before: Facts;
  readonly after: Facts;
  readonly reason: string;
  readonly requester: Person;
  readonly approver: Person;
  readonly ip: string | null;
}

/** Whose act it is when two have agreed: the second person's, with who asked beside it. */
export function agreedBy(agreed: Omit<Agreed<unknown>, "payload">) {
  const { approver, ip, reason, approvalId, requester } = agreed;
  const details = { approval: String(approvalId), asked_by: requester.email };
  return { operator: approver, ip, reason, details };
}

/** What the log says of it: the facts that were agreed to, unless what was done says others. */
export function agreedEntry(
  action: AuditEntry["action"],
  agreed: Omit<Agreed<unknown>, "payload">,
  done: Pick<AuditEntry, "details" | "before" | "after"> = {},
): AuditEntry {
  const { details, ...by } = agreedBy(agreed);
  const { subject, before, after } = agreed;
  return {
    action,
    subject,
    ...by,
    before,
    after,
    ...done,
    details: { ...details, ...done.details },
  };
}

export interface ApprovalKind {
  readonly name: ApprovalKindName;
  /** Beside `approvals.decide`. */
  readonly decidedWith: Permission;
  carryOut(tx: Tx, agreed: Agreed<unknown>): Promise<void>;
}

/**
 * A kind of request, declared once by the area that owns it. `carryOut` runs in the transaction
 * that marks the request as done, and may run again when that transaction was lost: what it does
 * outside of `tx` must be harmless when repeated under the same `approvalId`. Another room is
 * called before anything is written to `tx`. A DomainError ends the request as failed.
 */
export function approvalKind<Schema extends z.ZodMiniType>(kind: {
  readonly name: ApprovalKindName;
  readonly decidedWith: Permission;
  readonly payload: Schema;
  carryOut(tx: Tx, agreed: Agreed<z.output<Schema>>): Promise<void>;
}): ApprovalKind {
  return {
    name: kind.name,
    decidedWith: kind.decidedWith,
    carryOut: (tx, agreed) =>
      kind.carryOut(tx, { ...agreed, payload: kind.payload.parse(agreed.payload) }),
  };
}

export interface Asked {
  readonly kind: ApprovalKindName;
  /** As in the audit log: `member:<id>`. Of each kind one at a time may wait for a subject. */
  readonly subject: string;
  readonly payload: unknown;
  readonly before: Facts;
  readonly after: Facts;
  readonly reason: string;
}

export interface PendingApproval {
  readonly approval_id: number;
  readonly expires_at: string;
}

interface TakenBackBy {
  readonly operator: Person | null;
  readonly ip: string | null;
  readonly reason?: string | undefined;
}

export interface Approvals {
  register(kind: ApprovalKind): void;
  find(name: ApprovalKindName): ApprovalKind;
  /** Kinds that these permissions may decide. */
  decidable(held: ReadonlySet<string>): readonly ApprovalKindName[];
  /** Throws backoffice.reason_required and backoffice.approval_waiting. */
  request(asked: Asked, context: OperatorContext): Promise<PendingApproval>;
  /**
   * Withdraws the requests of somebody who has left or has another role: a request is
   * only as good as its author. `by` is who closed or changed the account.
   */
  takeBackOf(tx: Tx, operatorId: number, by: TakenBackBy): Promise<void>;
  /** Carries out what was agreed to, unless that is done. */
  execute(approvalId: number): Promise<void>;
  /** Ends what nobody decided in time, and finishes what was cut off. */
  tidy(): Promise<void>;
}

export interface ApprovalsDeps {
  readonly db: Db;
  /** Where a request stays locked while it is carried out. */
  readonly apart: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly audit: Audit;
  /** How long a request waits. */
  waitingHours(): Promise<number>;
}

const UNFINISHED_AFTER_MS = 60_000;
const TIDY_JOB = "backoffice.tidy_approvals";

export function createApprovals(deps: ApprovalsDeps): Approvals {
  const kinds = new Map<ApprovalKindName, ApprovalKind>();
  const find = (name: ApprovalKindName): ApprovalKind => {
    const kind = kinds.get(name);
    assert(kind !== undefined, `No area carries out "${name}".`);
    return kind;
  };
  return {
    register: (kind) => {
      assert(!kinds.has(kind.name), `"${kind.name}" is carried out twice.`);
      kinds.set(kind.name, kind);
    },
    find,
    decidable: (held) =>
      held.has("approvals.decide")
        ? [...kinds.values()].filter((kind) => held.has(kind.decidedWith)).map(({ name }) => name)
        : [],
    request: (asked, context) => request(deps, asked, context),
    takeBackOf: (tx, operatorId, by) => takeBackOf(deps, tx, operatorId, by),
    execute: (approvalId) => execute(deps, find, approvalId),
    tidy: async () => {
      await inTransaction(deps.db, (tx) => expireOverdue(deps, tx, null));
      const before = new Date(deps.clock.now().getTime() - UNFINISHED_AFTER_MS);
      await oneByOne(
        await repository.listUnfinished(deps.db, before),
        (approvalId) => execute(deps, find, approvalId),
        (error, approvalId) =>
          deps.logger.error(
            { err: error, approvalId },
            "An approved request could not be carried out.",
          ),
      );
    },
  };
}

export function approvalsJob(approvals: Approvals): JobDefinition {
  return byClock(TIDY_JOB, "* * * * *", () => approvals.tidy());
}

async function request(
  deps: ApprovalsDeps,
  asked: Asked,
  { operator, ip }: OperatorContext,
): Promise<PendingApproval> {
  requireReason(asked.reason);
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + (await deps.waitingHours()) * 3_600_000);
  const approvalId = await inTransaction(deps.db, async (tx) => {
    await expireOverdue(deps, tx, asked);
    const id = await repository.insertApproval(tx, {
      ...asked,
      requested_by: operator.operatorId,
      requested_email: operator.email,
      requested_at: now,
      expires_at: expiresAt,
    });
    if (id === null) throw new DomainError("backoffice.approval_waiting");
    await deps.audit.append(tx, {
      action: "approval.request",
      subject: asked.subject,
      operator,
      ip,
      reason: asked.reason,
      details: { approval: String(id), kind: asked.kind },
      before: asked.before,
      after: asked.after,
    });
    return id;
  });
  return { approval_id: approvalId, expires_at: toWireInstant(expiresAt) };
}

async function expireOverdue(
  deps: ApprovalsDeps,
  tx: Tx,
  about: Pick<Asked, "kind" | "subject"> | null,
): Promise<void> {
  const now = deps.clock.now();
  for (const row of await repository.lockOverdue(tx, now, about)) {
    const { approval_id: approvalId, subject, kind } = row;
    await repository.closeApproval(tx, { approvalId, state: "expired", failure: null, now });
    await deps.audit.append(tx, {
      action: "approval.expire",
      subject,
      operator: null,
      ip: null,
      details: { approval: String(approvalId), kind },
    });
  }
}

/** See `Approvals`. */
export async function takeBackOf(
  deps: Pick<ApprovalsDeps, "clock" | "audit">,
  tx: Tx,
  operatorId: number,
  by: TakenBackBy,
): Promise<void> {
  const now = deps.clock.now();
  for (const row of await repository.lockWaitingOf(tx, operatorId)) {
    const { approval_id: approvalId, subject, kind } = row;
    await repository.closeApproval(tx, { approvalId, state: "withdrawn", failure: null, now });
    await deps.audit.append(tx, {
      ...by,
      action: "approval.withdraw",
      subject,
      details: { approval: String(approvalId), kind, asked_by: row.requested_email },
    });
  }
}

function toAgreed(row: ApprovalRow): Agreed<unknown> {
  assert(row.decided_by !== null && row.decided_email !== null, "The request has been decided.");
  return {
    approvalId: row.approval_id,
    subject: row.subject,
    payload: row.payload,
    before: row.before,
    after: row.after,
    reason: row.reason,
    requester: { operatorId: row.requested_by, email: row.requested_email },
    approver: { operatorId: row.decided_by, email: row.decided_email },
    ip: row.decided_ip,
  };
}

async function execute(
  deps: ApprovalsDeps,
  find: (name: ApprovalKindName) => ApprovalKind,
  approvalId: number,
): Promise<void> {
  /** A second call finds it done. */
  const asAgreed = async (tx: Tx): Promise<ApprovalRow | null> => {
    const row = await repository.lockApproval(tx, approvalId);
    return row?.state === "approved" ? row : null;
  };
  try {
    await inTransaction(deps.apart, async (tx) => {
      const row = await asAgreed(tx);
      if (row === null) return;
      await find(row.kind).carryOut(tx, toAgreed(row));
      await close(deps, tx, row, null);
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await inTransaction(deps.db, async (tx) => {
      const row = await asAgreed(tx);
      if (row !== null) await close(deps, tx, row, error.code);
    });
  }
}

async function close(
  deps: ApprovalsDeps,
  tx: Tx,
  row: ApprovalRow,
  failure: string | null,
): Promise<void> {
  const { approval_id: approvalId, subject, kind } = row;
  const state = failure === null ? "executed" : "failed";
  await repository.closeApproval(tx, { approvalId, state, failure, now: deps.clock.now() });
  const { approver, ip } = toAgreed(row);
  await deps.audit.append(tx, {
    action: "approval.execute",
    subject,
    operator: approver,
    ip,
    details: { approval: String(approvalId), kind, outcome: failure ?? "done" },
  });
}
