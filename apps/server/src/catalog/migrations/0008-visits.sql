-- On which day a member was last here, and on which before that: games added since are new to them.
CREATE TABLE catalog.visit (
  member_id bigint PRIMARY KEY,
  latest date NOT NULL,
  previous date CHECK (previous < latest)
);
GRANT SELECT, INSERT ON catalog.visit TO tucano_runtime;
GRANT UPDATE (latest, previous) ON catalog.visit TO tucano_runtime;
