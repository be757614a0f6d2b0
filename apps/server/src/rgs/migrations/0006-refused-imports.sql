-- Publications that were not taken: nothing of them is kept but why, for those who were not at the
-- machine.
CREATE TABLE rgs.refused_import (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game text NOT NULL,
  -- The name of the folder that it lay in.
  folder text NOT NULL,
  reasons text[] NOT NULL,
  refused_at timestamptz(3) NOT NULL
);
GRANT SELECT, INSERT ON rgs.refused_import TO tucano_runtime;
