/** Ties a member who has no inviter to one, for good; what they do counts from the next day on. */
import type { registerSubordinate as contract } from "@tucano/contract/agency.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { addDays, dayOf } from "../platform/days.ts";
import { DomainError, type FieldProblem } from "../platform/errors.ts";
import { forgetUninvited, saveLink } from "./link-repository.ts";
import { LEVELS, maskAccount } from "./policy.ts";
import type { AgencyDeps } from "./types.ts";

const UID = /^\d{9}$/;
/** With the area code; whatever stands between the digits. */
const PHONE_DIGITS_MIN = 10;

export async function registerSubordinate(
  deps: AgencyDeps,
  callerId: number,
  input: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { members, market, clock } = deps;
  if (!(await market.read("switches")).hasAgency) throw new DomainError("agency.closed");
  const { inviteeId, inviterId } = await findBoth(deps, input);
  const isOwn = callerId === inviterId || callerId === inviteeId;
  if (!isOwn && !(await hasInvited(deps, callerId, inviterId))) {
    throw new DomainError("agency.not_your_invitation");
  }
  const countsFrom = addDays(dayOf(clock.now()), 1);
  await bind(deps, { inviteeId, inviterId, countsFrom });
  const invitee = (await members.findMany([inviteeId])).get(inviteeId);
  return {
    uid: inviteeId,
    account: maskAccount(invitee?.account ?? ""),
    inviter_id: inviterId,
    counts_from: countsFrom,
  };
}

/** Says what is wrong with every field at once. */
async function findBoth(
  { members }: AgencyDeps,
  { phone, invite_code, uid }: InputOf<typeof contract>,
): Promise<{ readonly inviteeId: number; readonly inviterId: number }> {
  const fields: Record<string, FieldProblem> = {};
  const inviterId = invite_code.trim() === "" ? null : await members.findByInviteCode(invite_code);
  if (inviterId === null) fields["invite_code"] = { code: "agency.invite_code_unknown" };
  const hasPhone = phone.replace(/\D/g, "").length >= PHONE_DIGITS_MIN;
  if (!hasPhone) fields["phone"] = { code: "agency.phone_invalid" };
  const text = String(uid).trim();
  const inviteeId = hasPhone ? await members.findByPhone(phone) : null;
  const isSame = UID.test(text) && (!hasPhone || inviteeId === Number(text));
  if (!isSame) fields["uid"] = { code: "agency.uid_unknown" };
  if (inviterId === null || inviteeId === null || !isSame) {
    throw new DomainError("agency.invalid_subordinate", { fields });
  }
  return { inviteeId, inviterId };
}

/** Directly or indirectly, as far as it earns anything. */
async function hasInvited(
  { members }: AgencyDeps,
  callerId: number,
  memberId: number,
): Promise<boolean> {
  let above: number | null = memberId;
  for (const _level of LEVELS) {
    above = above === null ? null : await members.inviterOf(above);
    if (above === callerId) return true;
  }
  return false;
}

/**
 * Two rooms write, one after the other. Before it is said who the inviter is, our own row is
 * forgotten: should we end in between, it is asked for anew and found.
 */
async function bind(
  { db, members }: AgencyDeps,
  of: { readonly inviteeId: number; readonly inviterId: number; readonly countsFrom: string },
): Promise<void> {
  const { inviteeId, inviterId, countsFrom } = of;
  await inTransaction(db, (tx) => forgetUninvited(tx, inviteeId));
  const binding = await members.bindInviter(inviteeId, inviterId);
  if (binding === "own-tree") throw new DomainError("agency.own_tree");
  if (binding === "bound-already") throw new DomainError("agency.already_bound");
  await inTransaction(db, (tx) =>
    saveLink(tx, { memberId: inviteeId, inviterId, since: countsFrom }),
  );
}
