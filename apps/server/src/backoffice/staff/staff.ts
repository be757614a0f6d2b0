/**
 * Accounts of those who work here: inviting, closing, opening again, resetting, changing the role.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/staff.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import { removeLink, savePassword } from "../access/link-repository.ts";
import { sendLink } from "../access/links.ts";
import { removePasskeys } from "../access/passkey-repository.ts";
import { endSessions, insertOperator, lockOperator } from "../access/repository.ts";
import type { AuditEntry } from "../core/audit.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, toPage } from "../core/keyset.ts";
import { type Output, requireReason } from "../core/policy.ts";
import { ADMINISTRATOR, isOverOthers, permissionsOf } from "../core/roles.ts";
import * as repository from "./repository.ts";

type Shown = Output<typeof contract.staffRow>;

function showStaff(row: repository.StaffRow): Shown {
  const state = row.has_password ? "active" : "invited";
  return {
    operator_id: row.operator_id,
    email: row.email,
    name: row.name,
    role: row.role,
    role_name: row.role_name,
    state: row.disabled_at === null ? state : "disabled",
    has_authenticator: row.has_authenticator,
    passkeys: row.passkeys,
    sessions: row.sessions,
    last_seen_at: row.last_seen_at === null ? null : toWireInstant(row.last_seen_at),
    created_at: toWireInstant(row.created_at),
  };
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

export async function listStaff(
  parts: Parts,
  input: InputOf<typeof contract.listStaff>,
): Promise<DataOf<typeof contract.listStaff>> {
  const limit = limitOf(input.limit);
  const text = input.text ?? "";
  const rows = await repository.listStaff(parts.db, {
    pattern: text === "" ? null : `${escapeLike(text.toLowerCase())}%`,
    afterEmail: input.cursor ?? null,
    limit: limit + 1,
    now: parts.clock.now(),
  });
  return toPage(rows, limit, { show: showStaff, keyOf: (row) => row.email });
}

export async function findStaff(parts: Parts, operatorId: number): Promise<repository.StaffRow> {
  const row = await repository.findStaff(parts.db, operatorId, parts.clock.now());
  if (row === null) throw new DomainError("backoffice.operator_not_found");
  return row;
}

export async function findRole(parts: Parts, role: string): Promise<repository.RoleRow> {
  const row = await repository.findRole(parts.db, role);
  if (row === null) {
    const fields = { role: { code: "backoffice.role_unknown" } };
    throw new DomainError("backoffice.role_unknown", { fields });
  }
  return row;
}

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly lang: OperatorContext["lang"];
}

/** Makes the account, without a password, and sends its owner the link. */
export async function openAccount(
  parts: Parts,
  tx: Tx,
  { email, name, role, lang }: Invitation,
  entry: Pick<AuditEntry, "operator" | "ip" | "reason">,
): Promise<void> {
  const now = parts.clock.now();
  const operatorId = await insertOperator(tx, { email, name, passwordHash: null, role, now });
  if (operatorId === null) throw new DomainError("backoffice.operator_exists");
  await sendLink(parts, tx, { operatorId, email, name, purpose: "invite", lang });
  await parts.audit.append(tx, {
    ...entry,
    action: "staff.invite",
    subject: `operator:${operatorId}`,
    details: { email },
    before: {},
    after: { email, name, role },
  });
}

/**
 * Whoever holds rights over others could be somebody's second pair of eyes: such a role is given
 * by two. The very first of them cannot be, as nobody else is there to agree.
 */
