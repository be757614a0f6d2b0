/**
 * Whether missions and the shop are there for somebody. Limits and exclusions come first: who is
 * excluded, pauses, or has reached a limit of their own is shown nothing that asks them to play.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { isForAll, shutAt, shutFor } from "../market/index.ts";
import type { MemberRecord } from "../members/index.ts";
import { DomainError } from "../platform/errors.ts";
import type { MissionNumbers, MissionsDeps, Opening, ShopNumbers } from "./types.ts";

type Framed = Pick<MissionNumbers | ShopNumbers, "isOpen" | "startsAt" | "endsAt" | "audience">;

export async function openingOf(
  deps: MissionsDeps,
  memberId: MemberId,
  key: "missions" | "shop",
): Promise<Opening> {
  const at = deps.clock.now();
  const [numbers, { hasBonuses, hasLoyalty }, member] = await Promise.all([
    deps.market.read(key, at),
    deps.market.read("switches", at),
    deps.members.find(memberId),
  ]);
  const isAllowed = hasLoyalty && (key === "missions" || hasBonuses);
  if (member === null || !isAllowed || !(await isOpenTo(deps, numbers, member))) return "closed";
  return (await isResting(deps, member)) ? "resting" : "open";
}

async function isOpenTo(
  { clock, siteOf }: MissionsDeps,
  numbers: Framed,
  member: MemberRecord,
): Promise<boolean> {
  const at = clock.now();
  if (member.isDemo || !numbers.isOpen || shutAt(numbers, at) !== null) return false;
  if (isForAll(numbers.audience)) return true;
  const site = await siteOf(member.registerSite);
  return shutFor(numbers.audience, { ...member, site }, at) === null;
}

async function isResting(
  { compliance }: MissionsDeps,
  { memberId, status }: MemberRecord,
): Promise<boolean> {
  if (status !== "active") return true;
  const [exclusion, limits] = await Promise.all([
    compliance.findExclusion(memberId),
    compliance.listLimits(memberId),
  ]);
  return exclusion !== null || limits.some(({ used, amount }) => used >= amount);
}

export async function requireOpen(
  deps: MissionsDeps,
  memberId: MemberId,
  key: "missions" | "shop",
): Promise<void> {
  const opening = await openingOf(deps, memberId, key);
  if (opening === "closed") throw new DomainError("missions.closed");
  if (opening === "resting") throw new DomainError("missions.resting");
}
