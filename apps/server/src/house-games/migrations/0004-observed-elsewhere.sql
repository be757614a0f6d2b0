-- What the games returned is kept by a reader of the journal, which counts every real round exactly
-- once and can be read again. The room's own count of its rounds has no use any more.
DROP TABLE house_games.observed;
DROP INDEX house_games.round_uncounted;
ALTER TABLE house_games.round DROP COLUMN is_counted;
