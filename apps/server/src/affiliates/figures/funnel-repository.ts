/** The SQL of true counts: clicks, members, members who paid in, and what looks wrong. */
import { sql } from "kysely";
import type { Centavos } from "@tucano/contract/money.ts";
import type { ReadDb } from "../../platform/database/types.ts";

export interface Funnel {
  readonly clicks: number;
  readonly registrations: number;
  readonly first_deposits: number;
  readonly qualified: number;
}

/** By link; who has none is left out. */
export async function countByLink(
  db: ReadDb,
  affiliateIds: readonly number[],
): Promise<readonly (Funnel & { readonly affiliateId: number; readonly linkId: number })[]> {
  const { rows } = await sql<Funnel & { affiliateId: number; linkId: number }>`
    SELECT l.affiliate_id AS "affiliateId", l.link_id AS "linkId",
      coalesce((SELECT sum(clicks) FROM affiliates.link_day AS d
        WHERE d.link_id = l.link_id), 0)::bigint AS clicks,
      count(a.member_id) AS registrations,
      count(a.member_id) FILTER (WHERE EXISTS (SELECT FROM affiliates.deposit AS d
        WHERE d.member_id = a.member_id)) AS first_deposits,
      count(q.member_id) FILTER (WHERE q.state = 'earned') AS qualified
    FROM affiliates.link AS l LEFT JOIN affiliates.attribution AS a USING (link_id)
    LEFT JOIN affiliates.qualification AS q USING (member_id)
    WHERE l.affiliate_id = ANY(${affiliateIds}::bigint[])
    GROUP BY l.affiliate_id, l.link_id ORDER BY l.link_id`.execute(db);
  return rows;
}

export interface DayFigures {
  readonly day: string;
  readonly clicks: number;
  readonly registrations: number;
  readonly firstDeposits: number;
  readonly deposits: Centavos;
  readonly stake: Centavos;
  readonly win: Centavos;
  readonly cost: Centavos;
}

/** Days on which there was something, the latest first. */
export async function listDays(
  db: ReadDb,
  of: { readonly affiliateId: number; readonly from: string; readonly to: string },
): Promise<readonly DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    WITH mine AS MATERIALIZED (
      SELECT member_id, registered_on FROM affiliates.attribution
      WHERE affiliate_id = ${of.affiliateId}
    ), facts (day, clicks, registrations, firsts, deposits, stake, win, cost) AS (
      SELECT day, sum(clicks), 0, 0, 0, 0, 0, 0 FROM affiliates.link_day JOIN affiliates.link AS l
        USING (link_id) WHERE l.affiliate_id = ${of.affiliateId} GROUP BY day
      UNION ALL SELECT registered_on, 0, count(*), 0, 0, 0, 0, 0 FROM mine GROUP BY registered_on
      UNION ALL SELECT day, 0, 0, count(*) FILTER (WHERE nth = 1), sum(amount), 0, 0, 0
        FROM (SELECT day, amount, row_number() OVER (PARTITION BY member_id ORDER BY seq) AS nth
          FROM affiliates.deposit JOIN mine USING (member_id)) AS d GROUP BY day
      UNION ALL SELECT day, 0, 0, 0, 0, sum(stake), sum(win), sum(cost)
        FROM affiliates.member_day JOIN mine USING (member_id)
        WHERE day BETWEEN ${of.from} AND ${of.to} GROUP BY day
    )
    SELECT day::text, sum(clicks)::bigint AS clicks, sum(registrations)::bigint AS registrations,
      sum(firsts)::bigint AS "firstDeposits", sum(deposits)::bigint AS deposits,
      sum(stake)::bigint AS stake, sum(win)::bigint AS win, sum(cost)::bigint AS cost
    FROM facts WHERE day BETWEEN ${of.from} AND ${of.to}
    GROUP BY day ORDER BY day DESC LIMIT 400`.execute(db);
  return rows;
}

export interface Signal {
  readonly kind: "clicks-alone" | "click-burst" | "registration-burst" | "held" | "taken-back";
  readonly count: number;
  readonly about: string;
}

const CLICKS_ALONE = 100;
const CLICK_BURST = 20;
const REGISTRATION_BURST = 3;

/** Since then: clicks that nobody registers by, and many at once from one place. */
export async function findSignals(
  db: ReadDb,
  { affiliateId, since }: { readonly affiliateId: number; readonly since: Date },
): Promise<readonly Signal[]> {
  const { rows } = await sql<Signal>`
    WITH clicks AS MATERIALIZED (
      SELECT l.link_id, l.name, c.at, c.network FROM affiliates.click AS c
      JOIN affiliates.link AS l USING (link_id)
      WHERE l.affiliate_id = ${affiliateId} AND c.at >= ${since}
    )
    SELECT 'clicks-alone' AS kind, count(*) AS count, name AS about FROM clicks AS c
      WHERE NOT EXISTS (SELECT FROM affiliates.attribution AS a
        WHERE a.link_id = c.link_id AND a.registered_at >= ${since})
      GROUP BY link_id, name HAVING count(*) >= ${CLICKS_ALONE}
    UNION ALL SELECT 'click-burst', max(clicks), network
      FROM (SELECT network, date_trunc('hour', at), count(*) AS clicks FROM clicks GROUP BY 1, 2)
        AS hours GROUP BY network HAVING max(clicks) >= ${CLICK_BURST}
    UNION ALL SELECT 'registration-burst', count(*), network FROM affiliates.attribution
      WHERE affiliate_id = ${affiliateId} AND registered_at >= ${since}
      GROUP BY network, registered_on HAVING count(*) >= ${REGISTRATION_BURST}
    UNION ALL SELECT 'held', count(*), reason FROM affiliates.qualification
      WHERE affiliate_id = ${affiliateId} AND state = 'held' GROUP BY reason
    UNION ALL SELECT 'taken-back', count(*), order_no
      FROM affiliates.chargeback JOIN affiliates.attribution AS a USING (member_id)
      WHERE a.affiliate_id = ${affiliateId} AND at >= ${since} GROUP BY order_no
    ORDER BY 1, 2 DESC LIMIT 100`.execute(db);
  return rows;
}
