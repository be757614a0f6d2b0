/**
 * The auditor's reading of what is kept for reports. Every day the sums of one table are held
 * against those of another, which costs as much as the tables are long; in full each is counted
 * again from what is kept by member, which other checks compare with the journal.
 */
import { type RawBuilder, sql } from "kysely";
import { bookCheck, type BookCheck, entriesReadBy, journalBegins } from "../ledger/index.ts";
import { memberOrigins } from "../members/index.ts";
import { dayOf, isPlay } from "./commands-repository.ts";
import { MONEY, signedAmount } from "./money/money-repository.ts";
import { PLAY } from "./play/play-repository.ts";
import { fiveMinutesOf } from "./play/play-reports-repository.ts";

interface Table {
  readonly table: string;
  readonly keys: readonly string[];
  readonly sums: readonly string[];
  /** Rows with the keys, to be added up by them, and a column for each sum. */
  readonly from: RawBuilder<unknown>;
  /** The rows of the table that are meant, where these are not all. */
  readonly kept?: RawBuilder<unknown>;
}

const told = (sums: readonly string[], write: (name: string) => RawBuilder<unknown>) =>
  sql.join(
    sums.map((name) => sql`${sql.lit(`${name} `)} || ${write(name)}`),
    sql` || ', ' || `,
  );

/** A table's rows against what they are the sums of. */
function addsUp(name: string, of: Table, isDear: boolean): BookCheck {
  const keys = sql.join(of.keys.map((key) => sql.ref(key)));
  const subject = sql.join(
    of.keys.map((key) => sql`${sql.ref(key)}`),
    sql` || ', ' || `,
  );
  const summed = told(of.sums, (one) => sql`sum(${sql.ref(one)})`);
  const table = sql.table(`statistics.${of.table}`);
  return bookCheck(
    name,
    sql`SELECT count(*) FROM ${table}`,
    sql`
      SELECT ${subject} AS subject, expected, found
      FROM (SELECT ${keys}, ${summed} AS expected FROM ${of.from} AS source GROUP BY ${keys})
        AS counted
      FULL JOIN (SELECT ${keys}, ${summed} AS found
        FROM ${of.kept ?? table} AS rows GROUP BY ${keys}) AS kept
      USING (${keys})`,
    { isDear },
  );
}

const weekOf = (day: string) => sql`date_trunc('week', ${sql.ref(day)})::date`;

/** Everybody's play and money, with where they came from. */
const origins = (rows: RawBuilder<unknown>) => sql`(
  SELECT r.*, coalesce(o.site, '') AS site, ${weekOf("r.day")} AS week,
    date_trunc('month', r.day)::date AS month,
    CASE WHEN r.day >= o.counts_from THEN o.inviter_id END AS agent_id,
    date_trunc('week', o.registered_on)::date AS registered
  FROM ${rows} AS r LEFT JOIN ${memberOrigins} AS o USING (member_id))`;

const turnover = origins(sql`(SELECT member_id, day, game, plays, stake, win
  FROM statistics.turnover)`);
const ofADay = sql`(
  SELECT member_id, day, week, month, site, agent_id, registered, sum(plays) AS plays,
    sum(stake) AS stake, sum(win) AS win, 1 AS players
  FROM ${turnover} AS t GROUP BY 1, 2, 3, 4, 5, 6, 7)`;
const ofAWeek = sql`(
  SELECT registered, week, sum(stake) AS stake, sum(win) AS win, 1 AS players
  FROM ${turnover} AS t WHERE registered IS NOT NULL GROUP BY member_id, 1, 2)`;

const money = origins(sql`(
  SELECT member_id, day, kind, entries, amount FROM statistics.money_day
  UNION ALL
  SELECT member_id, ${dayOf(sql`credited_at`)}, 'deposit.first', 1, amount
  FROM (SELECT DISTINCT ON (member_id) * FROM statistics.deposit ORDER BY member_id, seq) AS d)`);
const moneyOfAWeek = sql`(
  SELECT registered, week, kind, sum(amount) AS amount, 1 AS members
  FROM ${money} AS m WHERE registered IS NOT NULL GROUP BY member_id, 1, 2, 3)`;

const played = ["plays", "stake", "win", "players"];
const invited = sql`agent_id IS NOT NULL`;
const agents = (rows: RawBuilder<unknown>) => sql`(SELECT * FROM ${rows} AS r WHERE ${invited})`;

/**
 * Five minutes are kept from some day on, each reader's from its own; that day is cut in two. What
 * was archived of the journal cannot be counted from it again.
 */
const isOfPlay = sql`kind = 'play'`;
const isOfMoney = sql`kind <> 'play'`;
const sinceOf = (kinds: RawBuilder<unknown>) =>
  sql`(SELECT min(${dayOf(sql`at`)}) FROM statistics.five_minutes WHERE ${kinds})`;
const isLeft = sql`${dayOf(sql`created_at`)} > ${dayOf(journalBegins)}`;
const minutes = sql`(
  SELECT ${fiveMinutesOf(sql`created_at`)} AS at, 'play' AS kind,
    CASE WHEN kind IN ('stake', 'win.rollback') THEN amount ELSE -amount END AS amount
  FROM ${entriesReadBy(PLAY)} AS e
  WHERE ${isPlay} AND ${isLeft} AND ${dayOf(sql`created_at`)} > ${sinceOf(isOfPlay)}
  UNION ALL
  SELECT ${fiveMinutesOf(sql`created_at`)}, kind, ${signedAmount}
  FROM ${entriesReadBy(MONEY)} AS e
  WHERE NOT (${isPlay}) AND ${isLeft} AND ${dayOf(sql`created_at`)} > ${sinceOf(isOfMoney)})`;
