/** How a member's money stood at the end of each of the last days, counted back from now. */
import type { balancesByDay as call } from "@tucano/contract/player/account/compliance.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire, subtract, ZERO } from "@tucano/contract/money.ts";
import { readDailyChanges } from "../ledger/index.ts";
import { addDays, dayOf, startOfDay } from "../platform/days.ts";
import type { ComplianceDeps } from "./types.ts";

const DAYS_SHOWN = 30;

export async function readBalances(
  { db, clock }: ComplianceDeps,
  memberId: MemberId,
): Promise<DataOf<typeof call>> {
  const today = dayOf(clock.now());
  const first = addDays(today, 1 - DAYS_SHOWN);
  const { total, days } = await readDailyChanges(db, memberId, startOfDay(first));
  const changes = new Map(days.map(({ day, change }) => [day, change]));
  const list: { day: string; balance: string }[] = [];
  let balance = total;
  for (let back = 0; back < DAYS_SHOWN; back += 1) {
    const day = addDays(today, -back);
    list.push({ day, balance: formatWire(balance) });
    balance = subtract(balance, changes.get(day) ?? ZERO);
  }
  return { list: list.toReversed() };
}
