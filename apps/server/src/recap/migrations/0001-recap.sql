-- The weekly recap: who wants it and where, and which weeks were told. Figures are not kept: they
-- are other rooms', and are read when they are told or looked at.
CREATE SCHEMA recap;
GRANT USAGE ON SCHEMA recap TO tucano_runtime;

CREATE TABLE recap.wish (
  member_id bigint PRIMARY KEY CHECK (member_id > 0),
  in_inbox boolean NOT NULL,
  by_mail boolean NOT NULL,
  chosen_at timestamptz NOT NULL,
  -- The Monday of the last week that was told.
  told_week date
);

GRANT SELECT, INSERT ON recap.wish TO tucano_runtime;
GRANT UPDATE (in_inbox, by_mail, chosen_at, told_week) ON recap.wish TO tucano_runtime;
