-- Finding a member among millions: by how an account, an e-mail or a name begins, whatever the
-- database's collation is. Ids, CPFs and phones have their unique indexes.
CREATE INDEX member_account_begins ON members.member (account_key text_pattern_ops);
CREATE INDEX member_email_begins ON members.member (email text_pattern_ops)
  WHERE email IS NOT NULL;
CREATE INDEX member_name_begins ON members.member (lower(realname) text_pattern_ops);
CREATE INDEX member_by_status ON members.member (status, created_at DESC, member_id);
