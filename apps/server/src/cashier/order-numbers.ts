/** Order numbers: one letter for the kind, the member in base 36, then chance. */
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import type { Random } from "../platform/random.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MEMBER_LENGTH = 7;
/** With these a deposit number is a valid txid (26 to 35), and neither can be guessed. */
const CHANCE_LENGTH = { D: 20, W: 14 } as const;

export function newOrderNo(kind: "D" | "W", memberId: MemberId, random: Random): string {
  const member = memberId.toString(36).toUpperCase().padStart(MEMBER_LENGTH, "0");
  const chance = Array.from(
    { length: CHANCE_LENGTH[kind] },
    () => ALPHABET[random.integer(ALPHABET.length)],
  );
  return `${kind}${member}${chance.join("")}`;
}

/** What an order's transfers refer to in the journal. */
export const depositReference = (orderNo: string) => `deposit:${orderNo}`;
export const withdrawalReference = (orderNo: string) => `withdrawal:${orderNo}`;

/** What a bank knows a payout by: one of its own for each time that it was approved. */
export const payoutKeyOf = (order: { readonly orderNo: string; readonly attempt: number }) =>
  `${order.orderNo}A${order.attempt}`;

/** The member an order number names; null for what is no number of ours. */
export function memberOf(kind: "D" | "W", orderNo: string): MemberId | null {
  const length = 1 + MEMBER_LENGTH + CHANCE_LENGTH[kind];
  if (orderNo.length !== length || !orderNo.startsWith(kind)) return null;
  if (!/^[0-9A-Z]+$/.test(orderNo)) return null;
  const memberId = Number.parseInt(orderNo.slice(1, 1 + MEMBER_LENGTH), 36);
  return memberId > 0 ? toMemberId(memberId) : null;
}
