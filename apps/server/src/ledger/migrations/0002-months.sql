-- The journal by months, and a lock-free read of wallets.
--
-- Transfers are kept by the month they were made in. Operations are kept by their id: a UUID of
-- version 7 begins with its time and so falls into its month, whenever it is repeated, and any
-- other id is kept in one place for good. So an id is found again for ever by looking into a single
-- partition, and the pages that rounds write to stay few however long the history grows. No
-- partition is ever written to after its time, so it can be detached after the retention (at least
-- five years) without touching the others.
--
-- Keys start with the member, partitions have one level: the shape that can be distributed.

ALTER TABLE ledger.wallet ADD COLUMN is_limited boolean NOT NULL DEFAULT false;
-- What rounds keep with the wallet because each of them reads and changes it: the ledger hands it
-- to whoever decides and writes what was decided, and looks into it nowhere.
ALTER TABLE ledger.wallet ADD COLUMN note text NOT NULL DEFAULT '';
GRANT UPDATE (is_limited, note) ON ledger.wallet TO tucano_runtime;
-- A wallet's row has the same size before and after; half a page is room enough for its versions.
ALTER TABLE ledger.wallet SET (autovacuum_vacuum_scale_factor = 0.05);

ALTER TABLE ledger.transfer RENAME TO transfer_before;
ALTER TABLE ledger.operation RENAME TO operation_before;
ALTER INDEX ledger.transfer_pkey RENAME TO transfer_before_pkey;
ALTER INDEX ledger.operation_pkey RENAME TO operation_before_pkey;
DROP INDEX ledger.transfer_by_reference, ledger.transfer_by_time, ledger.transfer_by_xid;

-- The key is each month's own, for a partition can only vouch for itself. That the numbers have
-- neither gap nor repeat over all months follows from the wallet's version, and the books prove it.
CREATE TABLE ledger.transfer (
  LIKE ledger.transfer_before INCLUDING DEFAULTS INCLUDING CONSTRAINTS
) PARTITION BY RANGE (created_at);
-- For the readers. One batch has one xid, so the index is small and grows at one end only.
CREATE INDEX transfer_by_xid ON ledger.transfer (xid);

CREATE TABLE ledger.operation (
  LIKE ledger.operation_before INCLUDING DEFAULTS INCLUDING CONSTRAINTS,
  PRIMARY KEY (member_id, source, external_id)
) PARTITION BY RANGE (external_id);

CREATE TABLE ledger.transfer_other PARTITION OF ledger.transfer DEFAULT;
ALTER TABLE ledger.transfer_other ADD PRIMARY KEY (member_id, seq);
CREATE TABLE ledger.operation_other PARTITION OF ledger.operation DEFAULT;

-- Nothing that is written is ever changed, on no way: neither by the parent's name nor by that of
-- a month. ALWAYS: also when a session claims to be a replica.
CREATE FUNCTION ledger.guard_partition(partition regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON %s
    FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change()', partition);
  EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER refuse_change', partition);
END $$;
REVOKE ALL ON FUNCTION ledger.guard_partition FROM PUBLIC;
SELECT ledger.guard_partition(name::regclass) FROM unnest(ARRAY['ledger.transfer',
  'ledger.operation', 'ledger.transfer_other', 'ledger.operation_other']) AS name;

-- The first 48 bits of a UUID of version 7: its milliseconds, as 8 and 4 digits.
CREATE FUNCTION ledger.uuid_prefix(at timestamptz) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT substr(h, 1, 8) || '-' || substr(h, 9, 4)
  FROM lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') AS h
$$;

-- Opens the months from that of `since` to that of `until`, as far as they are not open yet, and
-- answers how many it opened. Months are those of UTC.
CREATE FUNCTION ledger.open_months(since timestamptz, until timestamptz) RETURNS int
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
    EXECUTE format('CREATE TABLE ledger.%I PARTITION OF ledger.operation
      FOR VALUES FROM (%L) TO (%L)', 'operation_' || suffix, ledger.uuid_prefix(month),
      ledger.uuid_prefix(month + interval '1 month'));
    PERFORM ledger.guard_partition(('ledger.transfer_' || suffix)::regclass);
    PERFORM ledger.guard_partition(('ledger.operation_' || suffix)::regclass);
    opened := opened + 1;
  END LOOP;
  RETURN opened;
END $$;
REVOKE ALL ON FUNCTION ledger.open_months FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.open_months TO tucano_runtime;
SELECT ledger.open_months(
  coalesce((SELECT min(created_at) FROM ledger.transfer_before), now()) - interval '1 day',
  now() + interval '12 months');

INSERT INTO ledger.transfer SELECT * FROM ledger.transfer_before;
INSERT INTO ledger.operation SELECT * FROM ledger.operation_before;
DROP TABLE ledger.transfer_before, ledger.operation_before;

GRANT SELECT, INSERT ON ledger.transfer, ledger.operation TO tucano_runtime;

-- A batch decides on wallets that it has not locked. If one of them is no longer as it was read,
-- the whole batch is as if it had never been: it is decided again, under locks.
CREATE FUNCTION ledger.require_unchanged(changed bigint, expected int) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF changed <> expected THEN
    RAISE EXCEPTION 'a wallet was changed since it was read'
      USING ERRCODE = 'serialization_failure';
  END IF;
END $$;
REVOKE ALL ON FUNCTION ledger.require_unchanged FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.require_unchanged TO tucano_runtime;
