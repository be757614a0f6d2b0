-- What a member has played since an instant is asked while their wallet is locked, when a limit is
-- first set. It must be quick however long the history is: others of the same lane wait meanwhile.
CREATE INDEX movement_by_time ON rounds.movement (member_id, created_at);
