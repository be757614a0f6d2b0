/** The inbox of requests: looking through it, agreeing, refusing, taking back. */
import type { Language } from "@tucano/i18n/languages.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/access/approvals.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { isTextCode, translate } from "../../platform/translate.ts";
import type { OperatorContext, OperatorIdentity } from "../../platform/http/types.ts";
import * as repository from "../core/approval-repository.ts";
import type { ApprovalRow } from "../core/approval-repository.ts";
import { type Command, requirePermission } from "../core/area.ts";
import type { AuditEntry } from "../core/audit.ts";
import type { Parts } from "../core/context.ts";
import type { Tie } from "../core/independence.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";

type Detail = DataOf<typeof contract.readApproval>;

function stateOf(row: ApprovalRow, now: Date): ApprovalRow["state"] {
  return row.state === "waiting" && row.expires_at <= now ? "expired" : row.state;
}

/** Once decided, what tied who did to who asked; until then it is looked up where one is read. */
const tiesOf = ({ ties }: ApprovalRow): readonly Tie[] =>
  ties.map((tie) => ({ tie, is_bar: false }));

/** In words, too: the code alone says nothing to whoever has to go on from there. */
const sayFailure = (lang: Language, code: string): string =>
  isTextCode(code) ? translate(lang, code) : code;

function show(
  parts: Parts,
  row: ApprovalRow,
  { operator: { operatorId, permissions }, lang }: OperatorContext,
  ties: readonly Tie[] = tiesOf(row),
): Detail {
  const state = stateOf(row, parts.clock.now());
  const isOwn = row.requested_by === operatorId;
  return {
    approval_id: row.approval_id,
    kind: row.kind,
    subject: row.subject,
    state,
    reason: row.reason,
    requested_by: row.requested_email,
    requested_at: toWireInstant(row.requested_at),
    expires_at: toWireInstant(row.expires_at),
    decided_by: row.decided_email,
    decided_at: row.decided_at === null ? null : toWireInstant(row.decided_at),
    note: row.note,
    before: { ...row.before },
    after: { ...row.after },
    failure: row.failure,
    failure_text: row.failure === null ? null : sayFailure(lang, row.failure),
    is_own: isOwn,
    can_decide:
      state === "waiting" && !isOwn && parts.approvals.decidable(permissions).includes(row.kind),
    ties: [...ties],
  };
}

/** Operators who may not decide see only their own requests. */
const seesAll = ({ permissions }: OperatorIdentity) => permissions.has("approvals.decide");

export const listApprovals: Command<typeof contract.listApprovals> = async (
  parts,
  input,
  context,
) => {
  const { operator } = context;
  const limit = limitOf(input.limit);
  const state = input.state ?? "waiting";
  const rows = await repository.listApprovals(parts.db, {
    state: state === "all" ? null : state,
    kind: input.kind ?? null,
    requestedBy: seesAll(operator) ? null : operator.operatorId,
    beforeId: numberAfter(input.cursor),
    limit: limit + 1,
  });
  const toDecide = await repository.countToDecide(parts.db, {
    operatorId: operator.operatorId,
    kinds: parts.approvals.decidable(operator.permissions),
    now: parts.clock.now(),
  });
  return {
    ...toPage(rows, limit, {
      show: (row) => show(parts, row, context),
      keyOf: (row) => String(row.approval_id),
    }),
    to_decide: toDecide,
  };
};

export async function readApproval(
  parts: Parts,
  { approval_id: approvalId }: InputOf<typeof contract.readApproval>,
  context: OperatorContext,
): Promise<Detail> {
  const { operator } = context;
  const row = await repository.findApproval(parts.db, approvalId);
  const isShown = row !== null && (seesAll(operator) || row.requested_by === operator.operatorId);
  if (!isShown) throw new DomainError("backoffice.approval_not_found");
  const mayDecide = row.state === "waiting" && row.requested_by !== operator.operatorId;
  if (!mayDecide) return show(parts, row, context);
  const rules = await parts.independence.rules();
  return show(parts, row, context, await rules.between(parts.db, pairOf(row, operator)));
}

