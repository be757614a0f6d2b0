/** Today against yesterday and last week until the same time, and what needs attention. */
import type * as contract from "@tucano/contract/backoffice/payments/reports.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { BookRun } from "../../ledger/index.ts";
import { addDays, dayOf, startOfDay, toWireInstant } from "../../platform/days.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Reports } from "../../statistics/index.ts";
import { countToDecide } from "../core/approval-repository.ts";
import type { Parts } from "../core/context.ts";
import { readingFor } from "../reading-for.ts";
import { toFilter } from "./filters.ts";
import { money, ngrOf, shareOf } from "./present.ts";

const FIVE_MINUTES_MS = 300_000;
const DAYS_SHOWN = 14;
const WAITING = ["submitted", "in_review"] as const;

const DAY_MS = 86_400_000;

type Input = InputOf<typeof contract.readDashboard>;
type Data = DataOf<typeof contract.readDashboard>;
type Compared = Data["today"];

export async function readDashboard(
  parts: Parts,
  input: Input,
  context: OperatorContext,
): Promise<Data> {
  const now = parts.clock.now();
  const today = dayOf(now);
  const fullMs = Math.floor(now.getTime() / FIVE_MINUTES_MS) * FIVE_MINUTES_MS;
  const begunMs = fullMs - startOfDay(today).getTime();
  const site = input.site === undefined || input.site === "" ? null : input.site;
  const reports = parts.statistics.reports(readingFor(parts, context));
  const asked = askedDays(input, now);
  const until = (day: string) =>
    compare(parts, reports, {
      from: startOfDay(day),
      until: new Date(startOfDay(day).getTime() + begunMs),
      site,
    });
  const ofDays = (days: Days | null, otherwise: string) =>
    days === null ? until(otherwise) : compareDays(parts, reports, { ...days, site });
  const shown = asked ?? { from: addDays(today, 1 - DAYS_SHOWN), to: today };
  const [todays, yesterday, weekBefore, days, attention, sites] = await Promise.all([
    ofDays(asked, today),
    ofDays(asked === null ? null : daysBefore(asked), addDays(today, -1)),
    asked === null ? until(addDays(today, -7)) : null,
    listDays(parts, reports, { ...shown, site }),
    findAttention(parts, context, now),
    reports.sites(),
  ]);
  return {
    until: toWireInstant(new Date(fullMs)),
    sites: sites.filter((one) => one !== ""),
    days_asked: asked,
    today: todays,
    yesterday,
    week_before: weekBefore,
    days,
    attention,
  };
}

interface Days {
  readonly from: string;
  readonly to: string;
}

type OfDays = Days & { readonly site: string | null };

/** Null: today, whose figures are told to the minute. Throws backoffice.report_range. */
function askedDays({ from, to }: Pick<Input, "from" | "to">, now: Date): Days | null {
  if (from === undefined && to === undefined) return null;
  const filter = toFilter({ by: "day", from, to }, now);
  const today = dayOf(now);
  return filter.from === today && filter.to === today ? null : { from: filter.from, to: filter.to };
}

const lengthOf = ({ from, to }: Days) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const daysBefore = (days: Days): Days => ({
  from: addDays(days.from, -lengthOf(days)),
  to: addDays(days.from, -1),
});

const filterOf = ({ from, to, site }: OfDays) =>
  ({ by: "day", from, to, site, studio: null, game: null, agentId: null }) as const;

async function compareDays(parts: Parts, reports: Reports, of: OfDays): Promise<Compared> {
  const [sums, registered] = await Promise.all([
    reports.sum(filterOf(of)),
    parts.members.countRegistered(of),
  ]);
  const registrations = registered
    .filter((one) => of.site === null || one.site === of.site)
    .reduce((sum, { members }) => sum + members, 0);
  return toCompared({ ...sums, ggr: sums.stake - sums.win }, registrations);
}

async function compare(
  parts: Parts,
  reports: Reports,
  of: { readonly from: Date; readonly until: Date; readonly site: string | null },
): Promise<Compared> {
  const [sums, registrations] = await Promise.all([
    reports.moments(of),
    parts.members.countRegisteredWithin(of),
  ]);
  return toCompared(sums, registrations);
}

