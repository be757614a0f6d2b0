/** A player's number, so that no other whole number can stand in its place. */
import type * as z from "zod/mini";

/** Of the same brand as what the schema `memberId` reads. */
export type MemberId = number & z.$brand<"MemberId">;

/** The way in for what no schema and no column has read: text that is a number, a test's own. */
export function toMemberId(value: number): MemberId {
  if (!Number.isSafeInteger(value)) throw new RangeError("A member's number is whole.");
  return value as MemberId;
}
