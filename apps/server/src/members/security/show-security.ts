/** What the security centre says of an account at a glance. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/account/security.ts";
import { toWireInstant } from "../../platform/days.ts";
import { findExisting, type Parts } from "../context.ts";
import { maskPhone } from "../policy.ts";
import { countRecoveryCodes, findSecondFactor } from "../proofs/security-repository.ts";

export async function showSecurity(
  parts: Parts,
  memberId: MemberId,
): Promise<DataOf<typeof contract.securityOverview>> {
  const [member, factor, left] = await Promise.all([
    findExisting(parts, memberId),
    findSecondFactor(parts.db, memberId),
    countRecoveryCodes(parts.db, memberId),
  ]);
  const since = factor?.confirmed_at ?? null;
  return {
    has_password: member.password_hash !== null,
    has_qk_pwd: member.withdrawal_password_hash !== null,
    email: member.email,
    phone: maskPhone(member.phone ?? ""),
    totp_on: since !== null,
    totp_since: toWireInstant(since),
    recovery_codes_left: left,
  };
}
