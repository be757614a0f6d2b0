/** Members of a large house, written in sets by the database's owner, and what they paid in. */
import { depositOfSql, depositSql, LARGE_MEMBERS_AFTER, registeredSql } from "./large-people.ts";

/**
 * Members `$1` to `$2` of a house dated `$3`: registered over a year at three sites, one in ten of
 * them invited by another. The order numbers of their deposits are `$4`, in the same order.
 */
export const largeMembers = `
  WITH wanted AS (
    SELECT n, ${LARGE_MEMBERS_AFTER} + n AS member_id,
      CASE WHEN n % 10 = 0 THEN ${LARGE_MEMBERS_AFTER} + n / 100 + 1 END AS top_id,
      (ARRAY['tucano.example', 'onca.example', 'arara.example'])[1 + n % 3] AS site,
      ${registeredSql} AS registered_at, ${depositSql} AS paid_at, ${depositOfSql} AS amount,
      ($4::text[])[n - $1::int + 1] AS order_no
    FROM generate_series($1::int, $2::int) AS n
  ), member AS (
    INSERT INTO members.member (member_id, account, realname, nickname, phone, cpf, birth_date,
      profileurl, invite_code, top_id, lang, register_ip, register_site, created_at, updated_at)
    SELECT member_id, 'large' || n, 'Large Member', 'large' || n, '+5599' || lpad(n::text, 9, '0'),
      (80000000000 + n)::text, '1990-01-01', '', 'LARGE' || n, top_id, 'pt', '127.0.0.1', site,
      registered_at, registered_at
    FROM wanted ORDER BY n
  ), operation AS (
    INSERT INTO ledger.operation (member_id, source, external_id, kind, status, payload_hash,
      response, transfers_count, created_at)
    SELECT member_id, 'cashier', order_no, 'cashier.deposit', 'applied',
      sha256(order_no::bytea), 'null'::json, 1, paid_at FROM wanted
  ), receipt AS (
    INSERT INTO cashier.receipt (end_to_end_id, status, txid, member_id, amount_centavos, paid_at,
      created_at, updated_at)
    SELECT 'E' || order_no, 'credited', order_no, member_id, amount, paid_at, paid_at, paid_at
    FROM wanted
  )
  INSERT INTO cashier.deposit (member_id, order_no, method_id, status, amount_centavos,
    turnover_multiple, paid_centavos, end_to_end_id, created_at, expires_at, paid_at, credited_at)
  SELECT member_id, order_no, (SELECT min(id) FROM cashier.payment_method), 'credited',
    amount, 1, amount, 'E' || order_no, registered_at, registered_at + interval '1 hour', paid_at,
    paid_at
  FROM wanted`;
