-- Orders as tools for figures see them: no payer, no key, no account.
CREATE VIEW bi.deposit AS
  SELECT member_id, order_no, status, amount_centavos, paid_centavos, created_at, paid_at,
    credited_at
  FROM cashier.deposit;
CREATE VIEW bi.withdrawal AS
  SELECT member_id, order_no, status, amount_centavos, general_fee_centavos,
    mandatory_fee_centavos, application_time AS created_at, updated_at, paid_at
  FROM cashier.withdrawal;
GRANT SELECT ON bi.deposit, bi.withdrawal TO tucano_bi;
