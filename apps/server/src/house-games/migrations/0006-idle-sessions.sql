-- A session that nobody used for a while is over. Uses are noted in memory and written minutes
-- apart, so that a restart and other processes know them, too. Null: never since it was opened.
ALTER TABLE house_games.play_session ADD COLUMN last_used_at timestamptz;
