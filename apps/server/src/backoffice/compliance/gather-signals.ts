/** The daily round: yesterday's players and payers, one after another, by the readers' tables. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { addDays, dayOf, startOfDay } from "../../platform/days.ts";
import { byClock, type JobDefinition } from "../../platform/jobs/index.ts";
import { oneByOne } from "../../platform/database/one-by-one.ts";
import type { Parts } from "../core/context.ts";
import { insertCases, type NewCase } from "./repository.ts";
import { type DayFacts, gamingReasons, launderingReasons } from "./signals.ts";

export const SIGNALS_JOB = "backoffice.compliance_signals";

const MEMBERS_AT_ONCE = 200;
/** Fewer bets in a day are not hours of play; the time of more is counted from bet to bet. */
const LONG_PLAYS = 200;
const BREAK_MS = 5 * 60_000;
const PAYOUTS_SEEN = 30;

export function signalsJob(parts: Parts): JobDefinition {
  return byClock(SIGNALS_JOB, "40 4 * * *", () =>
    findSignals(parts, addDays(dayOf(parts.clock.now()), -1)),
  );
}

async function findSignals(parts: Parts, day: string): Promise<void> {
  const { statistics } = parts;
  const range = { from: startOfDay(day), until: startOfDay(addDays(day, 1)) };
  await statistics.requireReadUntil(range.until);
  let after = 0;
  for (;;) {
    const page = { afterMemberId: after, limit: MEMBERS_AT_ONCE };
    const [players, payers] = await Promise.all([
      statistics.membersWhoPlayed({ from: day, to: day, ...page }),
      statistics.membersWhoDeposited({ ...range, ...page }),
    ]);
    // A full list ends somewhere; the rest comes with the next page.
    const ends = [players, payers].flatMap((ids) =>
      ids.length === MEMBERS_AT_ONCE ? [ids.at(-1) ?? 0] : [],
    );
    const until = ends.length === 0 ? Number.MAX_SAFE_INTEGER : Math.min(...ends);
    const ids = [...new Set([...players, ...payers])].filter((id) => id <= until);
    if (ids.length > 0) await lookAt(parts, ids, day);
    if (ends.length === 0) return;
    after = until;
  }
}

async function lookAt(parts: Parts, ids: readonly MemberId[], day: string): Promise<void> {
  const until = startOfDay(addDays(day, 1));
  const [deposits, raises] = await Promise.all([
    parts.statistics.deposits({
      memberIds: ids,
      from: startOfDay(addDays(day, -13)),
      until,
    }),
    parts.compliance.countRaises({ memberIds: ids, from: startOfDay(day), until }),
  ]);
  const byMember = Map.groupBy(deposits, (deposit) => deposit.memberId);
  const cases: NewCase[] = [];
  const lookAtOne = async (memberId: MemberId): Promise<void> => {
    const facts = await factsOf(parts, memberId, day, {
      deposits: (byMember.get(memberId) ?? []).map((one) => ({
        day: dayOf(one.creditedAt),
        hour: hourOf(one.creditedAt),
        amount: one.amountCentavos,
      })),
      raisedLimits: raises.get(memberId) ?? 0,
    });
    const gaming = gamingReasons(facts);
    const laundering = launderingReasons(facts);
    if (gaming.length > 0) cases.push({ area: "gaming", memberId, day, reasons: gaming });
    if (laundering.length > 0) {
      cases.push({ area: "laundering", memberId, day, reasons: laundering });
    }
  };
  await oneByOne(ids, lookAtOne, (error, memberId) =>
    parts.logger.error({ err: error, memberId, day }, "A member's day could not be checked."),
  );
  if (cases.length === 0) return;
  await inTransaction(parts.db, (tx) => insertCases(tx, cases, parts.clock.now()));
}

/** São Paulo's hour; its day begins at a whole hour. */
function hourOf(instant: Date): number {
  return Math.floor((instant.getTime() - startOfDay(dayOf(instant)).getTime()) / 3_600_000);
}

async function factsOf(
  parts: Parts,
  memberId: MemberId,
  day: string,
  known: Pick<DayFacts, "deposits" | "raisedLimits">,
): Promise<DayFacts> {
  const month = { from: addDays(day, -29), to: day };
  const [turnover, money] = await Promise.all([
    parts.statistics.turnover(memberId, month),
    parts.statistics.moneyDays(memberId, month),
  ]);
  const days = turnover.map((one) => ({
    day: one.day,
    plays: one.plays,
    stake: one.stakeCentavos,
    win: one.winCentavos,
  }));
  const sumOf = (kind: string) =>
    money
      .filter((one) => one.kind === kind)
      .reduce((total, { amountCentavos }) => total + amountCentavos, 0);
  const plays = days.filter((one) => one.day === day).reduce((all, one) => all + one.plays, 0);
  const withdrawn = sumOf("withdrawal.payout");
  return {
    day,
    days,
    ...known,
    withdrawn,
    paidIn: sumOf("deposit"),
    minutesPlayed: plays < LONG_PLAYS ? 0 : await minutesOf(parts, memberId, day),
    payoutKeys: withdrawn === 0 ? 0 : await keysOf(parts, memberId),
  };
}

async function minutesOf({ db, rounds }: Parts, memberId: MemberId, day: string): Promise<number> {
  const since = (from: Date) =>
    inTransaction(db, (tx) => rounds.playedSince(tx, memberId, { from, breakMs: BREAK_MS }));
  const [all, later] = [await since(startOfDay(day)), await since(startOfDay(addDays(day, 1)))];
  return Math.floor(Math.max(all.playedMs - later.playedMs, 0) / 60_000);
}

async function keysOf({ cashier }: Parts, memberId: MemberId): Promise<number> {
  const { list } = await cashier.listWithdrawals({ memberId, page: 1, limit: PAYOUTS_SEEN });
  return new Set(list.map(({ key }) => key)).size;
}
