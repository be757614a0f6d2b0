/** The numbers that hold now: methods with their terms, and the site's rules. */
import type { PixKeyType } from "@tucano/contract/player/money/pix-key.ts";
import { sql } from "kysely";
import type { Db } from "../../platform/database/types.ts";
import type { Rules, Terms } from "../policy.ts";

export interface PaymentMethod {
  readonly id: number;
  readonly direction: "deposit" | "withdrawal";
  readonly paymentType: string;
  readonly name: string;
  readonly isInstant: boolean;
  readonly keyTypes: readonly PixKeyType[];
  readonly terms: Terms;
}

/** Enabled methods in the order they are shown. */
export async function readMethods(db: Db, now: Date): Promise<PaymentMethod[]> {
  const { rows } = await sql<Omit<PaymentMethod, "terms"> & Omit<Terms, "methodId">>`
    SELECT m.id, m.direction, m.payment_type AS "paymentType", m.name, m.is_instant AS "isInstant",
      m.key_types AS "keyTypes", t.min_centavos AS min, t.max_centavos AS max,
      t.daily_max_centavos AS "dailyMax", t.fee_basis_points AS "feeBasisPoints",
      t.fee_fixed_centavos AS "feeFixed"
    FROM cashier.payment_method m
    CROSS JOIN LATERAL (
      SELECT * FROM cashier.payment_terms
      WHERE method_id = m.id AND effective_from <= ${now}
      ORDER BY effective_from DESC LIMIT 1) t
    WHERE coalesce(t.is_enabled, m.is_enabled)
    ORDER BY coalesce(t.position, m.position), m.id`.execute(db);
  return rows.map(({ min, max, dailyMax, feeBasisPoints, feeFixed, ...method }) => ({
    ...method,
    terms: { methodId: method.id, min, max, dailyMax, feeBasisPoints, feeFixed },
  }));
}

export async function readRules(db: Db, now: Date): Promise<Rules> {
  const { rows } = await sql<Rules>`
    SELECT turnover_multiple AS "turnoverMultiple",
      deposit_expiry_seconds AS "depositExpirySeconds", open_deposits_max AS "openDepositsMax",
      free_withdrawals_per_day AS "freeWithdrawalsPerDay",
      early_withdrawal_allowed AS "earlyWithdrawalAllowed",
      mandatory_fee_percent AS "mandatoryFeePercent", payout_minutes_max AS "payoutMinutesMax"
    FROM cashier.rules WHERE effective_from <= ${now}
    ORDER BY effective_from DESC LIMIT 1`.execute(db);
  const [rules] = rows;
  if (rules === undefined) throw new Error("The cashier has no rules: defaults are not installed.");
  return rules;
}
