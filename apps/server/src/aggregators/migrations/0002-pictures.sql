-- Pictures of partners' games: where their list says one is, and what became of it.
ALTER TABLE aggregators.listed_game
  ADD COLUMN picture_url text,
  -- The address that was asked last, when, and why nothing came of it; null: the game has its tile.
  ADD COLUMN picture_tried text,
  ADD COLUMN picture_tried_at timestamptz(3),
  ADD COLUMN picture_problem text;
