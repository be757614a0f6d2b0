-- Sites: one installation serves several, told apart by host name. A site is its names, its look,
-- whom players deal with, its banners, its texts and what the market's rules let it show.
CREATE SCHEMA content;

CREATE TABLE content.site (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  name text NOT NULL,
  -- Lower case, without port. The default site also serves every host that no site names.
  hosts text[] NOT NULL DEFAULT '{}',
  is_default boolean NOT NULL DEFAULT false,
  -- The first one is the site's default language.
  languages text[] NOT NULL CHECK (cardinality(languages) > 0),
  -- Look, contacts, licence, downloads and policy, as the contract describes them.
  settings jsonb NOT NULL,
  -- language -> the site's own words. Portuguese is always there.
  texts jsonb NOT NULL CHECK (texts ? 'pt')
);
CREATE UNIQUE INDEX site_default ON content.site (is_default) WHERE is_default;

CREATE TABLE content.banner (
  site text NOT NULL REFERENCES content.site (code),
  code text NOT NULL,
  position integer NOT NULL,
  is_shown boolean NOT NULL DEFAULT true,
  -- A path of the site; its picture; the game it is about, if any.
  target text NOT NULL CHECK (target ~ '^/([^/\\]|$)'),
  image text NOT NULL CHECK (image ~ '^/([^/\\]|$)'),
  game_code text,
  -- language -> headline, text, action.
  texts jsonb NOT NULL CHECK (texts ? 'pt'),
  PRIMARY KEY (site, code)
);

CREATE TABLE content.page (
  site text NOT NULL REFERENCES content.site (code),
  code text NOT NULL,
  lang text NOT NULL,
  title text NOT NULL,
  updated_on date NOT NULL,
  -- [{ heading, paragraphs }]: plain text, never markup.
  sections jsonb NOT NULL,
  PRIMARY KEY (site, code, lang)
);

CREATE TABLE content.social_link (
  site text NOT NULL REFERENCES content.site (code),
  code text NOT NULL,
  position integer NOT NULL,
  label text NOT NULL,
  url text NOT NULL CHECK (url LIKE 'https://%'),
  PRIMARY KEY (site, code)
);

GRANT USAGE ON SCHEMA content TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE ON content.site TO tucano_runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON content.banner, content.page, content.social_link
  TO tucano_runtime;
