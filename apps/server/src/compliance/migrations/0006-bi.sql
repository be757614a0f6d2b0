-- Exclusions as tools for figures see them.
CREATE VIEW bi.exclusion AS
  SELECT member_id, exclusion_id, kind, started_at, until, ended_at FROM compliance.exclusion;
GRANT SELECT ON bi.exclusion TO tucano_bi;