const minutesByDay = (kinds: RawBuilder<unknown>) => sql`(
  SELECT ${dayOf(sql`at`)} AS day, site, kind, entries, amount, members
  FROM statistics.five_minutes WHERE ${kinds} AND ${dayOf(sql`at`)} > ${sinceOf(kinds)})`;

/** Each against a table that is not much longer than itself. */
const daily: readonly BookCheck[] = [
  addsUp(
    "what reports say of games is what the games' days say",
    {
      table: "game_day",
      keys: ["day", "game"],
      sums: ["plays", "stake", "win"],
      from: sql`statistics.site_game_day`,
    },
    false,
  ),
  addsUp(
    "what reports say of a site's days is what they say of its games",
    {
      table: "site_play_day",
      keys: ["day", "site"],
      sums: ["plays", "stake", "win"],
      from: sql`statistics.site_game_day`,
    },
    false,
  ),
  addsUp(
    "five minutes of play add up to the days of the sites",
    {
      table: "site_play_day",
      keys: ["day", "site"],
      sums: ["plays", "ggr", "players"],
      from: sql`(SELECT day, site, entries AS plays, amount AS ggr, members AS players
        FROM ${minutesByDay(isOfPlay)} AS m)`,
      kept: sql`(SELECT day, site, plays, stake - win AS ggr, players
        FROM statistics.site_play_day WHERE day > ${sinceOf(isOfPlay)})`,
    },
    false,
  ),
  addsUp(
    "five minutes of money add up to the days of the sites",
    {
      table: "site_money_day",
      keys: ["day", "site", "kind"],
      sums: ["entries", "amount", "members"],
      from: minutesByDay(isOfMoney),
      kept: sql`(SELECT * FROM statistics.site_money_day WHERE day > ${sinceOf(isOfMoney)})`,
    },
    false,
  ),
  addsUp(
    "an agent's months of play are the sums of the days",
    {
      table: "agent_play_month",
      keys: ["month", "agent_id"],
      sums: ["stake", "win", "players"],
      from: sql`(SELECT *, date_trunc('month', day)::date AS month
        FROM statistics.agent_play_day)`,
    },
    false,
  ),
  addsUp(
    "an agent's months of money are the sums of the days",
    {
      table: "agent_money_month",
      keys: ["month", "agent_id", "kind"],
      sums: ["entries", "amount"],
      from: sql`(SELECT *, date_trunc('month', day)::date AS month
        FROM statistics.agent_money_day)`,
    },
    false,
  ),
];

/** Each counted again. */
const full: readonly BookCheck[] = [
  addsUp(
    "play by site and game is that of the members",
    {
      table: "site_game_day",
      keys: ["day", "site", "game"],
      sums: played,
      from: sql`(SELECT *, 1 AS players FROM ${turnover} AS t)`,
    },
    true,
  ),
  addsUp(
    "play by site is that of the members",
    { table: "site_play_day", keys: ["day", "site"], sums: played, from: ofADay },
    true,
  ),
  addsUp(
    "play by agent is that of the invited",
    {
      table: "agent_play_day",
      keys: ["day", "agent_id"],
      sums: ["stake", "win", "players"],
      from: agents(ofADay),
    },
    true,
  ),
  addsUp(
    "play by week of registration is that of the members",
    {
      table: "cohort_play",
      keys: ["registered", "week"],
      sums: ["stake", "win", "players"],
      from: ofAWeek,
    },
    true,
  ),
  addsUp(
    "money by site is that of the members",
    {
      table: "site_money_day",
      keys: ["day", "site", "kind"],
      sums: ["entries", "amount", "members"],
      from: sql`(SELECT *, 1 AS members FROM ${money} AS m)`,
    },
    true,
  ),
  addsUp(
    "money by agent is that of the invited",
    {
      table: "agent_money_day",
      keys: ["day", "agent_id", "kind"],
      sums: ["entries", "amount"],
      from: agents(money),
    },
    true,
  ),
  addsUp(
    "money by week of registration is that of the members",
    {
      table: "cohort_money",
      keys: ["registered", "week", "kind"],
      sums: ["amount", "members"],
      from: moneyOfAWeek,
    },
    true,
  ),
  addsUp(
    "five minutes are those of the journal",
    {
      table: "five_minutes",
      keys: ["at", "kind"],
      sums: ["amount"],
      from: minutes,
      kept: sql`(SELECT * FROM statistics.five_minutes
        WHERE kind <> 'deposit.first' AND ${dayOf(sql`at`)} > ${dayOf(journalBegins)}
          AND ${dayOf(sql`at`)} > CASE WHEN ${isOfPlay} THEN ${sinceOf(isOfPlay)}
            ELSE ${sinceOf(isOfMoney)} END)`,
    },
    true,
  ),
];

export const reportsBookChecks: readonly BookCheck[] = [...daily, ...full];
