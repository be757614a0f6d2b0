-- How many take part in each race, kept as they come and go: a list of races counts no entries.
-- The release before writes entries only, so the database itself keeps the count.
CREATE TABLE races.turnout (
  race_id bigint PRIMARY KEY REFERENCES races.race,
  entrants integer NOT NULL CHECK (entrants >= 0)
);
GRANT SELECT, INSERT, UPDATE ON races.turnout TO tucano_runtime;

CREATE FUNCTION races.count_entrant() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := (NEW.left_at IS NULL AND NEW.disqualified_at IS NULL)::integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    change := change - (OLD.left_at IS NULL AND OLD.disqualified_at IS NULL)::integer;
  END IF;
  IF change <> 0 THEN
    INSERT INTO races.turnout AS t (race_id, entrants) VALUES (NEW.race_id, greatest(change, 0))
    ON CONFLICT (race_id) DO UPDATE SET entrants = t.entrants + change;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_entrant AFTER INSERT OR UPDATE ON races.entry
  FOR EACH ROW EXECUTE FUNCTION races.count_entrant();

-- Nobody joins or leaves while this is counted: the trigger waits for them, and they for it.
INSERT INTO races.turnout (race_id, entrants)
SELECT race_id, count(*) FILTER (WHERE left_at IS NULL AND disqualified_at IS NULL)
FROM races.entry GROUP BY race_id;
