-- Operators read exclusions from the newest on, and daily rules who asked for a higher limit.
CREATE INDEX exclusion_by_start ON compliance.exclusion (started_at DESC, exclusion_id);
CREATE INDEX limit_change_asked ON compliance.limit_change (created_at) WHERE what = 'asked';
