/**
 * Accounts of those who work here: who may invite, close, open again, reset, change the role, and
 * what of it a second person has to agree to.
 */
import type * as contract from "@tucano/contract/backoffice/access/staff.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { lockStaffing } from "../core/independence-repository.ts";
import { limitOf, toPage } from "../core/keyset.ts";
import type { Output } from "../core/policy.ts";
import { ADMINISTRATOR } from "../core/roles.ts";
import {
  closeAccount,
  type DoneBy,
  type Invitation,
  openAccount,
  requireOtherAdministrator,
  resetAccount,
  stateOf,
  takesTwo,
} from "./accounts.ts";
import * as repository from "./repository.ts";

type Shown = Output<typeof contract.staffRow>;

function showStaff(row: repository.StaffRow): Shown {
  return {
    operator_id: row.operator_id,
    email: row.email,
    name: row.name,
    role: row.role,
    role_name: row.role_name,
    state: stateOf(row),
    has_authenticator: row.has_authenticator,
    passkeys: row.passkeys,
    sessions: row.sessions,
    last_seen_at: row.last_seen_at === null ? null : toWireInstant(row.last_seen_at),
    created_at: toWireInstant(row.created_at),
  };
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

export const listStaff: Reading<typeof contract.listStaff> = async (parts, input) => {
  const limit = limitOf(input.limit);
  const text = input.text ?? "";
  const rows = await repository.listStaff(parts.db, {
    pattern: text === "" ? null : `${escapeLike(text.toLowerCase())}%`,
    afterEmail: input.cursor ?? null,
    limit: limit + 1,
    now: parts.clock.now(),
  });
  return toPage(rows, limit, { show: showStaff, keyOf: (row) => row.email });
};

export async function findStaff(
  parts: Parts,
  db: Db | Tx,
  operatorId: number,
): Promise<repository.StaffRow> {
  const row = await repository.findStaff(db, operatorId, parts.clock.now());
  if (row === null) throw new DomainError("backoffice.operator_not_found");
  return row;
}

export async function findRole(
  parts: Parts,
  role: string,
  db: Db | Tx = parts.db,
): Promise<repository.RoleRow> {
  const row = await repository.findRole(db, role);
  if (row === null) {
    const fields = { role: { code: "backoffice.role_unknown" } } as const;
    throw new DomainError("backoffice.role_unknown", { fields });
  }
  return row;
}

/**
 * Whoever holds rights over others could be somebody's second pair of eyes: such a role is given
 * by two. The very first of them cannot be, as nobody else is there to agree.
 */
export const inviteOperator: Command<typeof contract.inviteOperator> = async (
  parts,
  { reason, role, ...given },
  context,
) => {
  const email = given.email.toLowerCase();
  const found = await findRole(parts, role);
  if (await repository.hasEmail(parts.db, email)) {
    throw new DomainError("backoffice.operator_exists");
  }
  const invitation: Invitation = { email, name: given.name, role, lang: context.lang };
  const has_mail = parts.outbox.sends("mail");
  const link = await inTransaction(parts.db, async (tx) => {
    await lockStaffing(tx);
    if (await takesTwo(tx, role)) return null;
    return openAccount(parts, tx, invitation, byOne(context, reason));
  });
  if (link !== null) return { approval: null, link: has_mail ? null : link, has_mail };
  const approval = await parts.approvals.request(
    {
      kind: "staff.invite",
      subject: `invitation:${email}`,
      payload: invitation,
      before: {},
      after: { email, name: given.name, role: found.name },
      reason,
    },
    context,
  );
  return { approval, link: null, has_mail };
};

function byOne({ operator, ip }: OperatorContext, reason: string): DoneBy {
  return { operator, ip, reason, askedBy: operator.operatorId };
}

function refuseOwn({ operator }: OperatorContext, operatorId: number): void {
  if (operator.operatorId === operatorId) throw new DomainError("backoffice.own_account");
}

export const disableOperator: Command<typeof contract.disableOperator> = async (
  parts,
  { operator_id: operatorId, reason },
  context,
) => {
  const before = await findStaff(parts, parts.db, operatorId);
  refuseOwn(context, operatorId);
  const isDone = await inTransaction(parts.db, async (tx) => {
    if (before.role === ADMINISTRATOR) await requireOtherAdministrator(tx, operatorId);
    if (await takesTwo(tx, before.role)) return false;
    await closeAccount(parts, tx, before, byOne(context, reason));
    return true;
  });
  if (isDone) return { approval: null };
  const { email, role_name: role } = before;
  const approval = await parts.approvals.request(
    {
      kind: "staff.disable",
      subject: `operator:${operatorId}`,
      payload: { operatorId },
      before: { email, role, state: stateOf(before) },
      after: { email, role, state: "disabled" },
      reason,
    },
    context,
  );
  return { approval };
};

export const enableOperator: Command<typeof contract.enableOperator> = async (
  parts,
  { operator_id: operatorId, reason },
  context,
) => {
  const { email, role_name: role } = await findStaff(parts, parts.db, operatorId);
  const approval = await parts.approvals.request(
    {
      kind: "staff.enable",
      subject: `operator:${operatorId}`,
      payload: { operatorId },
      before: { email, role, state: "disabled" },
      after: { email, role, state: "active" },
      reason,
    },
    context,
  );
  return { approval };
};

export const resetOperator: Command<typeof contract.resetOperator> = async (
  parts,
  { operator_id: operatorId, what, reason },
  context,
) => {
  const row = await findStaff(parts, parts.db, operatorId);
  refuseOwn(context, operatorId);
  const { lang } = context;
  const has_mail = parts.outbox.sends("mail");
  const isDone = await inTransaction(parts.db, async (tx) => {
    if (await takesTwo(tx, row.role)) return false;
    await resetAccount(parts, tx, { row, what, lang }, byOne(context, reason));
    return true;
  });
  if (isDone) return { approval: null, has_mail };
  const { email, role_name: role } = row;
  const approval = await parts.approvals.request(
    {
      kind: "staff.reset",
      subject: `operator:${operatorId}`,
      payload: { operatorId, what, lang },
      before: { email, role },
      after: { email, role, what },
      reason,
    },
    context,
  );
  return { approval, has_mail };
};

export const changeOperatorRole: Command<typeof contract.changeOperatorRole> = async (
  parts,
  { operator_id: operatorId, role, reason },
  context,
) => {
  const before = await findStaff(parts, parts.db, operatorId);
  refuseOwn(context, operatorId);
  const after = await findRole(parts, role);
  const approval = await parts.approvals.request(
    {
      kind: "staff.role",
      subject: `operator:${operatorId}`,
      payload: { operatorId, role },
      before: { email: before.email, role: before.role_name },
      after: { email: before.email, role: after.name },
      reason,
    },
    context,
  );
  return { approval };
};