export async function inviteOperator(
  parts: Parts,
  { reason, role, ...given }: InputOf<typeof contract.inviteOperator>,
  context: OperatorContext,
): Promise<DataOf<typeof contract.inviteOperator>> {
  requireReason(reason);
  const email = given.email.toLowerCase();
  const found = await findRole(parts, role);
  if (await repository.hasEmail(parts.db, email)) {
    throw new DomainError("backoffice.operator_exists");
  }
  const { operator, ip, lang } = context;
  const invitation: Invitation = { email, name: given.name, role, lang };
  const isSensitive = isOverOthers(permissionsOf(role, found.permissions));
  const mayAnybodyAgree =
    isSensitive &&
    (await repository.hasOtherHolder(parts.db, "approvals.decide", [operator.operatorId]));
  if (mayAnybodyAgree) {
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
    return { approval };
  }
  await inTransaction(parts.db, (tx) =>
    openAccount(parts, tx, invitation, { operator, ip, reason }),
  );
  return { approval: null };
}

function refuseOwn({ operator }: OperatorContext, operatorId: number): void {
  if (operator.operatorId === operatorId) throw new DomainError("backoffice.own_account");
}

/** Of two who close each other's accounts at once, the second one finds the first one gone. */
export async function requireOtherAdministrator(tx: Tx, operatorId: number): Promise<void> {
  const others = await repository.lockOthersOfRole(tx, ADMINISTRATOR, operatorId);
  if (others.length === 0) throw new DomainError("backoffice.last_administrator");
}

export async function disableOperator(
  parts: Parts,
  { operator_id: operatorId, reason }: InputOf<typeof contract.disableOperator>,
  context: OperatorContext,
): Promise<DataOf<typeof contract.disableOperator>> {
  requireReason(reason);
  const before = await findStaff(parts, operatorId);
  refuseOwn(context, operatorId);
  const now = parts.clock.now();
  await inTransaction(parts.db, async (tx) => {
    if (before.role === ADMINISTRATOR) await requireOtherAdministrator(tx, operatorId);
    await lockOperator(tx, operatorId);
    await repository.saveDisabled(tx, operatorId, now);
    await endSessions(tx, { operatorId, except: null, now });
    await removeLink(tx, operatorId);
    const { operator, ip } = context;
    await parts.approvals.takeBackOf(tx, operatorId, { operator, ip, reason });
    await parts.audit.append(tx, {
      action: "staff.disable",
      subject: `operator:${operatorId}`,
      operator: context.operator,
      ip: context.ip,
      reason,
      details: { email: before.email },
      before: { state: showStaff(before).state },
      after: { state: "disabled" },
    });
  });
  return showStaff(await findStaff(parts, operatorId));
}

export async function enableOperator(
  parts: Parts,
  { operator_id: operatorId, reason }: InputOf<typeof contract.enableOperator>,
  context: OperatorContext,
): Promise<DataOf<typeof contract.enableOperator>> {
  requireReason(reason);
  const { email, role_name: role } = await findStaff(parts, operatorId);
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
}

export async function resetOperator(
  parts: Parts,
  { operator_id: operatorId, what, reason }: InputOf<typeof contract.resetOperator>,
  context: OperatorContext,
): Promise<DataOf<typeof contract.resetOperator>> {
  requireReason(reason);
  const { email, name } = await findStaff(parts, operatorId);
  refuseOwn(context, operatorId);
  await inTransaction(parts.db, async (tx) => {
    await lockOperator(tx, operatorId);
    if (what === "password") {
      await savePassword(tx, operatorId, null);
      const { lang } = context;
      await sendLink(parts, tx, { operatorId, email, name, purpose: "reset", lang });
    } else {
      await repository.removeSecondFactor(tx, operatorId);
      await removePasskeys(tx, { operatorId });
    }
    await endSessions(tx, { operatorId, except: null, now: parts.clock.now() });
    await parts.audit.append(tx, {
      action: "staff.reset",
      subject: `operator:${operatorId}`,
      operator: context.operator,
      ip: context.ip,
      reason,
      details: { email, what },
    });
  });
  return showStaff(await findStaff(parts, operatorId));
}

export async function changeOperatorRole(
  parts: Parts,
  { operator_id: operatorId, role, reason }: InputOf<typeof contract.changeOperatorRole>,
  context: OperatorContext,
): Promise<DataOf<typeof contract.changeOperatorRole>> {
  requireReason(reason);
  const before = await findStaff(parts, operatorId);
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
}
