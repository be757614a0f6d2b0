-- Our keys for requests to partners, one partner each. The private half is sealed, as other
-- secrets are.
CREATE TABLE rounds.own_key (
  key_id text PRIMARY KEY,
  studio text NOT NULL REFERENCES rounds.studio (code),
  public_key_pem text NOT NULL,
  sealed bytea NOT NULL,
  added_by text,
  created_at timestamptz(3) NOT NULL,
  -- It is shown before that, so that the partner knows it when it signs.
  signs_from timestamptz(3) NOT NULL,
  retires_at timestamptz(3)
);
CREATE INDEX own_key_of_studio ON rounds.own_key (studio);
GRANT SELECT, INSERT ON rounds.own_key TO tucano_runtime;
GRANT UPDATE (sealed, retires_at) ON rounds.own_key TO tucano_runtime;
CREATE TRIGGER own_key_changed AFTER INSERT OR UPDATE ON rounds.own_key
  FOR EACH STATEMENT EXECUTE FUNCTION rounds.tell_studios();
