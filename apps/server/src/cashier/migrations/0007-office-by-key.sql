-- What operators look for is found by a key, however many orders there have been: the queue of
-- those that wait, what the bank sent back, large amounts, and deposits with something unusual.
CREATE INDEX withdrawal_waiting ON cashier.withdrawal (application_time, order_no)
  WHERE status IN ('submitted', 'in_review', 'approved', 'paying', 'failed');
CREATE INDEX withdrawal_returned ON cashier.withdrawal (application_time DESC, order_no DESC)
  WHERE attempt > 1;
CREATE INDEX withdrawal_by_amount ON cashier.withdrawal (amount_centavos);
CREATE INDEX deposit_with_note ON cashier.deposit (created_at DESC, order_no DESC)
  WHERE note IS NOT NULL;