const pairOf = (row: ApprovalRow, { operatorId }: OperatorIdentity) => ({
  askerId: row.requested_by,
  deciderId: operatorId,
  askedAt: row.requested_at,
});

async function lockWaiting(parts: Parts, tx: Tx, approvalId: number): Promise<ApprovalRow> {
  const row = await repository.lockApproval(tx, approvalId);
  if (row === null) throw new DomainError("backoffice.approval_not_found");
  if (stateOf(row, parts.clock.now()) !== "waiting") {
    throw new DomainError("backoffice.approval_decided");
  }
  return row;
}

interface Verdict {
  readonly approvalId: number;
  readonly state: "approved" | "rejected";
  readonly note: string | null;
}

/** Throws backoffice.approval_not_independent, and the log keeps that somebody tried. */
async function decide(
  parts: Parts,
  { approvalId, state, note }: Verdict,
  { operator, ip }: OperatorContext,
): Promise<void> {
  const rules = await parts.independence.rules();
  const isBarred = await inTransaction(parts.db, async (tx) => {
    const row = await lockWaiting(parts, tx, approvalId);
    if (row.requested_by === operator.operatorId) throw new DomainError("backoffice.approval_own");
    requirePermission(operator, parts.approvals.find(row.kind).decidedWith);
    const found = await rules.between(tx, pairOf(row, operator));
    const ties = found.map(({ tie }) => tie);
    // Refusing gives nothing away.
    const isBar = state === "approved" && found.some((one) => one.is_bar);
    const entry = entryOf(row);
    const action = state === "approved" ? "approval.approve" : "approval.reject";
    await parts.audit.append(tx, {
      action: isBar ? "approval.bar" : action,
      subject: entry.subject,
      details: { ...entry.details, ...(ties.length > 0 && { ties: ties.join(", ") }) },
      operator,
      ip,
      reason: note ?? undefined,
    });
    if (isBar) return true;
    const { operatorId, email } = operator;
    const now = parts.clock.now();
    await repository.saveDecision(tx, {
      approvalId,
      state,
      operatorId,
      email,
      ip,
      note,
      ties,
      now,
    });
    return false;
  });
  if (isBarred) throw new DomainError("backoffice.approval_not_independent");
}

function entryOf(row: ApprovalRow): Pick<AuditEntry, "subject" | "details"> {
  return {
    subject: row.subject,
    details: {
      approval: String(row.approval_id),
      kind: row.kind,
      asked_by: row.requested_email,
    },
  };
}

export async function approve(
  parts: Parts,
  { approval_id: approvalId, note }: InputOf<typeof contract.approve>,
  context: OperatorContext,
): Promise<Detail> {
  await decide(parts, { approvalId, state: "approved", note: note === "" ? null : note }, context);
  await parts.approvals.execute(approvalId);
  return readApproval(parts, { approval_id: approvalId }, context);
}

export async function reject(
  parts: Parts,
  { approval_id: approvalId, reason }: InputOf<typeof contract.reject>,
  context: OperatorContext,
): Promise<Detail> {
  await decide(parts, { approvalId, state: "rejected", note: reason }, context);
  return readApproval(parts, { approval_id: approvalId }, context);
}

export async function withdraw(
  parts: Parts,
  { approval_id: approvalId }: InputOf<typeof contract.withdraw>,
  context: OperatorContext,
): Promise<Detail> {
  const { operator, ip } = context;
  await inTransaction(parts.db, async (tx) => {
    const found = await repository.findApproval(tx, approvalId);
    if (found?.requested_by !== operator.operatorId) {
      throw new DomainError("backoffice.approval_not_found");
    }
    const row = await lockWaiting(parts, tx, approvalId);
    const now = parts.clock.now();
    await repository.closeApproval(tx, { approvalId, state: "withdrawn", failure: null, now });
    await parts.audit.append(tx, { action: "approval.withdraw", ...entryOf(row), operator, ip });
  });
  return readApproval(parts, { approval_id: approvalId }, context);
}
