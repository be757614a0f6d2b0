-- Who played a game on a day: what a report's number is made of, a page at a time.
CREATE INDEX turnover_by_game ON statistics.turnover (day, game, member_id);
