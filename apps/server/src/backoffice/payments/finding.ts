/** What operators type to find an order: its number, the bank's id, or a player. */

import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Place } from "../../cashier/index.ts";
import type { ReadDb } from "../../platform/database/types.ts";
import { addDays, startOfDay } from "../../platform/days.ts";
import type { Parts } from "../core/context.ts";

export interface Wanted {
  readonly orderNo: string | null;
  readonly endToEndId: string | null;
  readonly memberIds: readonly MemberId[] | null;
}

const ANY: Wanted = { orderNo: null, endToEndId: null, memberIds: null };
/** Ours begin with the letter of their kind; the bank's ids are longer than any name. */
const ORDER = /^[A-Z0-9]{16,40}$/;
const PAYMENT = /^E[0-9A-Za-z]{20,63}$/;
const MEMBERS_MAX = 50;

export async function readWanted(
  parts: Parts,
  reading: ReadDb,
  { text, letter }: { readonly text: string | undefined; readonly letter: "D" | "W" },
): Promise<Wanted> {
  const plain = (text ?? "").trim();
  if (plain === "") return ANY;
  const upper = plain.toUpperCase();
  if (upper.startsWith(letter) && ORDER.test(upper)) return { ...ANY, orderNo: upper };
  if (PAYMENT.test(plain)) return { ...ANY, endToEndId: plain };
  const { members } = await parts.members.search(reading, {
    text: plain,
    after: null,
    limit: MEMBERS_MAX,
  });
  return { ...ANY, memberIds: members.map((one) => one.memberId) };
}

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([\w-]{1,64})$/;

export function readPlace(cursor: string | undefined): Place | null {
  const [, at, key] = PLACE.exec(cursor ?? "") ?? [];
  return at === undefined || key === undefined ? null : { at, key };
}

export const placeText = ({ at, key }: Place) => `${at}_${key}`;

/** Days of São Paulo, both included. */
export function spanOf(days: { from?: string | undefined; to?: string | undefined }): {
  readonly from: Date | null;
  readonly until: Date | null;
} {
  return {
    from: days.from === undefined ? null : startOfDay(days.from),
    until: days.to === undefined ? null : startOfDay(addDays(days.to, 1)),
  };
}
