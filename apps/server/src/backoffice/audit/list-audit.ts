/** Looking through the audit log. */
import type * as contract from "@tucano/contract/backoffice/access/audit.ts";
import { addDays, startOfDay, toWireInstant } from "../../platform/days.ts";
import { type AuditRow, listEntries } from "../core/audit-repository.ts";
import type { Command } from "../core/area.ts";
import { limitOf, numberAfter, toPage } from "../core/keyset.ts";
import type { Output } from "../core/policy.ts";
import { readingFor } from "../reading-for.ts";

const orNull = (text: string | undefined) => (text === undefined || text === "" ? null : text);

export const listAudit: Command<typeof contract.listAudit> = async (parts, input, context) => {
  const limit = limitOf(input.limit);
  const rows = await listEntries(readingFor(parts, context), {
    action: input.action ?? null,
    subject: orNull(input.subject),
    actor: orNull(input.actor),
    from: input.from === undefined ? null : startOfDay(input.from),
    until: input.to === undefined ? null : startOfDay(addDays(input.to, 1)),
    afterId: numberAfter(input.cursor),
    isOldestFirst: input.sort === "at",
    limit: limit + 1,
  });
  return toPage(rows, limit, { show: toAuditRow, keyOf: (row) => String(row.entry_id) });
};

function toAuditRow(row: AuditRow): Output<typeof contract.auditRow> {
  return {
    id: row.entry_id,
    at: toWireInstant(row.at),
    operator: row.operator_email,
    // The column is written by this room alone, from the contract's own list.
    action: row.action as Output<typeof contract.auditRow>["action"],
    subject: row.subject,
    reason: row.reason,
    details: { ...row.details },
    before: row.before === null ? null : { ...row.before },
    after: row.after === null ? null : { ...row.after },
    ip: row.ip,
    hash: row.hash.toString("hex"),
  };
}
