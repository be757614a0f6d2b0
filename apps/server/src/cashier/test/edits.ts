/** What an operator would edit: new numbers from now on. The clock moves, so the last one holds. */
import { sql } from "kysely";
import type { TestServer } from "../../testing/server.ts";

export async function changeRules(
  server: TestServer,
  changes: Record<string, unknown>,
): Promise<void> {
  const now = server.clock.now();
  server.clock.advance(1);
  const row = {
    effective_from: now,
    turnover_multiple: 1,
    deposit_expiry_seconds: 1800,
    open_deposits_max: 20,
    free_withdrawals_per_day: 3,
    early_withdrawal_allowed: false,
    mandatory_fee_percent: 50,
    payout_minutes_max: 120,
    ...changes,
  };
  await server.db.insertInto("cashier.rules").values(row).execute();
}

export async function changeFee(
  server: TestServer,
  basisPoints: number,
  fixedCentavos: number,
): Promise<void> {
  const now = server.clock.now();
  server.clock.advance(1);
  await sql`
    INSERT INTO cashier.payment_terms VALUES
      (2, ${now}, 2000, 5000000, 5000000, ${basisPoints}, ${fixedCentavos})`.execute(server.db);
}
