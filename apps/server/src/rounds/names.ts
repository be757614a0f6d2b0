/** Names that cross the border to studios and to the ledger. */
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";

/** How a studio knows a member: a name that says nothing about the person. */
export function userOf(memberId: MemberId): string {
  return `p_${memberId}`;
}

export function memberIdOf(user: string): MemberId | null {
  const match = /^p_([1-9]\d{8})$/.exec(user);
  return match === null ? null : toMemberId(Number(match[1]));
}

/** The ledger's source name for a studio's transactions. */
export function sourceOf(studio: string): string {
  return `studio:${studio}`;
}

/** What a round's transfers refer to. */
export function referenceOf(studio: string, roundRef: string): string {
  return `round:${studio}:${roundRef}`;
}

/** The game in the house's accounts: two studios may use one code for different games. */
export function gameAccountOf(studio: string, gameCode: string): string {
  return `${studio}/${gameCode}`;
}
