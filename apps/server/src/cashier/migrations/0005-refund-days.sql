-- What went back to payers is compared with the bank's own list, too, on the day on which it did.
ALTER TABLE cashier.receipt ADD COLUMN refunded_at timestamptz;
-- Nothing has moved them since.
UPDATE cashier.receipt SET refunded_at = updated_at WHERE status = 'refunded';
CREATE INDEX receipt_refunded_on ON cashier.receipt (refunded_at) WHERE refunded_at IS NOT NULL;

-- Days that were compared before this say nothing of refunds until they are compared again.
ALTER TABLE cashier.psp_day
  ADD COLUMN refunded_count integer NOT NULL DEFAULT 0,
  ADD COLUMN refunded_centavos bigint NOT NULL DEFAULT 0,
  ADD COLUMN psp_refunded_count integer NOT NULL DEFAULT 0,
  ADD COLUMN psp_refunded_centavos bigint NOT NULL DEFAULT 0;

-- The reference of a refund is the payment's id and the refund's, with a slash between them.
ALTER TABLE cashier.psp_difference DROP CONSTRAINT psp_difference_kind_check;
ALTER TABLE cashier.psp_difference ADD CONSTRAINT psp_difference_kind_check CHECK (kind IN (
  'receipt_missing_here', 'receipt_missing_there', 'receipt_amount', 'receipt_unsettled',
  'payout_missing_there', 'payout_not_settled',
  'refund_missing_here', 'refund_missing_there', 'refund_amount', 'refund_not_settled'));
