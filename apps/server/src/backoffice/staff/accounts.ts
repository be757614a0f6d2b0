/**
 * What is done to accounts, whoever decided it: one person, two, or somebody at the machine. Each
 * act writes its entry in its own transaction.
 */
import { DEFAULT_LANGUAGE } from "@tucano/i18n/languages.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { removeLink, savePassword } from "../access/link-repository.ts";
import { type LinkDesk, sendLink } from "../access/links.ts";
import { tables as passkeys } from "../access/passkeys.ts";
import { endSessions, insertOperator, lockOperator } from "../access/repository.ts";
import type { AuditEntry } from "../core/audit.ts";
import type { Parts } from "../core/context.ts";
import { hasHadSecondDecider, saveSponsor } from "../core/independence-repository.ts";
import { ADMINISTRATOR, isOverOthers, permissionsOf } from "../core/roles.ts";
import * as repository from "./repository.ts";

/** What acts on accounts need: the back office has it all, and so has a command at the machine. */
export interface Desk extends LinkDesk {
  readonly audit: Pick<Parts["audit"], "append">;
  readonly approvals: Pick<Parts["approvals"], "takeBackOf">;
}

/** Who did it, and in whose name the log has it. */
export interface DoneBy extends Pick<AuditEntry, "operator" | "ip" | "reason" | "details"> {
  /** The requester; null: somebody at the machine. */
  readonly askedBy: number | null;
}

type Lang = OperatorContext["lang"];

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly lang: Lang;
}

/**
 * An account with rights over others can act as the second person: once there have ever been two
 * that decide, nobody can create, weaken or close such an account alone.
 */
export async function takesTwo(db: Db, role: string): Promise<boolean> {
  const found = await repository.findRole(db, role);
  const isSensitive = isOverOthers(permissionsOf(role, found?.permissions ?? []));
  return isSensitive && (await hasHadSecondDecider(db));
}

const entryOf = ({ operator, ip, reason, details }: DoneBy) => ({ operator, ip, reason, details });

/** Makes the account, without a password, and its one-time link, which is returned. */
export async function openAccount(
  desk: Desk,
  tx: Tx,
  { email, name, role, lang }: Invitation,
  by: DoneBy,
): Promise<string> {
  const now = desk.clock.now();
  const operatorId = await insertOperator(tx, { email, name, passwordHash: null, role, now });
  if (operatorId === null) throw new DomainError("backoffice.operator_exists");
  await noteSponsor(desk, tx, { operatorIds: [operatorId], act: "invite", by });
  const link = await sendLink(desk, tx, { operatorId, email, name, purpose: "invite", lang });
  await desk.audit.append(tx, {
    ...entryOf(by),
    action: "staff.invite",
    subject: `operator:${operatorId}`,
    details: { ...by.details, email },
    before: {},
    after: { email, name, role },
  });
  return link;
}

/** For the days set by the market, neither can agree to the other's requests. */
export async function noteSponsor(
  desk: Desk,
  tx: Tx,
  of: {
    readonly operatorIds: readonly number[];
    readonly act: "invite" | "enable" | "role";
    readonly by: Pick<DoneBy, "askedBy">;
  },
): Promise<void> {
  const { operatorIds, act } = of;
  const sponsorId = of.by.askedBy;
  if (sponsorId === null) return;
  await saveSponsor(tx, { operatorIds, sponsorId, act, now: desk.clock.now() });
}

/** Of two who close each other's accounts at once, the second one finds the first one gone. */
export async function requireOtherAdministrator(tx: Tx, operatorId: number): Promise<void> {
  const others = await repository.lockOthersOfRole(tx, ADMINISTRATOR, operatorId);
  if (others.length === 0) throw new DomainError("backoffice.last_administrator");
}

export async function closeAccount(
  desk: Desk,
  tx: Tx,
  row: repository.StaffRow,
  by: DoneBy,
): Promise<void> {
  const { operator_id: operatorId, role, email } = row;
  const now = desk.clock.now();
  if (role === ADMINISTRATOR) await requireOtherAdministrator(tx, operatorId);
  await lockOperator(tx, operatorId);
  await repository.saveDisabled(tx, operatorId, now);
  await endSessions(tx, { operatorId, except: null, now });
  await removeLink(tx, operatorId);
  const entry = entryOf(by);
  await desk.approvals.takeBackOf(tx, operatorId, entry);
  await desk.audit.append(tx, {
    ...entry,
    action: "staff.disable",
    subject: `operator:${operatorId}`,
    details: { ...by.details, email },
    before: { state: stateOf(row) },
    after: { state: "disabled" },
  });
}

export function stateOf(row: repository.StaffRow): "invited" | "active" | "disabled" {
  if (row.disabled_at !== null) return "disabled";
  return row.has_password ? "active" : "invited";
}

export type Lost = "password" | "second_factor";

/** Takes a factor away and ends the sessions. Returns the one-time link to a new password. */
export async function resetAccount(
  desk: Desk,
  tx: Tx,
  { row, what, lang }: { row: repository.StaffRow; what: Lost; lang: Lang },
  by: DoneBy,
): Promise<string | null> {
  const { operator_id: operatorId, email, name } = row;
  await lockOperator(tx, operatorId);
  let link: string | null = null;
  if (what === "password") {
    await savePassword(tx, operatorId, null);
    link = await sendLink(desk, tx, { operatorId, email, name, purpose: "reset", lang });
  } else {
    await repository.removeSecondFactor(tx, operatorId);
    await passkeys.remove(tx, operatorId);
  }
  await endSessions(tx, { operatorId, except: null, now: desk.clock.now() });
  await desk.audit.append(tx, {
    ...entryOf(by),
    action: "staff.reset",
    subject: `operator:${operatorId}`,
    details: { ...by.details, email, what },
  });
  return link;
}

export async function reopenAccount(
  desk: Desk,
  tx: Tx,
  { operator_id: operatorId, email }: repository.StaffRow,
  by: DoneBy,
): Promise<void> {
  await repository.saveDisabled(tx, operatorId, null);
  await noteSponsor(desk, tx, { operatorIds: [operatorId], act: "enable", by });
  await desk.audit.append(tx, {
    ...entryOf(by),
    action: "staff.enable",
    subject: `operator:${operatorId}`,
    details: { ...by.details, email },
    before: { state: "disabled" },
    after: { state: "active" },
  });
}

/** Another one-time link in the place of the one before. */
export async function renewLink(
  desk: Desk,
  tx: Tx,
  { operator_id: operatorId, email, name }: repository.StaffRow,
  by: DoneBy,
): Promise<string> {
  const lang = DEFAULT_LANGUAGE;
  const link = await sendLink(desk, tx, { operatorId, email, name, purpose: "invite", lang });
  await desk.audit.append(tx, {
    ...entryOf(by),
    action: "staff.link",
    subject: `operator:${operatorId}`,
    details: { ...by.details, email },
  });
  return link;
}
