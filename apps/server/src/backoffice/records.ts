/** What operators look through: deposits, the audit log, and the proof of the books. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { toWireInstant } from "../platform/days.ts";
import type { OperatorContext } from "../platform/http/types.ts";
import { countEntries, listEntries } from "./audit-repository.ts";
import { pageOf } from "../platform/paging.ts";
import type { Parts } from "./context.ts";
import { toAuditRow, toDepositRow } from "./present.ts";

export async function listDeposits(
  parts: Parts,
  input: InputOf<typeof contract.listDeposits>,
): Promise<DataOf<typeof contract.listDeposits>> {
  const { list, total, page, limit } = await parts.cashier.listDeposits({
    ...pageOf(input),
    ...(input.status === undefined ? {} : { status: input.status }),
  });
  const members = await parts.members.findMany(list.map((one) => one.memberId));
  return { list: list.map((one) => toDepositRow(one, members)), total, page, limit };
}

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

export async function checkBooks(
  parts: Parts,
  { operator, ip }: OperatorContext,
): Promise<DataOf<typeof contract.checkBooks>> {
  const results = await parts.checkBooks();
  const differences = results.flatMap(({ name, differences: found }) =>
    found.map((one) => `${name}: ${one.subject}: expected ${one.expected}, found ${one.found}`),
  );
  const clean = differences.length === 0;
  await inTransaction(parts.db, (tx) =>
    parts.audit.append(tx, {
      action: "books.check",
      subject: "books",
      operator,
      ip,
      details: { clean: String(clean), differences: String(differences.length) },
    }),
  );
  return {
    clean,
    checked_at: toWireInstant(parts.clock.now()),
    differences,
    audit_entries: await countEntries(parts.db),
  };
}
