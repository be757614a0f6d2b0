/** A player's own profile: the row, the money, and what play has made of them. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/account/members.ts";
import { toProfile } from "./present.ts";
import type { MemberRow } from "./repository.ts";
import type { MembersDeps } from "./types.ts";

export async function showMember(
  { ledger, rankOf, sevenDaysOf }: Pick<MembersDeps, "ledger" | "rankOf" | "sevenDaysOf">,
  row: MemberRow,
): Promise<DataOf<typeof contract.me>> {
  const [wallet, rank, sevenDays] = await Promise.all([
    ledger.readWallet(row.member_id),
    rankOf?.(row.member_id),
    sevenDaysOf?.(row.member_id),
  ]);
  const profile = toProfile(row, wallet, rank);
  if (sevenDays === null || sevenDays === undefined) return profile;
  return { ...profile, d7_map: { ...sevenDays.claimed }, day7_id: sevenDays.position };
}
