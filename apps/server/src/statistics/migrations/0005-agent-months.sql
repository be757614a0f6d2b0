-- What comes from whom an agent invited, by month beside by day: a report by agent over a year adds
-- up twelve rows of each instead of one a day. The readers keep them in the same statement; they
-- begin with the days that are there.
CREATE TABLE statistics.agent_play_month (
  -- The first day of it.
  month date NOT NULL,
  agent_id bigint NOT NULL,
  stake bigint NOT NULL,
  win bigint NOT NULL,
  -- Player-days, as the days of the month add up to them.
  players bigint NOT NULL,
  PRIMARY KEY (month, agent_id)
) WITH (fillfactor = 50);

CREATE TABLE statistics.agent_money_month (
  month date NOT NULL,
  agent_id bigint NOT NULL,
  kind text NOT NULL,
  entries bigint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (month, agent_id, kind)
) WITH (fillfactor = 50);

GRANT SELECT, INSERT, UPDATE, DELETE ON statistics.agent_play_month, statistics.agent_money_month
  TO tucano_runtime;

INSERT INTO statistics.agent_play_month
  SELECT date_trunc('month', day)::date, agent_id, sum(stake), sum(win), sum(players)
  FROM statistics.agent_play_day GROUP BY 1, 2;
INSERT INTO statistics.agent_money_month
  SELECT date_trunc('month', day)::date, agent_id, kind, sum(entries), sum(amount)
  FROM statistics.agent_money_day GROUP BY 1, 2, 3;
