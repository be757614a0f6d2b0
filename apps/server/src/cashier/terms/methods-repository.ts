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

/** Of each method so many sets of terms, newest first. */
const TERMS_MAX = 20;

export async function listMethods(db: Db): Promise<OfficeMethod[]> {
  const { rows } = await sql<Omit<OfficeMethod, "terms"> & DatedTerms>`
    SELECT m.id AS "methodId", m.code, m.name, m.direction, m.payment_type AS "paymentType",
      t.effective_from AS "effectiveFrom", t.min_centavos AS min, t.max_centavos AS max,
      t.daily_max_centavos AS "dailyMax", t.fee_basis_points AS "feeBasisPoints",
      t.fee_fixed_centavos AS "feeFixed", coalesce(t.is_enabled, m.is_enabled) AS "isEnabled",
      coalesce(t.position, m.position) AS position
    FROM cashier.payment_method m
    CROSS JOIN LATERAL (
      SELECT * FROM cashier.payment_terms WHERE method_id = m.id
      ORDER BY effective_from DESC LIMIT ${TERMS_MAX}) t
    ORDER BY m.id, t.effective_from DESC`.execute(db);
  const methods = new Map<number, OfficeMethod & { terms: DatedTerms[] }>();
  for (const { code, name, direction, paymentType, ...terms } of rows) {
    const { methodId } = terms;
    const empty = { methodId, code, name, direction, paymentType, terms: [] };
    const method = methods.get(methodId) ?? empty;
    method.terms.push(terms);
    methods.set(methodId, method);
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
