/** Lets time pass for one order of the server under test, whose own clock nobody can turn. */
import { startEmbeddedPostgres } from "@tucano/workshop/embedded-postgres.ts";
import { runStatement } from "@tucano/workshop/statement.ts";
import { expect } from "@playwright/test";

/** The deposit's code has run out a minute ago, as if its half hour were over. */
export async function expireDeposit(orderNo: string): Promise<void> {
  const dataDir = process.env["E2E_DATA_DIR"] ?? "";
  // It runs already, for the server: this only finds out where.
  const database = await startEmbeddedPostgres({ dataDir });
  const changed = await runStatement(
    database.url(),
    `UPDATE cashier.deposit SET created_at = created_at - interval '1 hour',
        expires_at = now() - interval '1 minute'
      WHERE order_no = $1 AND status = 'awaiting'`,
    [orderNo],
  );
  expect(changed, "an order that waited for its payment").toBe(1);
}
