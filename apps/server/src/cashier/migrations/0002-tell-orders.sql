-- Players who are connected hear at once what became of their orders. Whoever moves one tells all
-- processes, in the same transaction and whatever the statement was: no path can forget it.
CREATE FUNCTION cashier.tell_moved_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tucano',
    TG_ARGV[0] || ' ' || NEW.member_id || ' ' || NEW.order_no || ' ' || NEW.status);
  RETURN NULL;
END $$;

CREATE TRIGGER deposit_moved AFTER UPDATE OF status ON cashier.deposit
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION cashier.tell_moved_order('deposit-moved');

CREATE TRIGGER withdrawal_moved AFTER UPDATE OF status ON cashier.withdrawal
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION cashier.tell_moved_order('withdrawal-moved');
