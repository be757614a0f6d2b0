-- What operators decide about the offer: limits of their own within what a game's mathematics
-- allows, and stops. A stop closes one game, a type or everything to new rounds; it stands beside a
-- game's own status, so that lifting it leaves every game as it was.
ALTER TABLE catalog.game
  ADD COLUMN own_min_bet_centavos bigint CHECK (own_min_bet_centavos > 0),
  ADD COLUMN own_max_bet_centavos bigint CHECK (own_max_bet_centavos > 0),
  ADD CHECK (own_max_bet_centavos >= own_min_bet_centavos);

CREATE TABLE catalog.stop (
  -- all, type:<code> or game:<id>
  scope text PRIMARY KEY CHECK (scope ~ '^(all|type:[a-z]+|game:[0-9]+)$'),
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 500),
  set_by text NOT NULL,
  set_at timestamptz(3) NOT NULL
);
GRANT SELECT, INSERT, DELETE ON catalog.stop TO tucano_runtime;

-- Processes remember the catalogue. Whoever changes it tells all of them, in the same transaction
-- and whatever the statement was: a stop holds everywhere as soon as it is committed.
CREATE FUNCTION catalog.tell_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tucano', 'catalog changed');
  RETURN NULL;
END $$;

CREATE TRIGGER game_changed AFTER INSERT OR UPDATE ON catalog.game
  FOR EACH ROW EXECUTE FUNCTION catalog.tell_changed();
CREATE TRIGGER stop_changed AFTER INSERT OR DELETE ON catalog.stop
  FOR EACH ROW EXECUTE FUNCTION catalog.tell_changed();
