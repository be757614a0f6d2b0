-- Withdrawals approve themselves by the rules of approval_rules and by nothing else. A limit that a
-- house had set before there were such rules becomes the last of them, and is asked what they all
-- are asked.
INSERT INTO cashier.approval_rules (effective_from, rules, saved_at, saved_by)
SELECT now(), coalesce(held.rules, '[]'::jsonb) || jsonb_build_array(jsonb_build_object(
    'name', 'Paid to this key before', 'isOn', true, 'amountMax', old.auto_approve_max_centavos,
    'accountDaysMin', 3, 'paidToKeyMin', 1, 'playedPercentMin', 100, 'needsKyc', false,
    'perDayMax', 10, 'perDayAmountMax', old.auto_approve_max_centavos * 10)),
  now(), 'the product'
FROM (SELECT auto_approve_max_centavos FROM cashier.rules WHERE effective_from <= now()
  ORDER BY effective_from DESC LIMIT 1) AS old
LEFT JOIN LATERAL (SELECT rules FROM cashier.approval_rules WHERE effective_from <= now()
  ORDER BY effective_from DESC LIMIT 1) AS held ON true
WHERE old.auto_approve_max_centavos IS NOT NULL;

ALTER TABLE cashier.rules DROP COLUMN auto_approve_max_centavos;
