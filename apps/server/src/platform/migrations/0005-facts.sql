-- What happened, for those who are told of it outside the house. A room's trigger writes a fact in
-- the transaction that makes it true, so no path can forget it; the room of integrations takes
-- facts from here, in whatever order they were committed, and so skips none. Numbers and states
-- only: a member is named by its id, and no name, document or contact gets here.
CREATE TABLE platform.fact (
  fact_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL CHECK (type ~ '^[a-z]+\.[a-z]+\.v[0-9]+$'),
  member_id bigint NOT NULL,
  data jsonb NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  -- Whoever advertises must hear of these before anything else.
  is_first boolean NOT NULL GENERATED ALWAYS AS (type LIKE 'exclusion.%') STORED
);
CREATE INDEX fact_first ON platform.fact (fact_id) WHERE is_first;
GRANT SELECT, INSERT, DELETE ON platform.fact TO tucano_runtime;

-- Arguments: the type, and the names of the columns that are told.
CREATE FUNCTION platform.tell_fact() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of jsonb;
BEGIN
  IF TG_OP = 'DELETE' THEN of := to_jsonb(OLD); ELSE of := to_jsonb(NEW); END IF;
  INSERT INTO platform.fact (type, member_id, data)
  SELECT TG_ARGV[0], (of ->> 'member_id')::bigint,
    coalesce(jsonb_object_agg(name, of -> name), '{}')
  FROM unnest(TG_ARGV[1:TG_NARGS - 1]) AS name;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION platform.tell_fact FROM PUBLIC;
