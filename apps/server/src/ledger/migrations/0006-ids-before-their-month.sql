-- An id that says no time of ours may still begin like one: one random id in a hundred thousand
-- begins like a given month that is yet to come. It is kept beside the months until that month is
-- opened, and PostgreSQL refuses to open it while such an id lies there. So it is moved: it is
-- found again by looking into the one partition that its beginning names, as ever.
CREATE FUNCTION ledger.open_operation_month(suffix text, first text, after text) RETURNS void
LANGUAGE plpgsql SET search_path = '' AS $$
DECLARE
  name text := 'operation_' || suffix;
BEGIN
  IF NOT EXISTS (SELECT FROM ledger.operation_other
      WHERE external_id >= first AND external_id < after) THEN
    EXECUTE format('CREATE TABLE ledger.%I PARTITION OF ledger.operation
      FOR VALUES FROM (%L) TO (%L)', name, first, after);
    RETURN;
  END IF;
  -- The lock that opening a month takes anyway: nobody writes there meanwhile.
  ALTER TABLE ledger.operation_other DISABLE TRIGGER refuse_change;
  EXECUTE format('CREATE TABLE ledger.%I (LIKE ledger.operation INCLUDING ALL)', name);
  EXECUTE format('WITH moved AS (DELETE FROM ledger.operation_other
      WHERE external_id >= %L AND external_id < %L RETURNING *)
    INSERT INTO ledger.%I SELECT * FROM moved', first, after, name);
  EXECUTE format('ALTER TABLE ledger.operation ATTACH PARTITION ledger.%I
    FOR VALUES FROM (%L) TO (%L)', name, first, after);
  ALTER TABLE ledger.operation_other ENABLE ALWAYS TRIGGER refuse_change;
END $$;
REVOKE ALL ON FUNCTION ledger.open_operation_month FROM PUBLIC;

CREATE OR REPLACE FUNCTION ledger.open_months(since timestamptz, until timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = '' SET timezone = 'UTC'
-- Whoever waits here for long makes all bets wait: rather another day, there is a year of them.
SET lock_timeout = '2s' AS $$
DECLARE
  month timestamptz;
  suffix text;
  opened int := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ledger.open_months'));
  FOR month IN SELECT generate_series(date_trunc('month', since), date_trunc('month', until),
      '1 month') LOOP
    suffix := to_char(month, 'YYYY_MM');
    IF to_regclass('ledger.transfer_' || suffix) IS NOT NULL THEN CONTINUE; END IF;
    EXECUTE format('CREATE TABLE ledger.%I PARTITION OF ledger.transfer
      FOR VALUES FROM (%L) TO (%L)', 'transfer_' || suffix, month, month + interval '1 month');
    EXECUTE format('ALTER TABLE ledger.%I ADD PRIMARY KEY (member_id, seq)',
      'transfer_' || suffix);
    PERFORM ledger.open_operation_month(suffix, ledger.uuid_prefix(month),
      ledger.uuid_prefix(month + interval '1 month'));
    PERFORM ledger.guard_partition(('ledger.transfer_' || suffix)::regclass);
    PERFORM ledger.guard_partition(('ledger.operation_' || suffix)::regclass);
    opened := opened + 1;
  END LOOP;
  RETURN opened;
END $$;
