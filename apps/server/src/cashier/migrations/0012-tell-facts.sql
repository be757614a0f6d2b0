-- What becomes of orders is told outside, without payer, key or account.
CREATE TRIGGER tell_opened AFTER INSERT ON cashier.deposit
  FOR EACH ROW
  EXECUTE FUNCTION platform.tell_fact('deposit.status.v1', 'order_no', 'status', 'amount_centavos');
CREATE TRIGGER tell_status AFTER UPDATE OF status ON cashier.deposit
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION platform.tell_fact(
    'deposit.status.v1', 'order_no', 'status', 'amount_centavos', 'paid_centavos');

CREATE TRIGGER tell_opened AFTER INSERT ON cashier.withdrawal
  FOR EACH ROW
  EXECUTE FUNCTION platform.tell_fact(
    'withdrawal.status.v1', 'order_no', 'status', 'amount_centavos');
CREATE TRIGGER tell_status AFTER UPDATE OF status ON cashier.withdrawal
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION platform.tell_fact(
    'withdrawal.status.v1', 'order_no', 'status', 'amount_centavos');
