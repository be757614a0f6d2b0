-- Front ends of imported games: static files, imported with a publication and never changed.
CREATE TABLE rgs.front_file (
  publication_id uuid NOT NULL,
  -- Below the game's folder, such as index.html or assets/board.webp.
  path text NOT NULL,
  type text NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (publication_id, path)
);
ALTER TABLE rgs.front_file ALTER COLUMN body SET STORAGE EXTERNAL;
GRANT SELECT, INSERT ON rgs.front_file TO tucano_runtime;
