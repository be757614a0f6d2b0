/** The auditor's reading of what affiliates earn: against the journal, and against itself. */
import { sql } from "kysely";
import { bookCheck, type BookCheck, entriesReadBy, journalBegins } from "../ledger/index.ts";
import { costOf, dayOfEntry, FIGURES, isCounted, sumOf } from "./earning/figures-repository.ts";

/** Nothing is left to count archived months from; the day on which the journal begins is cut. */
const isWhole = sql`day > (${journalBegins} AT TIME ZONE 'America/Sao_Paulo')::date`;

const figuresAreJournal = bookCheck(
  "what affiliates' players staked, won and were given is what the journal says",
  sql`SELECT count(*) FROM affiliates.member_day`,
  sql`
    SELECT 'member ' || member_id || ', ' || day AS subject,
      concat_ws(' ', j.stake, j.win, j.cost) AS expected,
      concat_ws(' ', d.stake, d.win, d.cost) AS found
    FROM (SELECT e.member_id, ${dayOfEntry} AS day,
        ${sumOf("stake")} - ${sumOf("stake.rollback")} AS stake,
        ${sumOf("win")} - ${sumOf("win.rollback")} AS win, ${costOf} AS cost
      FROM ${entriesReadBy(FIGURES)} AS e JOIN affiliates.attribution USING (member_id)
      WHERE ${isCounted} GROUP BY 1, 2) AS j
    FULL JOIN affiliates.member_day AS d USING (member_id, day) WHERE ${isWhole}`,
);

const depositsAreJournal = bookCheck(
  "what affiliates' players paid in is what the journal says",
  sql`SELECT count(*) FROM affiliates.deposit`,
  sql`
    SELECT 'member ' || member_id || ', transfer ' || seq AS subject, j.amount AS expected,
      d.amount AS found
    FROM (SELECT e.member_id, e.seq, e.amount, ${dayOfEntry} AS day
      FROM ${entriesReadBy(FIGURES)} AS e JOIN affiliates.attribution USING (member_id)
      WHERE kind = 'deposit') AS j
    FULL JOIN affiliates.deposit AS d USING (member_id, seq, day) WHERE ${isWhole}`,
);

const statementsAreEntries = bookCheck(
  "every closed month of an affiliate is the sum of its entries and of what was carried over",
  sql`SELECT count(*) FROM affiliates.statement`,
  sql`
    SELECT 'affiliate ' || s.affiliate_id || ', ' || s.month AS subject,
      concat_ws(' ', coalesce(e.total, 0), coalesce(b.carried, 0), coalesce(b.loss_after, 0))
        AS expected,
      concat_ws(' ', s.earned, s.opening, s.loss_before) AS found
    FROM affiliates.statement AS s
    LEFT JOIN (SELECT affiliate_id, month, sum(amount) AS total FROM affiliates.entry
      GROUP BY 1, 2) AS e USING (affiliate_id, month)
    LEFT JOIN affiliates.statement AS b ON b.affiliate_id = s.affiliate_id
      AND b.month = s.month - interval '1 month'`,
);

/** Reckoned a second time, from the deal and the figures. */
const sharesFollow = bookCheck(
  "every share of an affiliate follows from the month's figures and the deal",
  sql`SELECT count(*) FROM affiliates.statement WHERE deal_version IS NOT NULL`,
  sql`
    SELECT 'affiliate ' || affiliate_id || ', ' || month AS subject,
      concat_ws(' ', ggr - cost - fees - chargebacks,
        CASE WHEN rate IS NULL THEN 0
          ELSE div(greatest(base, 0) * rate, 10000) END) AS expected,
      concat_ws(' ', ngr, coalesce((SELECT amount FROM affiliates.entry AS e
        WHERE e.event_id = 'share:' || s.affiliate_id || ':' || to_char(s.month, 'YYYY-MM')), 0))
        AS found
    FROM (SELECT t.*, t.stake - t.win AS ggr, (d.terms->'share'->>'rate')::numeric AS rate,
        (t.ngr + CASE WHEN (d.terms->'share'->>'carriesNegative')::boolean THEN t.loss_before
          ELSE 0 END)::numeric AS base
      FROM affiliates.statement AS t
      LEFT JOIN affiliates.deal AS d ON d.affiliate_id = t.affiliate_id
        AND d.version = t.deal_version) AS s`,
);

const amountsAreOnce = bookCheck(
  "every amount for a member is earned once, by whoever brought the member, or taken back whole",
  sql`SELECT count(*) FROM affiliates.qualification WHERE state = 'earned'`,
  sql`
    SELECT 'member ' || member_id AS subject, q.affiliate_id || ' ' || q.amount AS expected,
      e.affiliate_id || ' ' || e.amount AS found
    FROM (SELECT q.member_id, a.affiliate_id, q.amount FROM affiliates.qualification AS q
      JOIN affiliates.attribution AS a USING (member_id) WHERE q.state = 'earned') AS q
    FULL JOIN (SELECT * FROM affiliates.entry WHERE kind = 'cpa') AS e USING (member_id)
    UNION ALL SELECT 'reversal, member ' || r.member_id, (-c.amount)::text, r.amount::text
    FROM (SELECT * FROM affiliates.entry WHERE kind = 'reversal') AS r
    LEFT JOIN (SELECT * FROM affiliates.entry WHERE kind = 'cpa') AS c USING (member_id)`,
);

const takenBackIsDeposits = bookCheck(
  "no more was taken back of an affiliate's player's deposit than it was",
  sql`SELECT count(*) FROM affiliates.chargeback`,
  sql`
    SELECT 'deposit ' || c.order_no AS subject, d.amount::text AS expected, c.amount::text AS found
    FROM (SELECT order_no, member_id, sum(amount) AS amount
      FROM affiliates.chargeback WHERE ${isWhole} GROUP BY 1, 2) AS c
    LEFT JOIN affiliates.deposit AS d USING (order_no, member_id)
    WHERE d.amount IS DISTINCT FROM greatest(c.amount, d.amount)`,
);

export const affiliatesBookChecks: readonly BookCheck[] = [
  figuresAreJournal,
  depositsAreJournal,
  statementsAreEntries,
  sharesFollow,
  amountsAreOnce,
  takenBackIsDeposits,
];
