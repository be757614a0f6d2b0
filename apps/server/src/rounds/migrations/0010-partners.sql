-- Everything that is agreed with a partner stands in its row, entered at the desk.
ALTER TABLE rounds.studio
  ADD COLUMN product text,
  -- Which words its games' frames speak to the page around them.
  ADD COLUMN frame_words text NOT NULL DEFAULT 'silent'
    CHECK (frame_words IN ('silent', 'tucano', 'hizi')),
  -- Where its games may load from: launcher and everything that it leads to. No launch address
  -- outside of them is opened, and pages frame nothing else.
  ADD COLUMN frame_origins text[] NOT NULL DEFAULT '{}',
  ADD COLUMN frame_permissions text[] NOT NULL DEFAULT '{}'
    CHECK (frame_permissions <@ ARRAY['popups', 'forms']),
  -- Where its calls come from. log: calls from elsewhere are noted, and answered.
  ADD COLUMN networks cidr[] NOT NULL DEFAULT '{}',
  ADD COLUMN networks_mode text NOT NULL DEFAULT 'log' CHECK (networks_mode IN ('log', 'enforce')),
  -- What its launches carry beside what all carry.
  ADD COLUMN sends_deposit_url boolean NOT NULL DEFAULT false,
  ADD COLUMN sub_partner_id text,
  ADD COLUMN launch_meta jsonb CHECK (jsonb_typeof(launch_meta) = 'object');

ALTER TABLE rounds.studio_key
  -- From then on it verifies nothing.
  ADD COLUMN retires_at timestamptz(3),
  ADD COLUMN added_by text;

-- A partner whose launches fail is left alone for a while. Only launches: its wins and rollbacks
-- are always taken.
CREATE TABLE rounds.studio_circuit (
  studio text PRIMARY KEY REFERENCES rounds.studio (code),
  -- One after the other.
  failures integer NOT NULL CHECK (failures >= 0),
  -- Until then nobody asks; then one launch tries, and others wait for it until `trial_until`.
  open_until timestamptz(3),
  trial_until timestamptz(3),
  last_problem text NOT NULL,
  last_failed_at timestamptz(3) NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON rounds.studio_circuit TO tucano_runtime;

-- Processes remember partners, and lists show their games as in maintenance while they are away.
-- Whoever changes something tells all of them, in the same transaction.
CREATE FUNCTION rounds.tell_studios() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tucano', 'studios changed');
  PERFORM pg_notify('tucano', 'catalog changed');
  RETURN NULL;
END $$;
CREATE TRIGGER studio_changed AFTER INSERT OR UPDATE ON rounds.studio
  FOR EACH STATEMENT EXECUTE FUNCTION rounds.tell_studios();
CREATE TRIGGER studio_key_changed AFTER INSERT OR UPDATE ON rounds.studio_key
  FOR EACH STATEMENT EXECUTE FUNCTION rounds.tell_studios();
CREATE TRIGGER studio_circuit_changed AFTER INSERT OR UPDATE OR DELETE ON rounds.studio_circuit
  FOR EACH STATEMENT EXECUTE FUNCTION rounds.tell_studios();
