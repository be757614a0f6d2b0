-- Who sits at which sea of the fishing game just now: four seats each, filled in order. A seat is
-- its player's for as long as their line is open; the process that holds the line renews it, and
-- what nobody has renewed for a while is free. Nothing here is worth keeping: after a crash of the
-- database, or on another node of it, everybody sits down anew.
CREATE SCHEMA seas;
GRANT USAGE ON SCHEMA seas TO tucano_runtime;

CREATE UNLOGGED TABLE seas.seat (
  sea integer NOT NULL,
  seat smallint NOT NULL CHECK (seat BETWEEN 1 AND 4),
  player text NOT NULL UNIQUE,
  -- The line that holds it: another one of the same player takes the seat over.
  line uuid NOT NULL UNIQUE,
  renewed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (sea, seat)
);

GRANT SELECT, INSERT, DELETE ON seas.seat TO tucano_runtime;
GRANT UPDATE (line, renewed_at) ON seas.seat TO tucano_runtime;
