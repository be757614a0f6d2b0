-- Rounds that are over at once: stake, outcome and win are one command, one commit, one row that
-- never changes. The id is a UUID of version 7, so the rows of a member lie in the order they were
-- played and the months of the table follow from the ids; nothing is ever written into a past one.
CREATE TABLE rounds.instant_round (
  member_id bigint NOT NULL,
  id uuid NOT NULL,
  studio text NOT NULL,
  game_id integer NOT NULL,
  game_code text NOT NULL,
  game_type text NOT NULL,
  brand_code text NOT NULL,
  -- The wish that this round fulfilled: the external id of its operation.
  round_key uuid NOT NULL,
  stake_cash bigint NOT NULL CHECK (stake_cash >= 0),
  stake_bonus bigint NOT NULL CHECK (stake_bonus >= 0),
  win_cash bigint NOT NULL CHECK (win_cash >= 0),
  win_bonus bigint NOT NULL CHECK (win_bonus >= 0),
  -- What could be played with afterwards: cash and bonus.
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  -- The studio's record of what happened, as it was told to the player. JSON, but never looked into
  -- here, so it is kept as text, exactly as it was.
  details text NOT NULL,
  PRIMARY KEY (member_id, id)
) PARTITION BY RANGE (id);
-- By its id alone: whoever knows a round's id may verify it.
CREATE INDEX instant_round_by_id ON rounds.instant_round (id);
CREATE TABLE rounds.instant_round_other PARTITION OF rounds.instant_round DEFAULT;

CREATE FUNCTION rounds.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rounds.% is only ever added to: % is refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE FUNCTION rounds.guard_partition(partition regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON %s
    FOR EACH STATEMENT EXECUTE FUNCTION rounds.refuse_change()', partition);
  EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER refuse_change', partition);
END $$;
REVOKE ALL ON FUNCTION rounds.guard_partition FROM PUBLIC;
SELECT rounds.guard_partition(name::regclass)
FROM unnest(ARRAY['rounds.instant_round', 'rounds.instant_round_other']) AS name;

-- As ledger.open_months: months of UTC, as bounds of ids.
CREATE FUNCTION rounds.open_months(since timestamptz, until timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
-- Whoever waits here for long makes all bets wait: rather another day, there is a year of them.
SET lock_timeout = '2s' AS $$
DECLARE
  month timestamptz;
  suffix text;
  opened int := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('rounds.open_months'));
  FOR month IN SELECT generate_series(date_trunc('month', since), date_trunc('month', until),
      '1 month') LOOP
    suffix := to_char(month, 'YYYY_MM');
    IF to_regclass('rounds.instant_round_' || suffix) IS NOT NULL THEN CONTINUE; END IF;
    EXECUTE format('CREATE TABLE rounds.%I PARTITION OF rounds.instant_round
      FOR VALUES FROM (%L) TO (%L)', 'instant_round_' || suffix, rounds.least_uuid7(month),
      rounds.least_uuid7(month + interval '1 month'));
    PERFORM rounds.guard_partition(('rounds.instant_round_' || suffix)::regclass);
    opened := opened + 1;
  END LOOP;
  RETURN opened;
END $$;
CREATE FUNCTION rounds.least_uuid7(at timestamptz) RETURNS uuid LANGUAGE sql IMMUTABLE
SET search_path = '' AS $$
  SELECT rpad(lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;
REVOKE ALL ON FUNCTION rounds.open_months FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rounds.open_months TO tucano_runtime;
SELECT rounds.open_months(now() - interval '1 day', now() + interval '12 months');

GRANT SELECT, INSERT ON rounds.instant_round TO tucano_runtime;
-- Popularity is counted from the journal: no round need be found by its game and time any more.
DROP INDEX rounds.round_by_game;
