/** SQL of the rules that approve withdrawals, and of what each request met. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { WithdrawalStatus } from "@tucano/contract/player/money/cashier.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/types.ts";
import { type ApprovalFacts, type ApprovalRule, NO_SIGNS, type Verdict } from "./approval-rules.ts";

export interface RuleSet {
  readonly effectiveFrom: Date;
  readonly rules: readonly ApprovalRule[];
  readonly savedAt: Date;
  readonly savedBy: string;
}

const ruleSetColumns = sql`effective_from AS "effectiveFrom", rules, saved_at AS "savedAt",
  saved_by AS "savedBy"`;

export async function readRuleSet(db: Db, now: Date): Promise<RuleSet | null> {
  const found = await sql<RuleSet>`
    SELECT ${ruleSetColumns} FROM cashier.approval_rules WHERE effective_from <= ${now}
    ORDER BY effective_from DESC LIMIT 1`.execute(db);
  return found.rows[0] ?? null;
}

/** Newest first, what is still to come included. */
export async function listRuleSets(db: Db, limit: number): Promise<RuleSet[]> {
  const found = await sql<RuleSet>`
    SELECT ${ruleSetColumns} FROM cashier.approval_rules
    ORDER BY effective_from DESC LIMIT ${limit}`.execute(db);
  return found.rows;
}

export interface NewRuleSet extends RuleSet {
  readonly approvalId: number | null;
}

/**
 * Of two that begin at the same moment the later one follows right after; repeated, it is there.
 */
export async function insertRuleSet(tx: Tx, set: NewRuleSet): Promise<void> {
  await sql`
    INSERT INTO cashier.approval_rules (effective_from, rules, saved_at, saved_by, approval_id)
    SELECT greatest(${set.effectiveFrom}::timestamptz,
        (SELECT effective_from + interval '1 millisecond' FROM cashier.approval_rules
          WHERE effective_from = ${set.effectiveFrom})),
      ${JSON.stringify(set.rules)}::jsonb, ${set.savedAt}, ${set.savedBy}, ${set.approvalId}
    ON CONFLICT DO NOTHING`.execute(tx);
}

export interface ApprovalCheck {
  readonly memberId: MemberId;
  readonly orderNo: string;
  readonly checkedAt: Date;
  readonly facts: ApprovalFacts;
  readonly verdict: Verdict;
}

export async function insertCheck(tx: Tx, check: ApprovalCheck): Promise<void> {
  await sql`
    INSERT INTO cashier.approval_check (member_id, order_no, checked_at, rule, verdict, facts)
    VALUES (${check.memberId}, ${check.orderNo}, ${check.checkedAt}, ${check.verdict.rule},
      ${JSON.stringify(check.verdict)}::jsonb, ${JSON.stringify(check.facts)}::jsonb)
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** What a person's decision rests on. */
export async function insertDecisionCheck(tx: Tx, check: ApprovalCheck): Promise<void> {
  await sql`
    INSERT INTO cashier.decision_check (member_id, order_no, checked_at, verdict, facts)
    VALUES (${check.memberId}, ${check.orderNo}, ${check.checkedAt},
      ${JSON.stringify(check.verdict)}::jsonb, ${JSON.stringify(check.facts)}::jsonb)
    ON CONFLICT DO NOTHING`.execute(tx);
}

/** Approved by rule since then, by member; nothing of whom nothing was. */
export async function sumApproved(
  db: Db,
  memberIds: readonly MemberId[],
  since: Date,
): Promise<ReadonlyMap<MemberId, { readonly count: number; readonly amount: Centavos }>> {
  const found = await sql<{ member_id: MemberId; count: number; amount: Centavos }>`
    SELECT member_id, count(*) AS count, sum((facts->>'amount')::bigint)::bigint AS amount
    FROM cashier.approval_check
    WHERE member_id = ANY(${memberIds}::bigint[]) AND checked_at >= ${since}
      AND rule IS NOT NULL GROUP BY member_id`.execute(db);
  return new Map(found.rows.map(({ member_id, ...sums }) => [member_id, sums]));
}

const withSigns = <Check extends ApprovalCheck>(check: Check): Check => ({
  ...check,
  facts: { ...NO_SIGNS, ...check.facts },
});

/** What was noted of them last: when a person decided, or else when they were asked for. */
export async function findChecks(
  db: Db,
  orders: readonly { readonly orderNo: string; readonly memberId: MemberId }[],
): Promise<ReadonlyMap<string, ApprovalCheck>> {
  const found = await sql<ApprovalCheck>`
    WITH q AS (SELECT * FROM unnest(${orders.map((one) => one.memberId)}::bigint[],
      ${orders.map((one) => one.orderNo)}::text[]) AS q (member_id, order_no))
    SELECT DISTINCT ON (member_id, order_no) member_id AS "memberId", order_no AS "orderNo",
      checked_at AS "checkedAt", facts, verdict FROM (
      SELECT member_id, order_no, checked_at, facts, verdict, true AS is_decision
      FROM cashier.decision_check JOIN q USING (member_id, order_no)
      UNION ALL
      SELECT member_id, order_no, checked_at, facts, verdict, false
      FROM cashier.approval_check JOIN q USING (member_id, order_no)) AS noted
    ORDER BY member_id, order_no, is_decision DESC, checked_at DESC`.execute(db);
  return new Map(found.rows.map((row) => [row.orderNo, withSigns(row)]));
}

export interface CheckedRequest extends ApprovalCheck {
  /** What became of the request. */
  readonly status: WithdrawalStatus;
}

export async function listChecks(
  db: Db,
  { from, until, limit }: { readonly from: Date; readonly until: Date; readonly limit: number },
): Promise<CheckedRequest[]> {
  const found = await sql<CheckedRequest>`
    SELECT c.member_id AS "memberId", c.order_no AS "orderNo", c.checked_at AS "checkedAt",
      c.facts, c.verdict, w.status
    FROM cashier.approval_check c JOIN cashier.withdrawal w USING (member_id, order_no)
    WHERE c.checked_at >= ${from} AND c.checked_at < ${until}
    ORDER BY c.checked_at, c.order_no LIMIT ${limit}`.execute(db);
  return found.rows.map(withSigns);
}

/** Asked for in that time, whether anything is known of them or not. */
export async function countRequests(db: Db, from: Date, until: Date): Promise<number> {
  const found = await sql<{ count: number }>`
    SELECT count(*) AS count FROM cashier.withdrawal
    WHERE application_time >= ${from} AND application_time < ${until}`.execute(db);
  return found.rows[0]?.count ?? 0;
}
