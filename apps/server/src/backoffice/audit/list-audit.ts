/** Looking through the audit log. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/audit.ts";
import { toWireInstant } from "../../platform/days.ts";
import { pageOf } from "../../platform/paging.ts";
import { type AuditRow, listEntries } from "../core/audit-repository.ts";
import type { Parts } from "../core/context.ts";
import type { Output } from "../core/policy.ts";

export async function listAudit(
  parts: Parts,
  input: InputOf<typeof contract.listAudit>,
): Promise<DataOf<typeof contract.listAudit>> {
  const { page, limit, offset } = pageOf(input);
  const { rows, total } = await listEntries(parts.db, {
    action: input.action ?? null,
    subject: input.subject === undefined || input.subject === "" ? null : input.subject,
    limit,
    offset,
  });
  return { list: rows.map(toAuditRow), total, page, limit };
}

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
    ip: row.ip,
  };
}
