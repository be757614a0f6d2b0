/** The auditor's reading of the cashier: what its orders say against what the journal moved. */
import { sql } from "kysely";
import { bookCheck, type BookCheck, journalBegins } from "../ledger/index.ts";

/** The auditor alone reads across rooms; nothing is ever written from here. */
const journal = sql.table("ledger.transfer");
const wallets = sql.table("ledger.wallet");

/** Orders stay for ever; the transfers of those that began before the journal does are archived. */
const isLeft = sql`coalesce(began_at >= ${journalBegins}, true)`;

const depositsEqualTransfers = bookCheck(
  "every credited deposit has exactly its transfer",
  sql`SELECT count(*) FROM cashier.deposit WHERE status = 'credited'`,
  sql`
    SELECT 'member ' || member_id || ', ' || reference AS subject,
      d.paid_centavos AS expected, t.amount AS found
    FROM (SELECT member_id, 'deposit:' || order_no AS reference, paid_centavos,
        credited_at AS began_at
      FROM cashier.deposit WHERE status = 'credited') AS d
    FULL JOIN (SELECT member_id, reference, sum(amount)::bigint AS amount
      FROM ${journal} WHERE kind = 'deposit' GROUP BY member_id, reference) AS t
      USING (member_id, reference) WHERE ${isLeft}`,
);

/** The payment is noted as credited after the money: between the two it still says `received`. */
const receiptsEqualDeposits = bookCheck(
  "every credited payment belongs to one credited deposit",
  sql`SELECT count(*) FROM cashier.receipt WHERE status = 'credited'`,
  sql`
    SELECT 'payment ' || end_to_end_id AS subject, r.amount_centavos AS expected,
      d.paid_centavos AS found
    FROM (SELECT end_to_end_id, amount_centavos, status FROM cashier.receipt
      WHERE status IN ('received', 'credited')) AS r
    FULL JOIN (SELECT end_to_end_id, paid_centavos FROM cashier.deposit
      WHERE status = 'credited') AS d USING (end_to_end_id)
    WHERE d.end_to_end_id IS NOT NULL OR r.status = 'credited'`,
);

const lockedEqualsOpenOrders = bookCheck(
  "every member's locked pocket equals the open withdrawals",
  sql`SELECT count(*) FROM cashier.withdrawal WHERE status NOT IN ('paid', 'rejected')`,
  sql`
    SELECT 'member ' || member_id AS subject, coalesce(w.amount, 0)::bigint AS expected,
      coalesce(l.locked, 0)::bigint AS found
    FROM (SELECT member_id, sum(amount_centavos) AS amount FROM cashier.withdrawal
      WHERE status NOT IN ('paid', 'rejected') GROUP BY member_id) AS w
    FULL JOIN (SELECT member_id, locked FROM ${wallets}) AS l USING (member_id)`,
);

/** What an order's state says must have moved: held always, then paid out, or released. */
const ordersEqualTransfers = bookCheck(
  "every withdrawal has exactly its hold, and its payout or release",
  sql`SELECT count(*) FROM cashier.withdrawal`,
  sql`
    SELECT 'member ' || member_id || ', ' || reference AS subject, w.moves AS expected,
      t.moves AS found
    FROM (SELECT member_id, 'withdrawal:' || order_no AS reference,
        'held ' || amount_centavos
        || ', released ' || CASE status WHEN 'rejected' THEN amount_centavos ELSE 0 END
        || ', paid ' || CASE status WHEN 'paid' THEN
          amount_centavos - general_fee_centavos - mandatory_fee_centavos ELSE 0 END
        || ', fee ' || CASE status WHEN 'paid' THEN
          general_fee_centavos + mandatory_fee_centavos ELSE 0 END AS moves,
        application_time AS began_at
      FROM cashier.withdrawal) AS w
    FULL JOIN (SELECT member_id, reference,
        'held ' || coalesce(sum(amount) FILTER (WHERE kind = 'withdrawal.hold'), 0)
        || ', released ' || coalesce(sum(amount) FILTER (WHERE kind = 'withdrawal.release'), 0)
        || ', paid ' || coalesce(sum(amount) FILTER (WHERE kind = 'withdrawal.payout'), 0)
        || ', fee ' || coalesce(sum(amount) FILTER (WHERE kind = 'withdrawal.fee'), 0) AS moves
      FROM ${journal} WHERE reference LIKE 'withdrawal:%' GROUP BY member_id, reference) AS t
      USING (member_id, reference) WHERE ${isLeft}`,
);

export const cashierBookChecks: readonly BookCheck[] = [
  depositsEqualTransfers,
  receiptsEqualDeposits,
  lockedEqualsOpenOrders,
  ordersEqualTransfers,
];
