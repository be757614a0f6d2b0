-- Members as tools for figures see them.
CREATE VIEW bi.member AS
  SELECT member_id, status, lang, level, register_site, top_id AS inviter_id,
    no_marketing_since, created_at, deleted_at
  FROM members.member WHERE NOT is_demo;
GRANT SELECT ON bi.member TO tucano_bi;
