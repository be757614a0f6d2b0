/** Figures by day, site, game, studio, agent and week of registration; the dashboard; files. */
import * as z from "zod/mini";
import { about, count, day, empty, id, instant, moneyOutput, memberId } from "../../schemas.ts";
import { keysetInput, keysetPage, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

export const reportDimensions = ["day", "site", "game", "studio", "agent"] as const;
export const reportSorts = ["key", "turnover", "ggr", "ngr", "deposits", "players"] as const;
export const exportFormats = ["csv", "xlsx"] as const;
export const exportKinds = ["report", "players"] as const;
export const exportStates = [
  "waiting",
  "running",
  "done",
  "failed",
  "cancelled",
  "expired",
] as const;

export const exportFailures = ["disk", "database", "size", "other"] as const;

/** A share in basis points; null: of nothing. */
const share = z.nullable(z.int());

const comparedFigures = z.object({
  registrations: z.int(),
  first_deposits: z.int(),
  deposits_count: z.int(),
  deposits: moneyOutput,
  withdrawals_count: z.int(),
  withdrawals: moneyOutput,
  ggr: moneyOutput,
  ngr: moneyOutput,
  bonus_cost: moneyOutput,
  players: z.int(),
  plays: z.int(),
  conversion: about(share, "First deposits by registrations of the same hours."),
});

export const attentionKinds = [
  "withdrawals_waiting",
  "approvals_waiting",
  "rounds_stuck",
  "salts_missing",
  "return_alarms",
  "jobs_failed",
  "readers_behind",
  "books_differ",
  "books_unchecked",
] as const;

export const readDashboard = officeCall({
  method: "GET",
  path: "/backoffice/api/reports/dashboard",
  permission: "reports.read",
  summary:
    "Today until the last full five minutes, against yesterday and the same day of last week " +
    "until the same time; the last two weeks by day; and what needs attention. With `from` and " +
    "`to`: those days against as many before them.",
  input: z.object({ site: z.optional(text(100)), from: z.optional(day), to: z.optional(day) }),
  output: z.object({
    until: instant,
    sites: z.array(z.string()),
    days_asked: about(z.nullable(z.object({ from: day, to: day })), "Null: today."),
    today: about(comparedFigures, "Of several days `players` counts each once a day."),
    yesterday: about(comparedFigures, "Or the days before."),
    week_before: about(z.nullable(comparedFigures), "Null: of days that were asked for."),
    days: z.array(
      z.object({
        day,
        deposits: moneyOutput,
        withdrawals: moneyOutput,
        ggr: moneyOutput,
        ngr: moneyOutput,
        players: z.int(),
        registrations: z.int(),
      }),
    ),
    attention: about(
      z.array(z.object({ kind: z.enum(attentionKinds), count: z.int() })),
      'Only what the role may look into; `count` is bounded, so it may mean "or more".',
    ),
  }),
  errors: ["backoffice.report_range"],
});

/** Money is null where a report is about games alone: it belongs to none of them. */
const figures = {
  plays: z.int(),
  turnover: moneyOutput,
  wins: moneyOutput,
  ggr: moneyOutput,
  player_days: about(
    z.int(),
    "A player counts once a day, and in reports about games once a day and game.",
  ),
  registrations: about(z.nullable(z.int()), "Null also where the report does not tell it apart."),
  deposits_count: z.nullable(z.int()),
  deposits: z.nullable(moneyOutput),
  first_deposits: z.nullable(z.int()),
  first_deposits_amount: z.nullable(moneyOutput),
  withdrawals_count: z.nullable(z.int()),
  withdrawals: z.nullable(moneyOutput),
  fees: z.nullable(moneyOutput),
  bonus_cost: z.nullable(moneyOutput),
  commissions: z.nullable(moneyOutput),
  ngr: z.nullable(moneyOutput),
};

export const reportRow = z.object({ key: z.string(), label: z.string(), ...figures });
const reportTotals = z.object(figures);

const filters = {
  by: z._default(z.enum(reportDimensions), "day"),
  from: about(z.optional(day), "Thirty days until today, if they are left out; 400 days at most."),
  to: z.optional(day),
  site: z.optional(text(100)),
  studio: z.optional(text(100)),
  game: about(z.optional(text(200)), "<studio>/<code>"),
  agent_id: z.optional(memberId),
};

export const readReport = officeCall({
  method: "GET",
  path: "/backoffice/api/reports",
  permission: "reports.read",
  summary: "Figures by day, site, game, studio or agent; the totals are those of all pages.",
  input: z.object({
    ...filters,
    sort: z.optional(z.enum([...reportSorts, ...reportSorts.map((one) => `-${one}` as const)])),
    ...keysetInput,
  }),
  output: z.extend(keysetPage(reportRow), { from: day, to: day, totals: reportTotals }),
  errors: ["backoffice.report_range", "backoffice.report_combination"],
});

export const readReportChoices = officeCall({
  method: "GET",
  path: "/backoffice/api/reports/choices",
  permission: "reports.read",
  summary: "What a report may be narrowed to, with the names that people know.",
  input: empty,
  output: z.object({
    sites: z.array(z.string()),
    studios: z.array(z.object({ code: z.string(), name: z.string() })),
    games: z.array(
      z.object({
        key: about(z.string(), "As `game` of a report takes it."),
        name: z.string(),
        studio: z.string(),
      }),
    ),
  }),
});

export const listReportPlayers = officeCall({
  method: "GET",
  path: "/backoffice/api/reports/players",
  permission: "reports.read",
  summary: "What one number of a report is made of: who played a game on a day.",
  input: z.object({ day, game: text(200), ...keysetInput }),
  output: z.extend(
    keysetPage(
      z.object({
        member_id: z.int(),
        account_masked: z.string(),
        plays: z.int(),
        turnover: moneyOutput,
        wins: moneyOutput,
        ggr: moneyOutput,
      }),
    ),
    { game_name: z.string() },
  ),
  examples: [{ day: "2026-11-20", game: "house/onca-pintada" }],
});

export const readCohorts = officeCall({
  method: "GET",
  path: "/backoffice/api/reports/cohorts",
  permission: "reports.read",
  summary: "Those who registered in a week: who of them came back, paid in, and what they brought.",
  input: z.object({ weeks: z.optional(count) }),
  output: z.object({
    list: z.array(
      z.object({
        week: about(day, "The Monday of the week in which they registered."),
        registrations: z.int(),
        weeks: z.array(
          z.object({
            nth: about(z.int(), "0 is the week of registration itself."),
            players: z.int(),
            retention: share,
            depositors: z.int(),
            deposits: moneyOutput,
            ngr: moneyOutput,
          }),
        ),
      }),
    ),
  }),
});

export const exportRow = z.object({
  id: z.int(),
  kind: z.enum(exportKinds),
  by: z.enum(reportDimensions),
  format: z.enum(exportFormats),
  from: day,
  to: day,
  state: z.enum(exportStates),
  rows: z.int(),
  total: about(z.nullable(z.int()), "How many there will be, about; null: nobody can say."),
  bytes: z.int(),
  created_at: instant,
  expires_at: instant,
  failure: about(z.nullable(z.enum(exportFailures)), "Why it failed."),
});

const fileWords = z.object({
  title: text(60),
  total: about(text(40), "Before the totals, below the last row."),
  heads: about(z.record(text(40), text(60)), "By column; one without a head has its own name."),
});

export const startExport = officeCall({
  method: "POST",
  path: "/backoffice/api/reports/exports/start",
  permission: "reports.export",
  summary:
    "Makes a file in the background: a report, or every player of it by day and game. Only who " +
    "asked for it may fetch it.",
  input: z.object({
    kind: z.enum(exportKinds),
    format: z.enum(exportFormats),
    words: about(z.optional(fileWords), "What the file says, as its reader does."),
    ...filters,
  }),
  output: exportRow,
  errors: [
    "backoffice.report_range",
    "backoffice.report_combination",
    "backoffice.too_many_exports",
  ],
  examples: [{ kind: "report", format: "csv", by: "day" }],
});

export const listExports = officeCall({
  method: "GET",
  path: "/backoffice/api/reports/exports",
  permission: "reports.export",
  summary: "One's own files, newest first.",
  input: z.object(keysetInput),
  output: keysetPage(exportRow),
});

export const cancelExport = officeCall({
  method: "POST",
  path: "/backoffice/api/reports/exports/cancel",
  permission: "reports.export",
  summary: "Stops a file that is being made, or throws away one that is ready.",
  input: z.object({ id }),
  output: empty,
  errors: ["backoffice.export_not_found"],
});

export const restartExport = officeCall({
  method: "POST",
  path: "/backoffice/api/reports/exports/restart",
  permission: "reports.export",
  summary: "Goes on with a file that failed, from where it stood; any other stays as it is.",
  input: z.object({ id }),
  output: exportRow,
  errors: ["backoffice.export_not_found", "backoffice.too_many_exports"],
});

export const readExportPart = officeCall({
  method: "GET",
  path: "/backoffice/api/reports/exports/part",
  permission: "reports.export",
  summary: "A part of a file that is ready, from `offset` on; `next` is where the next one begins.",
  input: z.object({ id, offset: z._default(count, 0) }),
  output: z.object({
    name: z.string(),
    content: about(z.string(), "Base64."),
    next: z.nullable(z.int()),
    bytes: z.int(),
  }),
  errors: ["backoffice.export_not_found", "backoffice.export_not_ready"],
});

export const reportsAuditActions = [
  "report.export",
  "report.cancel",
  "report.restart",
  "report.download",
] as const;
