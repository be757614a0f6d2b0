/** Why an amount for a member is not simply earned: somebody looks first. */
import { isItself } from "../policy.ts";
import { findAffiliate } from "../programme/affiliate-repository.ts";
import type { AffiliatesDeps } from "../types.ts";
import { countBrought, hasChargeback } from "./entry-repository.ts";
import type { Candidate } from "./figures-repository.ts";

/** With so many others by the same affiliate, who registered beside this one. */
const CROWD = 2;

export type Doubt =
  | "excluded"
  | "not-active"
  | "self-referral"
  | "shared-device"
  | "shared-key"
  | "shared-address"
  | "chargeback";

/** The first that speaks against it; `excluded` decides by itself. */
export async function doubtOf(
  { db, members, cashier, compliance }: AffiliatesDeps,
  { memberId, affiliateId }: Candidate,
): Promise<Doubt | null> {
  const excluded = await compliance.excludedAmong([memberId]);
  if (excluded.has(memberId)) return "excluded";
  const member = (await members.findMany([memberId])).get(memberId);
  if (member === undefined || member.status !== "active") return "not-active";
  const affiliate = await findAffiliate(db, affiliateId);
  const { keys, sharers } = await cashier.keyUseOf(memberId);
  if (affiliate !== null && isItself(affiliate, { ...member, keys })) return "self-referral";
  if ((await members.sharesDeviceWith(memberId)).length > 0) return "shared-device";
  if (sharers.length > 0) return "shared-key";
  const neighbours = await members.neighboursOf(memberId);
  if ((await countBrought(db, affiliateId, neighbours)) >= CROWD) return "shared-address";
  return (await hasChargeback(db, memberId)) ? "chargeback" : null;
}
