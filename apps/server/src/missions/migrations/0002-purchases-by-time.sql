-- The desk lists all members' purchases, the latest first.
CREATE INDEX IF NOT EXISTS purchase_by_time ON missions.purchase (created_at, id);
