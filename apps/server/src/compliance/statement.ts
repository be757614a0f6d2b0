/** What a member has played, paid in and taken out: the figures of other rooms, side by side. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { statement as call } from "@tucano/contract/player/account/compliance.ts";
import { add, type Centavos, formatWire, subtract, ZERO } from "@tucano/contract/money.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { addDays, dayOf, type InstantRange, rangeOf } from "../platform/days.ts";
import { BREAK_MS } from "./policy.ts";
import type { ComplianceDeps, Moved, PlayedOnDay } from "./types.ts";

const MINUTE_MS = 60_000;
/** Time is counted from bet to bet when somebody asks: that many days can be asked for at once. */
const TIME_COUNTED_DAYS = 62;

export async function readStatement(
  deps: ComplianceDeps,
  memberId: MemberId,
  input: InputOf<typeof call>,
): Promise<DataOf<typeof call>> {
  const range = rangeOf(input, deps.clock.now());
  const days = { from: dayOf(range.from), to: addDays(dayOf(range.until), -1) };
  const [rows, { deposits, withdrawals }, minutes] = await Promise.all([
    deps.turnover(memberId, days),
    deps.moved(memberId, range),
    countMinutes(deps, memberId, range),
  ]);
  const byDay = Map.groupBy(rows, (row) => row.day);
  return {
    ...days,
    ...presentPlayed(rows),
    minutes_played: minutes,
    deposits: presentMoved(deposits),
    withdrawals: presentMoved(withdrawals),
    days: Array.from(byDay, ([day, its]) => ({ day, ...presentPlayed(its) })),
  };
}

/** From bet to bet, without breaks. What was played since the end is taken off again. */
async function countMinutes(
  { db, clock, playedSince }: ComplianceDeps,
  memberId: MemberId,
  { from, until }: InstantRange,
): Promise<number | null> {
  const now = clock.now();
  if (dayOf(from) < addDays(dayOf(now), -TIME_COUNTED_DAYS)) return null;
  const sinceMs = async (instant: Date): Promise<number> => {
    if (instant >= now) return 0;
    const since = { from: instant, breakMs: BREAK_MS };
    return (await inTransaction(db, (tx) => playedSince(tx, memberId, since))).playedMs;
  };
  const playedMs = (await sinceMs(from)) - (await sinceMs(until));
  return Math.floor(Math.max(playedMs, 0) / MINUTE_MS);
}

function presentPlayed(rows: readonly PlayedOnDay[]) {
  const sum = (value: (row: PlayedOnDay) => Centavos) =>
    rows.reduce((total, row) => add(total, value(row)), ZERO);
  const stake = sum((row) => row.stakeCentavos);
  const win = sum((row) => row.winCentavos);
  return {
    plays: rows.reduce((total, row) => total + row.plays, 0),
    stake: formatWire(stake),
    win: formatWire(win),
    net: formatWire(subtract(win, stake)),
  };
}

function presentMoved({ count, totalCentavos }: Moved["deposits"]) {
  return { count, total: formatWire(totalCentavos) };
}
