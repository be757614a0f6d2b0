-- Rewards as tools for figures see them.
CREATE VIEW bi.reward AS
  SELECT member_id, id, kind, pocket, amount AS amount_centavos, turnover AS turnover_centavos,
    state, created_at, available_from, claimed_at, expires_at
  FROM rewards.reward;
GRANT SELECT ON bi.reward TO tucano_bi;
