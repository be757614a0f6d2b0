-- Names are found however they are written: an operator types "iris" for Íris. The letters that
-- names here have are spelt out, so that it does not depend on the database's locale.
CREATE FUNCTION members.plain_name(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(name,
  'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüý',
  'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuy'));
CREATE INDEX member_plain_name_begins ON members.member
  (members.plain_name(realname) text_pattern_ops);
DROP INDEX members.member_name_begins;
GRANT EXECUTE ON FUNCTION members.plain_name(text) TO tucano_runtime;
