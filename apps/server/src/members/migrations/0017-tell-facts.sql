-- Registrations, changes of an account and sign-ins are told outside, without name or contact.
CREATE TRIGGER tell_registered AFTER INSERT ON members.member
  FOR EACH ROW WHEN (NOT NEW.is_demo)
  EXECUTE FUNCTION platform.tell_fact('member.registered.v1', 'register_site', 'lang', 'top_id');

CREATE TRIGGER tell_updated
  AFTER UPDATE OF status, lang, level, email, phone, realname, deleted_at ON members.member
  FOR EACH ROW WHEN (NOT NEW.is_demo AND
    (OLD.status, OLD.lang, OLD.level, OLD.email, OLD.phone, OLD.realname, OLD.deleted_at)
      IS DISTINCT FROM
    (NEW.status, NEW.lang, NEW.level, NEW.email, NEW.phone, NEW.realname, NEW.deleted_at))
  EXECUTE FUNCTION platform.tell_fact('member.updated.v1', 'status', 'lang', 'deleted_at');

CREATE TRIGGER tell_consents AFTER UPDATE OF no_marketing_since ON members.member
  FOR EACH ROW WHEN (NOT NEW.is_demo
    AND OLD.no_marketing_since IS DISTINCT FROM NEW.no_marketing_since)
  EXECUTE FUNCTION platform.tell_fact('member.consents.v1', 'no_marketing_since');

CREATE TRIGGER tell_login AFTER INSERT ON members.session
  FOR EACH ROW EXECUTE FUNCTION platform.tell_fact('member.login.v1');
