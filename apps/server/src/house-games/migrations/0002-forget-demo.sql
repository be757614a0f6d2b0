-- Demo play is open to anybody, so what it leaves behind is thrown away. The running product has no
-- right to delete rounds or seeds; this function has, and can only reach those of demos, which no
-- money and no record refers to. Sessions and play money of the same players are gone before.
CREATE FUNCTION house_games.forget_demo_rounds(before timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  DELETE FROM house_games.round WHERE mode = 'demo' AND started_at < before;
  DELETE FROM house_games.seed s WHERE s.player LIKE 'demo\_%' AND s.created_at < before
    AND NOT EXISTS (SELECT FROM house_games.round r WHERE r.seed_id = s.id);
$$;
REVOKE ALL ON FUNCTION house_games.forget_demo_rounds FROM PUBLIC;
GRANT EXECUTE ON FUNCTION house_games.forget_demo_rounds TO tucano_runtime;

CREATE INDEX round_demo_by_time ON house_games.round (started_at) WHERE mode = 'demo';
