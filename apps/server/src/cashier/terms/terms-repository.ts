/** The numbers that hold now: methods with their terms, and the site's rules. */
import type { PixKeyType } from "@tucano/contract/player/money/pix-key.ts";
import type { Centavos } from "@tucano/contract/money.ts";
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

interface MethodRow {
  id: number;
  direction: "deposit" | "withdrawal";
  payment_type: string;
  name: string;
  is_instant: boolean;
  key_types: PixKeyType[];
  min_centavos: Centavos;
  max_centavos: Centavos;
  daily_max_centavos: Centavos | null;
  fee_basis_points: number;
  fee_fixed_centavos: Centavos;
}

/** Enabled methods in the order they are shown. */
export async function readMethods(db: Db, now: Date): Promise<PaymentMethod[]> {
  const found = await sql<MethodRow>`
    SELECT m.id, m.direction, m.payment_type, m.name, m.is_instant, m.key_types,
      t.min_centavos, t.max_centavos, t.daily_max_centavos, t.fee_basis_points,
      t.fee_fixed_centavos
    FROM cashier.payment_method m
    CROSS JOIN LATERAL (
      SELECT * FROM cashier.payment_terms
      WHERE method_id = m.id AND effective_from <= ${now}
      ORDER BY effective_from DESC LIMIT 1) t
    WHERE coalesce(t.is_enabled, m.is_enabled)
    ORDER BY coalesce(t.position, m.position), m.id`.execute(db);
  return found.rows.map((row) => ({
    id: row.id,
    direction: row.direction,
    paymentType: row.payment_type,
    name: row.name,
    isInstant: row.is_instant,
    keyTypes: row.key_types,
    terms: {
      methodId: row.id,
      min: row.min_centavos,
      max: row.max_centavos,
      dailyMax: row.daily_max_centavos,
      feeBasisPoints: row.fee_basis_points,
      feeFixed: row.fee_fixed_centavos,
    },
  }));
}

interface RulesRow {
  turnover_multiple: number;
  deposit_expiry_seconds: number;
  open_deposits_max: number;
  free_withdrawals_per_day: number;
  early_withdrawal_allowed: boolean;
  mandatory_fee_percent: number;
  payout_minutes_max: number;
}

export async function readRules(db: Db, now: Date): Promise<Rules> {
  const found = await sql<RulesRow>`
    SELECT * FROM cashier.rules WHERE effective_from <= ${now}
    ORDER BY effective_from DESC LIMIT 1`.execute(db);
  const row = found.rows[0];
  if (row === undefined) throw new Error("The cashier has no rules: defaults are not installed.");
  return {
    turnoverMultiple: row.turnover_multiple,
    depositExpirySeconds: row.deposit_expiry_seconds,
    openDepositsMax: row.open_deposits_max,
    freeWithdrawalsPerDay: row.free_withdrawals_per_day,
    earlyWithdrawalAllowed: row.early_withdrawal_allowed,
    mandatoryFeePercent: row.mandatory_fee_percent,
    payoutMinutesMax: row.payout_minutes_max,
  };
}
