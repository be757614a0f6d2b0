/** Those who registered in a week, and what became of them. */
import type * as contract from "@tucano/contract/backoffice/payments/reports.ts";
import { addDays, dayOf, mondayOf } from "../../platform/days.ts";
import type { Command } from "../core/area.ts";
import { readingFor } from "../reading-for.ts";
import { money, ngrOf, shareOf } from "./present.ts";

const WEEKS_DEFAULT = 12;
const WEEKS_MAX = 52;
const DAY_MS = 86_400_000;

export const readCohorts: Command<typeof contract.readCohorts> = async (
  parts,
  { weeks: asked },
  context,
) => {
  const weeks = Math.min(WEEKS_MAX, Math.max(1, asked ?? WEEKS_DEFAULT));
  const to = mondayOf(dayOf(parts.clock.now()));
  const from = addDays(to, -7 * (weeks - 1));
  const [rows, registered] = await Promise.all([
    parts.statistics.reports(readingFor(parts, context)).cohorts({ from, to }),
    parts.members.countRegistered({ from, to: addDays(to, 6) }),
  ]);
  const size = new Map<string, number>();
  for (const { day, members } of registered) {
    const week = mondayOf(day);
    size.set(week, (size.get(week) ?? 0) + members);
  }
  return {
    list: Array.from({ length: weeks }, (_none, index) => {
      const week = addDays(to, -7 * index);
      const registrations = size.get(week) ?? 0;
      return {
        week,
        registrations,
        weeks: rows
          .filter((row) => row.registered === week && row.week >= week)
          .map((row) => ({
            nth: Math.round((Date.parse(row.week) - Date.parse(week)) / (7 * DAY_MS)),
            players: row.players,
            retention: shareOf(row.players, registrations),
            depositors: row.depositors,
            deposits: money(row.depositsAmount),
            ngr: money(ngrOf(row.ggr, row)),
          })),
      };
    }),
  };
};
