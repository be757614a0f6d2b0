-- Play and money by day as tools for figures see them. Days are those of São Paulo, all is net.
CREATE VIEW bi.play_day AS
  SELECT member_id, day, game, plays, stake AS stake_centavos, win AS win_centavos
  FROM statistics.turnover;
CREATE VIEW bi.game_day AS
  SELECT day, game, plays, stake AS stake_centavos, win AS win_centavos FROM statistics.game_day;
CREATE VIEW bi.money_day AS
  SELECT member_id, day, kind, entries, amount AS amount_centavos FROM statistics.money_day;
GRANT SELECT ON bi.play_day, bi.game_day, bi.money_day TO tucano_bi;
