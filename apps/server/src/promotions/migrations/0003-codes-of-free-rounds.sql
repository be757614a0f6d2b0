-- A code may give free rounds, beside money or instead of it.
ALTER TABLE promotions.promo_code ADD COLUMN free json;
ALTER TABLE promotions.promo_code DROP CONSTRAINT promo_code_amount_check;
ALTER TABLE promotions.promo_code ADD CONSTRAINT promo_code_amount_check
  CHECK (amount > 0 OR (amount = 0 AND free IS NOT NULL)) NOT VALID;
