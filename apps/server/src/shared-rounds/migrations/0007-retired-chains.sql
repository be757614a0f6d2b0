-- After a restore to a moment in the past no chain goes on, neither one in use nor one that was
-- announced: players know seeds of it. What was announced stays to be seen, with when it was given
-- up. To older servers it looks like one that has started, so that none of them starts it.
ALTER TABLE shared_rounds.announced_chain
  ADD COLUMN retired_at timestamptz,
  DROP CONSTRAINT announced_chain_check3,
  ADD CONSTRAINT started_with_salt
    CHECK (started_at IS NULL OR salt IS NOT NULL OR retired_at IS NOT NULL) NOT VALID;
