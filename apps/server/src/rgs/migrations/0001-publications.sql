-- Games that others publish as weighted books (docs/integrations/rgs.md): what was imported, as it
-- was published. A publication never changes; a new one is another version.
CREATE SCHEMA rgs;

CREATE TABLE rgs.publication (
  id uuid PRIMARY KEY,
  game text NOT NULL CHECK (game ~ '^[a-z][a-z0-9-]{1,39}$'),
  version integer NOT NULL CHECK (version > 0),
  -- SHA-256 of all that a draw depends on.
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  index_json bytea NOT NULL,
  -- Its figures, and what the import warned of.
  report jsonb NOT NULL,
  status text NOT NULL DEFAULT 'imported'
    CHECK (status IN ('imported', 'published', 'withdrawn')),
  imported_at timestamptz(3) NOT NULL,
  UNIQUE (game, version),
  UNIQUE (game, hash)
);
-- New rounds are played by one version.
CREATE UNIQUE INDEX publication_played ON rgs.publication (game) WHERE status = 'published';

CREATE TABLE rgs.mode (
  -- Written after its books, in one transaction with them and with the publication.
  publication_id uuid NOT NULL
    REFERENCES rgs.publication (id) DEFERRABLE INITIALLY DEFERRED,
  name text NOT NULL,
  position integer NOT NULL,
  cost_micros bigint NOT NULL CHECK (cost_micros > 0),
  book_count integer NOT NULL CHECK (book_count > 0),
  first_id integer NOT NULL CHECK (first_id IN (0, 1)),
  weights_hash text NOT NULL,
  books_root text NOT NULL,
  -- All of these compressed by zstd. The list of weights as it was published:
  weights bytea NOT NULL,
  -- and what draws are made from: 64-bit sums, 32-bit payouts, 32 bytes for each block of books.
  sums bytea NOT NULL,
  payouts bytea NOT NULL,
  block_roots bytea NOT NULL,
  PRIMARY KEY (publication_id, name)
);

-- Books in their order, 32 to a block: a row's block is its number without the last five bits.
CREATE TABLE rgs.book_block (
  publication_id uuid NOT NULL,
  mode text NOT NULL,
  number integer NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (publication_id, mode, number)
);
-- They are compressed already.
ALTER TABLE rgs.book_block ALTER COLUMN body SET STORAGE EXTERNAL;
ALTER TABLE rgs.mode ALTER COLUMN weights SET STORAGE EXTERNAL,
  ALTER COLUMN sums SET STORAGE EXTERNAL,
  ALTER COLUMN payouts SET STORAGE EXTERNAL,
  ALTER COLUMN block_roots SET STORAGE EXTERNAL;

GRANT USAGE ON SCHEMA rgs TO tucano_runtime;
GRANT SELECT, INSERT ON rgs.publication, rgs.mode, rgs.book_block TO tucano_runtime;
GRANT UPDATE (status) ON rgs.publication TO tucano_runtime;
