-- Levels as tools for figures see them.
CREATE VIEW bi.level AS
  SELECT member_id, track, level, level_name, reached_at FROM vip.level_change;
GRANT SELECT ON bi.level TO tucano_bi;
