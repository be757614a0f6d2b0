/**
 * Ties a member who has no inviter to one, for good; what they do counts from the next day on. Only
 * the invitee ties themselves: of anybody else who knows their number and phone it is a wish.
 */
import { maskAccount } from "../../members/index.ts";
import type { registerSubordinate as contract } from "@tucano/contract/player/rewards/agency.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { DomainError, type FieldProblem } from "../../platform/errors.ts";
import { bindSubordinate } from "./bind-subordinate.ts";
import { LEVELS } from "../policy.ts";
import type { AgencyDeps } from "../types.ts";
import { askInvitee } from "./wishes.ts";

const UID = /^\d{9}$/;
/** With the area code, and any separators between the digits. */
const PHONE_DIGITS_MIN = 10;

export async function registerSubordinate(
  deps: AgencyDeps,
  callerId: MemberId,
  input: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { members, market } = deps;
  if (!(await market.read("switches")).hasAgency) throw new DomainError("agency.closed");
  const { inviteeId, inviterId } = await findBoth(deps, input);
  const isOwn = callerId === inviterId || callerId === inviteeId;
  if (!isOwn && !(await hasInvited(deps, callerId, inviterId))) {
    throw new DomainError("agency.not_your_invitation");
  }
  const isInvitee = callerId === inviteeId;
  if (!isInvitee) await refuseBound(deps, { inviteeId, inviterId });
  const countsFrom = isInvitee ? await bindSubordinate(deps, { inviteeId, inviterId }) : null;
  if (!isInvitee) await askInvitee(deps, { inviteeId, inviterId, askedBy: callerId });
  const invitee = (await members.findMany([inviteeId])).get(inviteeId);
  return {
    uid: inviteeId,
    account: maskAccount(invitee?.account ?? ""),
    inviter_id: inviterId,
    state: isInvitee ? "bound" : "asked",
    counts_from: countsFrom,
  };
}

/** What is certain is said at once; the rest shows when the invitee says yes. */
async function refuseBound(
  deps: AgencyDeps,
  { inviteeId, inviterId }: { readonly inviteeId: MemberId; readonly inviterId: MemberId },
): Promise<void> {
  if (await hasInvited(deps, inviteeId, inviterId)) throw new DomainError("agency.own_tree");
  const known = await deps.members.inviterOf(inviteeId);
  if (known !== null) throw new DomainError("agency.already_bound");
}

/** Says what is wrong with every field at once. */
async function findBoth(
  { members }: AgencyDeps,
  { phone, invite_code, uid }: InputOf<typeof contract>,
): Promise<{ readonly inviteeId: MemberId; readonly inviterId: MemberId }> {
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
  callerId: MemberId,
  memberId: MemberId,
): Promise<boolean> {
  let above: MemberId | null = memberId;
  for (const _level of LEVELS) {
    above = above === null ? null : await members.inviterOf(above);
    if (above === callerId) return true;
  }
  return false;
}
