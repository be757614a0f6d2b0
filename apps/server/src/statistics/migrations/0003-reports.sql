-- Figures for reports: play and money by day, site, game, agent, week of registration and five
-- minutes. The readers of play and of money keep them beside their other tables, in the same
-- transaction; they begin with what those tables hold already, and follow from the journal as they
-- do. How many people: each is counted when the first of their entries is seen.

CREATE TABLE statistics.site_game_day (
  day date NOT NULL,
  site text NOT NULL,
  -- <studio>/<code>
  game text NOT NULL,
  plays bigint NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  players bigint NOT NULL,
  PRIMARY KEY (day, site, game)
) WITH (fillfactor = 50);

CREATE TABLE statistics.site_play_day (
  day date NOT NULL,
  site text NOT NULL,
  plays bigint NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  players bigint NOT NULL,
  PRIMARY KEY (day, site)
) WITH (fillfactor = 50);

-- What moved besides play, by the journal's kinds, and `deposit.first`: each member's first.
CREATE TABLE statistics.site_money_day (
  day date NOT NULL,
  site text NOT NULL,
  kind text NOT NULL,
  entries bigint NOT NULL,
  amount bigint NOT NULL,
  members bigint NOT NULL,
  PRIMARY KEY (day, site, kind)
) WITH (fillfactor = 50);

-- Today is held against the same time of other days by it. The kinds of the table above, and
-- `play`: entries are plays, amount is what was staked less what was won.
CREATE TABLE statistics.five_minutes (
  at timestamptz NOT NULL,
  site text NOT NULL,
  kind text NOT NULL,
  entries bigint NOT NULL,
  amount bigint NOT NULL,
  members bigint NOT NULL,
  PRIMARY KEY (at, site, kind)
) WITH (fillfactor = 50);

-- By who invited them, from the day on which they count for the inviter.
CREATE TABLE statistics.agent_play_day (
  agent_id bigint NOT NULL,
  day date NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  players bigint NOT NULL,
  PRIMARY KEY (day, agent_id)
) WITH (fillfactor = 50);

CREATE TABLE statistics.agent_money_day (
  agent_id bigint NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  entries bigint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (day, agent_id, kind)
) WITH (fillfactor = 50);

-- Those who registered in a week, by the weeks after. Weeks are their Mondays.
CREATE TABLE statistics.cohort_play (
  registered date NOT NULL,
  week date NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  players bigint NOT NULL,
  PRIMARY KEY (registered, week)
) WITH (fillfactor = 50);

CREATE TABLE statistics.cohort_money (
  registered date NOT NULL,
  week date NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL,
  members bigint NOT NULL,
  PRIMARY KEY (registered, week, kind)
) WITH (fillfactor = 50);

GRANT SELECT, INSERT, UPDATE, DELETE ON statistics.site_game_day, statistics.site_play_day,
  statistics.site_money_day, statistics.five_minutes, statistics.agent_play_day,
  statistics.agent_money_day, statistics.cohort_play, statistics.cohort_money TO tucano_runtime;

-- Once, from below: what was read before this file ran. The five minutes are of no use for days
-- that are over.
CREATE TEMP TABLE origin ON COMMIT DROP AS
  SELECT member_id, register_site AS site, top_id AS agent_id,
    coalesce(counts_from, '-infinity'::date) AS counts_from,
    date_trunc('week', created_at AT TIME ZONE 'America/Sao_Paulo')::date AS registered
  FROM members.member;

INSERT INTO statistics.site_game_day
  SELECT day, coalesce(site, ''), game, sum(plays), sum(stake), sum(win), count(*)
  FROM statistics.turnover LEFT JOIN origin USING (member_id) GROUP BY 1, 2, 3;
INSERT INTO statistics.site_play_day
  SELECT day, coalesce(site, ''), sum(plays), sum(stake), sum(win), count(DISTINCT member_id)
  FROM statistics.turnover LEFT JOIN origin USING (member_id) GROUP BY 1, 2;
INSERT INTO statistics.agent_play_day
  SELECT agent_id, day, sum(stake), sum(win), count(DISTINCT member_id)
  FROM statistics.turnover JOIN origin USING (member_id)
  WHERE agent_id IS NOT NULL AND day >= counts_from GROUP BY 1, 2;
INSERT INTO statistics.cohort_play
  SELECT registered, date_trunc('week', day)::date, sum(stake), sum(win), count(DISTINCT member_id)
  FROM statistics.turnover JOIN origin USING (member_id) GROUP BY 1, 2;

CREATE TEMP TABLE moved ON COMMIT DROP AS
  SELECT member_id, day, kind, entries, amount FROM statistics.money_day
  UNION ALL
  SELECT member_id, (credited_at AT TIME ZONE 'America/Sao_Paulo')::date, 'deposit.first', 1, amount
  FROM (SELECT DISTINCT ON (member_id) * FROM statistics.deposit ORDER BY member_id, seq) AS first;
INSERT INTO statistics.site_money_day
  SELECT day, coalesce(site, ''), kind, sum(entries), sum(amount), count(DISTINCT member_id)
  FROM moved LEFT JOIN origin USING (member_id) GROUP BY 1, 2, 3;
INSERT INTO statistics.agent_money_day
  SELECT agent_id, day, kind, sum(entries), sum(amount)
  FROM moved JOIN origin USING (member_id)
  WHERE agent_id IS NOT NULL AND day >= counts_from GROUP BY 1, 2, 3;
INSERT INTO statistics.cohort_money
  SELECT registered, date_trunc('week', day)::date, kind, sum(amount), count(DISTINCT member_id)
  FROM moved JOIN origin USING (member_id) GROUP BY 1, 2, 3;
