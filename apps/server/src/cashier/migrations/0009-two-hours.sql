-- Brazil asks for a payout within two hours. A house that still promises the day that the product
-- came with promises this from now on; what it has set itself stays.
INSERT INTO cashier.rules (effective_from, turnover_multiple, deposit_expiry_seconds,
  open_deposits_max, free_withdrawals_per_day, early_withdrawal_allowed, mandatory_fee_percent,
  payout_minutes_max)
SELECT now(), turnover_multiple, deposit_expiry_seconds, open_deposits_max,
  free_withdrawals_per_day, early_withdrawal_allowed, mandatory_fee_percent, 120
FROM (SELECT * FROM cashier.rules WHERE effective_from <= now()
  ORDER BY effective_from DESC LIMIT 1) AS held
WHERE payout_minutes_max = 1440;
