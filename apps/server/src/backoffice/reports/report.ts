/** A page of a report, its totals, and who played what a number is made of. */
import { maskAccount } from "../../members/index.ts";
import type * as contract from "@tucano/contract/backoffice/payments/reports.ts";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { addDays, startOfDay } from "../../platform/days.ts";
import {
  hasMoney,
  type ReportFilter,
  type ReportRow,
  type ReportSort,
} from "../../statistics/index.ts";
import type { Command } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import { readingFor } from "../reading-for.ts";
import { requireKept, toFilter } from "./filters.ts";
import { money, type ReportRowOut, toFigures } from "./present.ts";

const BETWEEN = "~";

/** `<value>~<key>`; nonsense is the beginning. */
function placeOf(cursor: string | undefined): { value: string; key: string } | null {
  const [value, ...rest] = cursor?.split(BETWEEN) ?? [];
  const isPlace = value !== undefined && /^-?\d{1,18}$/.test(value) && rest.length > 0;
  return isPlace ? { value, key: rest.join(BETWEEN) } : null;
}

export const readReport: Command<typeof contract.readReport> = async (parts, input, context) => {
  const reports = parts.statistics.reports(readingFor(parts, context));
  const filter = toFilter(input, parts.clock.now());
  requireKept(filter);
  const sort = input.sort ?? (filter.by === "day" ? "-key" : "-turnover");
  const limit = limitOf(input.limit);
  const [rows, sums, registered] = await Promise.all([
    reports.list({
      ...filter,
      // The schema allows the sorts, each with and without the minus, and nothing else.
      sort: sort.replace("-", "") as ReportSort,
      isDescending: sort.startsWith("-"),
      after: placeOf(input.cursor),
      limit: limit + 1,
    }),
    reports.sum(filter),
    registrations(parts, filter),
  ]);
  const shown = await label(parts, filter, { rows: rows.slice(0, limit), registered });
  const page = toPage(rows, limit, {
    show: (row) => row.key,
    keyOf: (row) => `${row.value}${BETWEEN}${row.key}`,
  });
  return {
    list: shown,
    next: page.next,
    from: filter.from,
    to: filter.to,
    totals: toFigures(sums, {
      hasMoney: hasMoney(filter),
      registrations: registered === null ? null : sumOf(registered),
    }),
  };
};

const sumOf = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, one) => sum + one, 0);

const rangeOfDays = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  from: startOfDay(from),
  until: startOfDay(addDays(to, 1)),
});

const isOfMembers = ({ by, game, studio, agentId }: ReportFilter): boolean =>
  (by === "day" || by === "site") && game === null && studio === null && agentId === null;

/** Of agents they are those whom the agent invited. */
export const tellsRegistrations = (filter: ReportFilter): boolean =>
  filter.by === "agent" || isOfMembers(filter);

/** By the report's key; null: it does not tell them apart. */
export async function registrations(
  parts: Parts,
  filter: ReportFilter,
): Promise<ReadonlyMap<string, number> | null> {
  if (!isOfMembers(filter)) return null;
  const counts = new Map<string, number>();
  for (const { day, site, members } of await parts.members.countRegistered(filter)) {
    if (filter.site !== null && site !== filter.site) continue;
    const key = filter.by === "day" ? day : site;
    counts.set(key, (counts.get(key) ?? 0) + members);
  }
  return counts;
}

/** Rows with the names that people know; an agent's account is masked. */
export async function label(
  parts: Parts,
  filter: ReportFilter,
  of: {
    readonly rows: readonly ReportRow[];
    readonly registered: ReadonlyMap<string, number> | null;
  },
): Promise<ReportRowOut[]> {
  const keys = of.rows.map(({ key }) => key);
  const names = await namesOf(parts, filter, keys);
  const invited =
    filter.by === "agent"
      ? await parts.members.countInvited({
          ...rangeOfDays(filter),
          inviterIds: keys.map(agentOf),
        })
      : null;
  return of.rows.map((row) => ({
    key: row.key,
    label: names.get(row.key) ?? row.key,
    ...toFigures(row, {
      hasMoney: hasMoney(filter),
      registrations:
        invited === null
          ? of.registered === null
            ? null
            : (of.registered.get(row.key) ?? 0)
          : (invited.get(agentOf(row.key)) ?? 0),
    }),
  }));
}

/** Of the rows by agent. */
const agentOf = (key: string): MemberId => toMemberId(Number(key));

export async function gameNames({ catalog }: Parts): Promise<ReadonlyMap<string, string>> {
  const games = await catalog.allGames();
  return new Map(games.map(({ studio, code, name }) => [`${studio}/${code}`, name]));
}

async function namesOf(
  parts: Parts,
  { by }: ReportFilter,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (by === "game") return gameNames(parts);
  if (by === "studio") {
    return new Map((await parts.rounds.listStudios()).map(({ code, name }) => [code, name]));
  }
  if (by !== "agent") return new Map();
  const members = await parts.members.findMany(keys.map(agentOf));
  return new Map([...members].map(([id, { account }]) => [String(id), maskAccount(account)]));
}

export const listReportPlayers: Command<typeof contract.listReportPlayers> = async (
  parts,
  { day, game, cursor, limit: asked },
  context,
) => {
  const limit = limitOf(asked);
  const rows = await parts.statistics.reports(readingFor(parts, context)).gameRows({
    day,
    game,
    afterMemberId: numberAfter(cursor) ?? 0,
    limit: limit + 1,
  });
  const members = await parts.members.findMany(rows.map(({ memberId }) => memberId));
  const names = await gameNames(parts);
  const page = toPage(rows, limit, {
    show: (row) => ({
      member_id: row.memberId,
      account_masked: maskAccount(members.get(row.memberId)?.account ?? ""),
      plays: row.plays,
      turnover: money(row.stake),
      wins: money(row.win),
      ggr: money(row.stake - row.win),
    }),
    keyOf: (row) => String(row.memberId),
  });
  return { ...page, game_name: names.get(game) ?? game };
};
