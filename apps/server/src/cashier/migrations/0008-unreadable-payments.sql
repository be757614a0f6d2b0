-- Payments whose entry at the bank nobody can read are set aside, with what the bank said, and
-- shown to operators; one that goes beyond what a member may pay in goes back.
ALTER TABLE cashier.receipt ADD COLUMN unreadable text;
ALTER TABLE cashier.receipt DROP CONSTRAINT receipt_status_check;
ALTER TABLE cashier.receipt ADD CONSTRAINT receipt_status_check CHECK (status IN (
  'received', 'unconfirmed', 'credited', 'refunding', 'refunded', 'refund_failed', 'suspense',
  'unreadable'));
ALTER TABLE cashier.receipt DROP CONSTRAINT receipt_refund_reason_check;
ALTER TABLE cashier.receipt ADD CONSTRAINT receipt_refund_reason_check CHECK (refund_reason IN (
  'other_holder', 'second_payment', 'account_blocked', 'over_limit', 'operator'));

ALTER TABLE cashier.psp_difference DROP CONSTRAINT psp_difference_kind_check;
ALTER TABLE cashier.psp_difference ADD CONSTRAINT psp_difference_kind_check CHECK (kind IN (
  'receipt_missing_here', 'receipt_missing_there', 'receipt_amount', 'receipt_unsettled',
  'unreadable', 'payout_missing_there', 'payout_not_settled',
  'refund_missing_here', 'refund_missing_there', 'refund_amount', 'refund_not_settled'));