type Sums = Omit<Awaited<ReturnType<Reports["moments"]>>, "stake" | "win">;

function toCompared(sums: Sums, registrations: number): Compared {
  return {
    registrations,
    first_deposits: sums.firstDeposits,
    deposits_count: sums.deposits,
    deposits: money(sums.depositsAmount),
    withdrawals_count: sums.withdrawals,
    withdrawals: money(sums.withdrawalsAmount),
    ggr: money(sums.ggr),
    ngr: money(ngrOf(sums.ggr, sums)),
    bonus_cost: money(sums.promotionCost),
    players: sums.players,
    plays: sums.plays,
    conversion: shareOf(sums.firstDeposits, registrations),
  };
}

async function listDays(parts: Parts, reports: Reports, of: OfDays): Promise<Data["days"]> {
  const { from, to, site } = of;
  const limit = lengthOf(of);
  const [rows, registered] = await Promise.all([
    reports.list({ ...filterOf(of), sort: "key", isDescending: false, after: null, limit }),
    parts.members.countRegistered({ from, to }),
  ]);
  const byDay = new Map(rows.map((row) => [row.key, row]));
  return Array.from({ length: limit }, (_none, index) => {
    const day = addDays(from, index);
    const row = byDay.get(day);
    const ggr = (row?.stake ?? 0) - (row?.win ?? 0);
    return {
      day,
      deposits: money(row?.depositsAmount ?? 0),
      withdrawals: money(row?.withdrawalsAmount ?? 0),
      ggr: money(ggr),
      ngr: money(row === undefined ? 0 : ngrOf(ggr, row)),
      players: row?.players ?? 0,
      registrations: registered
        .filter((one) => one.day === day && (site === null || one.site === site))
        .reduce((sum, { members }) => sum + members, 0),
    };
  });
}

/** A reader is seconds behind; more than this is worth a look. */
const BEHIND_MS = 600_000;

/** A full check of the books is nightly, and takes an hour at most. */
const BOOKS_GOOD_MS = 26 * 3_600_000;

type Kind = Data["attention"][number]["kind"];

/** A house that has never been checked waits for its first night. */
function isOverdue(runs: readonly BookRun[], now: Date): boolean {
  const full = runs.find(({ kind }) => kind === "full");
  return full !== undefined && now.getTime() - full.startedAt.getTime() > BOOKS_GOOD_MS;
}

async function findAttention(
  parts: Parts,
  { operator }: OperatorContext,
  now: Date,
): Promise<Data["attention"]> {
  const { permissions, operatorId } = operator;
  const reports = parts.statistics.reports(parts.db);
  const counts: readonly (readonly [Kind, boolean, () => Promise<number>])[] = [
    [
      "withdrawals_waiting",
      permissions.has("withdrawals.read"),
      async () =>
        (await parts.cashier.listWithdrawals({ status: WAITING, page: 1, limit: 1 })).total,
    ],
    [
      "approvals_waiting",
      permissions.has("approvals.decide"),
      () =>
        countToDecide(parts.db, {
          operatorId,
          kinds: parts.approvals.decidable(permissions),
          now,
        }),
    ],
    [
      "rounds_stuck",
      permissions.has("games.read"),
      async () => (await parts.rounds.listStuck()).length,
    ],
    ["salts_missing", permissions.has("games.read"), () => parts.sharedRounds.countSaltsMissing()],
    ["return_alarms", true, () => reports.alarms()],
    [
      "jobs_failed",
      true,
      async () => (await parts.jobs.deadLetters()).reduce((sum, { count }) => sum + count, 0),
    ],
    [
      "readers_behind",
      true,
      async () => ((await reports.isBehind(new Date(now.getTime() - BEHIND_MS))) ? 1 : 0),
    ],
    [
      "books_differ",
      true,
      async () =>
        (await parts.books.latest()).reduce((sum, { differences }) => sum + differences, 0),
    ],
    ["books_unchecked", true, async () => (isOverdue(await parts.books.latest(), now) ? 1 : 0)],
  ];
  return Promise.all(
    counts
      .filter(([, isAllowed]) => isAllowed)
      .map(async ([kind, , read]) => ({ kind, count: await read() })),
  );
}
