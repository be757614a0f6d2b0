/** SQL of the methods as operators edit them: what holds, what will, and what held before. */
import type { Centavos } from "@tucano/contract/money.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";

export interface DatedTerms {
  readonly methodId: number;
  readonly effectiveFrom: Date;
  readonly min: Centavos;
  readonly max: Centavos;
  readonly dailyMax: Centavos | null;
  readonly feeBasisPoints: number;
  readonly feeFixed: Centavos;
  readonly isEnabled: boolean;
  readonly position: number;
}

export interface OfficeMethod {
  readonly methodId: number;
  readonly code: string;
  readonly name: string;
  readonly direction: "deposit" | "withdrawal";
  readonly paymentType: string;
  /** Newest first: those that are still to come, the one that holds, those that held. */
  readonly terms: readonly DatedTerms[];
}

interface TermsRow {
  id: number;
  code: string;
  name: string;
  direction: "deposit" | "withdrawal";
  payment_type: string;
  effective_from: Date;
  min_centavos: Centavos;
  max_centavos: Centavos;
  daily_max_centavos: Centavos | null;
  fee_basis_points: number;
  fee_fixed_centavos: Centavos;
  is_enabled: boolean;
  position: number;
}

const toTerms = (row: TermsRow): DatedTerms => ({
  methodId: row.id,
  effectiveFrom: row.effective_from,
  min: row.min_centavos,
  max: row.max_centavos,
  dailyMax: row.daily_max_centavos,
  feeBasisPoints: row.fee_basis_points,
  feeFixed: row.fee_fixed_centavos,
  isEnabled: row.is_enabled,
  position: row.position,
});

/** Of each method so many sets of terms, newest first. */
const TERMS_MAX = 20;

export async function listMethods(db: Db): Promise<OfficeMethod[]> {
  const found = await sql<TermsRow>`
    SELECT m.id, m.code, m.name, m.direction, m.payment_type, t.effective_from, t.min_centavos,
      t.max_centavos, t.daily_max_centavos, t.fee_basis_points, t.fee_fixed_centavos,
      coalesce(t.is_enabled, m.is_enabled) AS is_enabled,
      coalesce(t.position, m.position) AS position
    FROM cashier.payment_method m
    CROSS JOIN LATERAL (
      SELECT * FROM cashier.payment_terms WHERE method_id = m.id
      ORDER BY effective_from DESC LIMIT ${TERMS_MAX}) t
    ORDER BY m.id, t.effective_from DESC`.execute(db);
  const methods = new Map<number, OfficeMethod & { terms: DatedTerms[] }>();
  for (const row of found.rows) {
    const known = methods.get(row.id);
    if (known !== undefined) {
      known.terms.push(toTerms(row));
      continue;
    }
    const { id: methodId, code, name, direction, payment_type: paymentType } = row;
    methods.set(methodId, { methodId, code, name, direction, paymentType, terms: [toTerms(row)] });
  }
  return [...methods.values()];
}

/** False: something is to begin at that very moment already. */
export async function insertTerms(tx: Tx, terms: DatedTerms): Promise<boolean> {
  const inserted = await sql`
    INSERT INTO cashier.payment_terms (method_id, effective_from, min_centavos, max_centavos,
      daily_max_centavos, fee_basis_points, fee_fixed_centavos, is_enabled, position)
    VALUES (${terms.methodId}, ${terms.effectiveFrom}, ${terms.min}, ${terms.max},
      ${terms.dailyMax}, ${terms.feeBasisPoints}, ${terms.feeFixed}, ${terms.isEnabled},
      ${terms.position})
    ON CONFLICT DO NOTHING`.execute(tx);
  return inserted.numAffectedRows === 1n;
}
