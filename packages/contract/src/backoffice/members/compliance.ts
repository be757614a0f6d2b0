/**
 * Signals, suspicions, exclusions, the authority's list, and what members are told of themselves.
 */
import * as z from "zod/mini";
import { about, day, id, instant, memberId } from "../../schemas.ts";
import { dataRequestAuditActions } from "./data-requests.ts";
import { identityAuditActions } from "./identity.ts";
import { marketAuditActions } from "../site/market.ts";
import { keysetInput, keysetPage, memberReference, reason, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

/**
 * gaming: plays more than is good; laundering: money that does not come to play; barred: listed.
 */
export const caseAreas = ["gaming", "laundering", "barred"] as const;
export const caseStatuses = ["open", "watching", "reported", "closed"] as const;
export const signalRules = [
  "chasing_losses",
  "rising_deposits",
  "long_session",
  "raised_limits",
  "night_play",
  "in_and_out",
  "structuring",
  "many_keys",
  "barred",
] as const;

const caseRow = z.object({
  case_id: z.int(),
  area: z.enum(caseAreas),
  member: memberReference,
  day,
  reasons: z.array(
    z.object({
      rule: z.enum(signalRules),
      weight: z.int(),
      facts: z.record(z.string(), z.string()),
    }),
  ),
  weight: z.int(),
  status: z.enum(caseStatuses),
  created_at: instant,
  updated_at: instant,
});

export const listCases = officeCall({
  method: "GET",
  path: "/backoffice/api/compliance/cases",
  permission: "compliance.read",
  summary: "What daily rules found about members, with their reasons, the newest first.",
  input: z.object({
    area: z.enum(caseAreas),
    status: z._default(z.enum(caseStatuses), "open"),
    ...keysetInput,
  }),
  output: keysetPage(caseRow),
  examples: [{ area: "gaming" }],
});

export const readCase = officeCall({
  method: "GET",
  path: "/backoffice/api/compliance/cases/detail",
  permission: "compliance.read",
  summary: "One case with what people did about it.",
  input: z.object({ case_id: id }),
  output: z.extend(caseRow, {
    notes: z.array(
      z.object({ at: instant, operator: z.string(), what: z.string(), note: z.string() }),
    ),
  }),
  errors: ["common.not_found"],
});

export const decideCase = officeCall({
  method: "POST",
  path: "/backoffice/api/compliance/cases/decide",
  permission: "compliance.signals",
  summary: "Moves a case on: watched, reported to the authority, closed, or open again.",
  input: z.object({
    case_id: id,
    from: z.enum(caseStatuses),
    to: z.enum(caseStatuses),
    reason,
  }),
  output: z.object({ case_id: z.int(), status: z.enum(caseStatuses) }),
  errors: ["backoffice.case_decided", "common.not_found"],
  examples: [{ case_id: 1, from: "open", to: "watching", reason: "Looked at the play" }],
});

export const actOnCase = officeCall({
  method: "POST",
  path: "/backoffice/api/compliance/cases/act",
  permission: "compliance.signals",
  summary: "Writes to the member, proposes a limit to them, or gives them a time-out.",
  input: z.object({
    case_id: id,
    act: z.enum(["message", "limit", "time_out"]),
    days: about(z.optional(z.int().check(z.minimum(1), z.maximum(42))), "Of a time-out."),
    title: z._default(text(120), ""),
    text: z._default(text(2_000), ""),
    reason,
  }),
  output: z.object({ case_id: z.int() }),
  errors: ["common.not_found"],
  examples: [{ case_id: 1, act: "time_out", days: 7, reason: "Asked by phone" }],
});

export const exportCases = officeCall({
  method: "POST",
  path: "/backoffice/api/compliance/cases/export",
  permission: "compliance.signals",
  summary: "The reported suspicions as a file for the COAF, with CPFs in full; written down.",
  input: z.object({ reason }),
  output: z.object({ name: z.string(), content: z.string(), count: z.int() }),
  errors: ["backoffice.too_many_reveals"],
  examples: [{ reason: "The month's report" }],
});

const exclusionRow = z.object({
  exclusion_id: z.string(),
  member: memberReference,
  kind: z.enum(["time-out", "exclusion"]),
  started_at: instant,
  until: z.nullable(instant),
  ended_at: z.nullable(instant),
  reason: z.string(),
  is_barred: about(
    z.boolean(),
    "Because a list of barred people names them: people lift it, time does not.",
  ),
});

export const listExclusions = officeCall({
  method: "GET",
  path: "/backoffice/api/compliance/exclusions",
  permission: "compliance.read",
  summary: "Time-outs and exclusions, the newest first: those that run, or all.",
  input: z.object({ which: z._default(z.enum(["running", "all"]), "running"), ...keysetInput }),
  output: keysetPage(exclusionRow),
});

const barredImport = z.object({
  import_id: z.int(),
  source: z.string(),
  persons: z.int(),
  imported_by: z.string(),
  imported_at: instant,
});

const cpf = z.string().check(z.trim(), z.regex(/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/));

export const findExcluded = officeCall({
  method: "POST",
  path: "/backoffice/api/compliance/exclusions/find",
  permission: "compliance.exclusions",
  summary: "By CPF: is this person a member, excluded here, or on the authority's list?",
  input: z.object({ cpf }),
  output: z.object({
    member: z.nullable(memberReference),
    exclusions: z.array(exclusionRow),
    barred: z.nullable(barredImport),
  }),
  examples: [{ cpf: "529.982.247-25" }],
});

export const excludeMember = officeCall({
  method: "POST",
  path: "/backoffice/api/compliance/exclusions/add",
  permission: "compliance.exclusions",
  summary: "Excludes a member for months or for good. It cannot be taken back.",
  input: z.object({
    member_id: memberId,
    months: z.nullable(z.int().check(z.minimum(1), z.maximum(12))),
    reason,
  }),
  output: z.object({ exclusion_id: z.string() }),
  errors: ["backoffice.member_not_found"],
  examples: [{ member_id: 100_000_001, months: 6, reason: "By order of a court" }],
});

export const listBarredImports = officeCall({
  method: "GET",
  path: "/backoffice/api/compliance/barred",
  permission: "compliance.read",
  summary: "When the authority's list was brought in, by whom, and how many persons it had.",
  input: z.object({}),
  output: z.object({ list: z.array(barredImport) }),
});

export const importBarred = officeCall({
  method: "POST",
  path: "/backoffice/api/compliance/barred/import",
  permission: "compliance.exclusions",
  summary:
    "Brings in a part of the authority's list, at most 3,000 CPFs. The first part makes the " +
    "import, the next ones name it. Members among them become cases.",
  input: z.object({
    import_id: z.nullable(id),
    source: text(120).check(z.minLength(1)),
    cpfs: z.array(cpf).check(z.minLength(1), z.maxLength(3_000)),
    reason,
  }),
  output: z.object({ import_id: z.int(), members: z.int() }),
  examples: [
    { import_id: null, source: "SIGAP", cpfs: ["52998224725"], reason: "The list of November" },
  ],
});

export const exportMember = officeCall({
  method: "POST",
  path: "/backoffice/api/compliance/requests/export",
  permission: "compliance.requests",
  summary: "All that is kept about a member, as they may ask for by law; written down.",
  input: z.object({ member_id: memberId, reason }),
  output: z.object({ name: z.string(), content: z.string() }),
  errors: ["backoffice.member_not_found", "backoffice.too_many_reveals"],
  examples: [{ member_id: 100_000_001, reason: "Asked by e-mail on 3 November" }],
});

export const complianceAuditActions = [
  ...marketAuditActions,
  "case.decide",
  "case.act",
  "case.export",
  "exclusion.find",
  "exclusion.add",
  "barred.import",
  "request.export",
  ...dataRequestAuditActions,
  ...identityAuditActions,
] as const;
