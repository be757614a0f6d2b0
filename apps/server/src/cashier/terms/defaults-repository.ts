/** The cashier's reference data: methods, their first terms, the site's first rules. */
import { toCentavos } from "@tucano/contract/money.ts";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/types.ts";
import type { ApprovalRule } from "../approval/approval-rules.ts";

/** From long ago, so that every later edit is newer. */
const FIRST = "2020-01-01T00:00:00Z";
const KEY_TYPES = ["CPF", "CNPJ", "EMAIL", "PHONE", "EVP"];

const methods = [
  {
    id: 1,
    code: "pix-deposit",
    direction: "deposit",
    name: "PIX",
    minCentavos: 1_000,
    maxCentavos: 5_000_000,
    dailyMaxCentavos: null,
  },
  {
    id: 2,
    code: "pix-withdrawal",
    direction: "withdrawal",
    name: "PIX",
    minCentavos: 2_000,
    maxCentavos: 5_000_000,
    dailyMaxCentavos: 5_000_000,
  },
] as const;

/**
 * What a new installation approves automatically: small amounts of verified members, subject to
 * the conditions that no rule can override. Changing it takes two people, as for any rule.
 */
const FIRST_RULE: ApprovalRule = {
  name: "Documentos confirmados",
  isOn: true,
  amountMax: toCentavos(100_000),
  accountDaysMin: 7,
  paidToKeyMin: 0,
  playedPercentMin: 100,
  needsKyc: true,
  perDayMax: 3,
  perDayAmountMax: toCentavos(200_000),
};

/** Harmless to run again: what exists stays as operators have made it. */
export async function installCashierDefaults(tx: Tx): Promise<void> {
  for (const [position, method] of methods.entries()) {
    await sql`
      INSERT INTO cashier.payment_method
        (id, code, direction, payment_type, name, is_instant, key_types, position)
      VALUES (${method.id}, ${method.code}, ${method.direction}, 'PIX', ${method.name},
        ${method.direction === "deposit"}, ${KEY_TYPES}, ${position})
      ON CONFLICT DO NOTHING`.execute(tx);
    await sql`
      INSERT INTO cashier.payment_terms (method_id, effective_from, min_centavos, max_centavos,
        daily_max_centavos, fee_basis_points, fee_fixed_centavos)
      VALUES (${method.id}, ${FIRST}, ${method.minCentavos}, ${method.maxCentavos},
        ${method.dailyMaxCentavos}, 0, 0)
      ON CONFLICT DO NOTHING`.execute(tx);
  }
  // An existing installation approves nothing automatically until two people say so.
  await sql`
    INSERT INTO cashier.approval_rules (effective_from, rules, saved_at, saved_by)
    SELECT ${FIRST}, ${JSON.stringify([FIRST_RULE])}::jsonb, ${FIRST}, 'the product'
    WHERE NOT EXISTS (SELECT FROM cashier.rules)`.execute(tx);
  await sql`
    INSERT INTO cashier.rules (effective_from, turnover_multiple, deposit_expiry_seconds,
      open_deposits_max, free_withdrawals_per_day, early_withdrawal_allowed,
      mandatory_fee_percent, payout_minutes_max)
    VALUES (${FIRST}, 1, 1800, 20, 3, false, 50, 120)
    ON CONFLICT DO NOTHING`.execute(tx);
}
