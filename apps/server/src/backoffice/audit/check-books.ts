/** The proof of the books, on demand. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/access/audit.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import { countEntries } from "../core/audit-repository.ts";
import type { Parts } from "../core/context.ts";

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
