/** A player's own profile: the row, the money, and what play has made of them. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/members.ts";
import { toProfile } from "./present.ts";
import type { MemberRow } from "./repository.ts";
import type { MembersDeps } from "./types.ts";

export async function showMember(
  { ledger, standingOf }: Pick<MembersDeps, "ledger" | "standingOf">,
  row: MemberRow,
): Promise<DataOf<typeof contract.me>> {
  const [wallet, standing] = await Promise.all([
    ledger.readWallet(row.member_id),
    standingOf?.(row.member_id),
  ]);
  return toProfile(row, wallet, standing);
}
