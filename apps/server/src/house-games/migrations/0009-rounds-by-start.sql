-- A player's last round, of whatever game: looked up before every round of several steps.
CREATE INDEX round_by_start ON house_games.round (player, started_at DESC);
