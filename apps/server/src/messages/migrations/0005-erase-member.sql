-- What is erased of a person whose account is closed: what was said in conversations and what the
-- inbox held. That there was a conversation, when and about what kind of thing, stays. What was
-- said is never changed otherwise: so it is a function's right. Answers whose notes went with them.
CREATE FUNCTION messages.erase_member(who bigint) RETURNS SETOF text
LANGUAGE sql SECURITY DEFINER SET search_path = '' AS $$
  DELETE FROM messages.notification WHERE member_id = who;
  DELETE FROM messages.hidden_winner WHERE member_id = who;
  UPDATE messages.ticket_message SET text = '***' WHERE member_id = who;
  UPDATE messages.ticket SET subject = '***', status = 'closed',
    closed_at = coalesce(closed_at, updated_at) WHERE member_id = who;
  SELECT ticket_no FROM messages.ticket WHERE member_id = who;
$$;
REVOKE ALL ON FUNCTION messages.erase_member FROM PUBLIC;
GRANT EXECUTE ON FUNCTION messages.erase_member TO tucano_runtime;
