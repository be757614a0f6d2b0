-- What is erased of a person whose account is closed and whose records need not be kept any more:
-- where their money went to, and what was said about it. Orders, amounts, dates and the bank's
-- numbers stay, as the books do. Orders are never changed otherwise: so it is a function's right.
CREATE FUNCTION cashier.erase_member(who bigint) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  UPDATE cashier.destination SET key = '', key_masked = '', account_name = '',
    bank_account = CASE WHEN bank_account IS NULL THEN NULL ELSE '{}'::jsonb END,
    deleted_at = coalesce(deleted_at, created_at)
  WHERE member_id = who;
  UPDATE cashier.withdrawal SET key = '', key_masked = '', holder_cpf = '', remark = NULL,
    bank_account = CASE WHEN bank_account IS NULL THEN NULL ELSE '{}'::jsonb END,
    reason = CASE WHEN reason IS NULL THEN NULL ELSE '' END
  WHERE member_id = who;
  UPDATE cashier.withdrawal_event SET reason = NULL WHERE member_id = who AND reason IS NOT NULL;
  UPDATE cashier.deposit SET description = NULL, note = NULL, pix_copy_paste = NULL
  WHERE member_id = who;
$$;
REVOKE ALL ON FUNCTION cashier.erase_member FROM PUBLIC;
GRANT EXECUTE ON FUNCTION cashier.erase_member TO tucano_runtime;
