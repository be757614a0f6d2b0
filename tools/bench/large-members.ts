/** Members of a large house, written in sets by the database's owner: each with a deposit. */
import { chainHashSql } from "../../apps/server/src/ledger/hash.ts";

/** Their numbers begin after it. */
export const LARGE_MEMBERS_AFTER = 200_000_000;
const NOTHING = "decode(repeat('00', 32), 'hex')";

/**
 * Members `$1` to `$2`, registered over the last year at three sites, one in ten of them invited by
 * another, each with one credited deposit that their wallet and journal hold.
 */
export const largeMembers = `
  WITH wanted AS (
    SELECT n, ${LARGE_MEMBERS_AFTER} + n AS member_id,
      CASE WHEN n % 10 = 0 THEN ${LARGE_MEMBERS_AFTER} + n / 100 + 1 END AS top_id,
      (ARRAY['tucano.example', 'onca.example', 'arara.example'])[1 + n % 3] AS site,
      date_trunc('milliseconds', now()) - (n::bigint * 7919 % 31536000) * interval '1 second'
        AS registered_at,
      10000 + n % 50 * 1000 AS amount, 'SEED' || lpad(n::text, 24, '0') AS order_no
    FROM generate_series($1::int, $2::int) AS n
  ), member AS (
    INSERT INTO members.member (member_id, account, realname, nickname, phone, cpf, birth_date,
      profileurl, invite_code, top_id, lang, register_ip, register_site, created_at, updated_at)
    SELECT member_id, 'large' || n, 'Large Member', 'large' || n, '+5599' || lpad(n::text, 9, '0'),
      (80000000000 + n)::text, '1990-01-01', '', 'LARGE' || n, top_id, 'pt', '127.0.0.1', site,
      registered_at, registered_at
    FROM wanted RETURNING member_id
  ), booking AS (
    SELECT member_id, 1::bigint AS seq, 'deposit' AS kind, 'psp:clearing' AS debit,
      'member:cash' AS credit, amount::bigint AS amount, NULL::bigint AS debit_balance_after,
      amount::bigint AS credit_balance_after, 'deposit:' || order_no AS reference,
      'cashier' AS source, order_no AS external_id, ${NOTHING} AS previous_hash,
      least(registered_at + interval '10 minutes', now())::timestamptz(3) AS created_at, order_no
    FROM wanted
  ), booked AS (
    SELECT *, ${chainHashSql} AS hash FROM booking
  ), wallet AS (
    INSERT INTO ledger.wallet (member_id, access, cash, seq, head_hash, version)
    SELECT member_id, 'active', amount, 1, hash, 1 FROM booked
  ), operation AS (
    INSERT INTO ledger.operation (member_id, source, external_id, kind, status, payload_hash,
      response, transfers_count, created_at)
    SELECT member_id, source, external_id, 'cashier.deposit', 'applied', hash, 'null'::json, 1,
      created_at FROM booked
  ), ordered AS (
    INSERT INTO cashier.deposit (member_id, order_no, method_id, status, amount_centavos,
      turnover_multiple, paid_centavos, end_to_end_id, created_at, expires_at, paid_at, credited_at)
    SELECT member_id, order_no, (SELECT min(id) FROM cashier.payment_method), 'credited',
      amount, 1, amount, 'E' || order_no, created_at, created_at + interval '1 hour', created_at,
      created_at
    FROM booked
  ), receipt AS (
    INSERT INTO cashier.receipt (end_to_end_id, status, txid, member_id, amount_centavos, paid_at,
      created_at, updated_at)
    SELECT 'E' || order_no, 'credited', order_no, member_id, amount, created_at, created_at,
      created_at FROM booked
  )
  INSERT INTO ledger.transfer (member_id, seq, kind, debit, credit, amount, debit_balance_after,
    credit_balance_after, reference, source, external_id, previous_hash, hash, created_at)
  SELECT member_id, seq, kind, debit, credit, amount, debit_balance_after, credit_balance_after,
    reference, source, external_id, previous_hash, hash, created_at FROM booked`;
