-- How many registered a day and site, counted as they come: a report over a year adds up some
-- hundreds of rows, however many members there are. Demo accounts are left out. Nobody registers
-- anew and nobody's site changes, so what is counted stays; the books hold it against the members.
CREATE TABLE members.registered_day (
  -- In São Paulo.
  day date NOT NULL,
  site text NOT NULL,
  members bigint NOT NULL,
  PRIMARY KEY (day, site)
) WITH (fillfactor = 50);
GRANT SELECT, INSERT, UPDATE ON members.registered_day TO tucano_runtime;

-- Once a statement: a registration waits for the one before it on the same site until that one is
-- committed, and locks nothing that others have after it.
CREATE FUNCTION members.count_registered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO members.registered_day AS d (day, site, members)
  SELECT (created_at AT TIME ZONE 'America/Sao_Paulo')::date, register_site, count(*)
  FROM registered WHERE NOT is_demo GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (day, site) DO UPDATE SET members = d.members + excluded.members;
  RETURN NULL;
END $$;
CREATE TRIGGER member_registered AFTER INSERT ON members.member
  REFERENCING NEW TABLE AS registered
  FOR EACH STATEMENT EXECUTE FUNCTION members.count_registered();

INSERT INTO members.registered_day (day, site, members)
SELECT (created_at AT TIME ZONE 'America/Sao_Paulo')::date, register_site, count(*)
FROM members.member WHERE NOT is_demo GROUP BY 1, 2;

-- How many somebody invited in some days is counted in this index alone. It is also of use wherever
-- the one before was.
CREATE INDEX member_invited ON members.member (top_id, created_at) WHERE top_id IS NOT NULL;
DROP INDEX members.member_top_id;
