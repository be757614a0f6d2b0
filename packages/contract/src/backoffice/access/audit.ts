/** What operators did, and the proof that nobody has changed it since. */
import * as z from "zod/mini";
import { about, day, empty, instant } from "../../schemas.ts";
import { auditActions } from "./audit-actions.ts";
import { facts, keysetInput, keysetPage, searchText } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

export const auditRow = z.object({
  id: z.int(),
  at: instant,
  operator: z.nullable(z.string()),
  action: z.enum(auditActions),
  subject: about(
    z.string(),
    "`withdrawal:<order_no>`, `member:<id>`, `operator:<id>`, `chat:<line>`.",
  ),
  reason: z.nullable(z.string()),
  details: facts,
  before: about(
    z.nullable(facts),
    "What the act found and what it left, where it changed something.",
  ),
  after: z.nullable(facts),
  ip: z.nullable(z.string()),
  hash: about(z.string(), "The entry's link in the chain."),
});

export const listAudit = officeCall({
  method: "GET",
  path: "/backoffice/api/audit",
  permission: "audit.read",
  summary: "What operators did, newest first. Nothing here can be changed or removed.",
  input: z.object({
    action: z.optional(z.enum(auditActions)),
    subject: searchText,
    actor: about(searchText, "An operator's e-mail."),
    from: z.optional(day),
    to: z.optional(day),
    sort: about(z.optional(z.enum(["at", "-at"])), "`-at`, the newest first, is the default."),
    ...keysetInput,
  }),
  output: keysetPage(auditRow),
});

export const checkBooks = officeCall({
  method: "POST",
  path: "/backoffice/api/books/check",
  permission: "books.check",
  summary: "Proves the books and the audit log now: every difference found, or none.",
  input: empty,
  output: z.object({
    clean: z.boolean(),
    checked_at: instant,
    differences: z.array(z.string()),
    audit_entries: z.int(),
  }),
});
