-- The bets and wins of a partner's day are compared with its own list every night. Of the house's
-- own games and the imported ones there is nobody to compare with, and they are nearly all.
CREATE INDEX IF NOT EXISTS movement_of_partner ON rounds.movement (studio, created_at)
  WHERE studio NOT IN ('house', 'rgs');
