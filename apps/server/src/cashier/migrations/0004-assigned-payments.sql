-- A deposit shows the payments that an operator gave it beside those that named it themselves.
CREATE INDEX receipt_assigned ON cashier.receipt (assigned_order_no)
  WHERE assigned_order_no IS NOT NULL;
