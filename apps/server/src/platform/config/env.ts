/**
 * The raw environment: optional strings, each with its meaning and its default.
 * `.env.example` is made from this list, and nothing else in the server reads `process.env`.
 */
export const variables = {
  NODE_ENV: {
    fallback: "development",
    about: "development | test | production, which refuses play money.",
  },
  PORT: { fallback: "3000", about: "One port: API, player site, /backoffice, /play." },
  HOST: {
    fallback: "127.0.0.1",
    about: "Address to listen on. The sandbox bank needs 127.0.0.1.",
  },
  PUBLIC_URL: {
    fallback: "",
    about: "Address that players see. With http://, cookies are sent without TLS, too.",
  },
  TRUST_PROXY: { fallback: "", about: "Proxies whose X-Forwarded-* headers are trusted." },
  INTERNAL_TOKEN: {
    fallback: "",
    about:
      "Bearer token for /metrics and the back office's API reference. Of several (commas), any. " +
      "Empty: this machine only.",
  },
  METRICS_PORT: {
    fallback: "",
    about: "A port of its own for /metrics. Empty: on PORT, for insiders only.",
  },
  METRICS_HOST: {
    fallback: "127.0.0.1",
    about: "Address of that port. Whoever reaches it reads it: keep it inside.",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    fallback: "",
    about: "Collector of traces (OTLP over HTTP), such as http://localhost:4318. Empty: none.",
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    fallback: "",
    about: "Sent to it: name=value, several with commas between.",
  },
  OTEL_TRACES_SAMPLER_ARG: { fallback: "1", about: "Share of calls and jobs that are traced." },
  DATA_DIR: { fallback: ".data", about: "Embedded PostgreSQL, generated secrets." },
  DATABASE_URL: {
    fallback: "",
    about:
      "Own PostgreSQL instead of the embedded one: as its owner, with password. Several hosts: " +
      "postgres://user:password@one:5432,two:5432/tucano; the one that takes writes is used.",
  },
  DATABASE_OWNER_URL: {
    fallback: "",
    about:
      "The owner's own login, for npm run migrate. Then user and password in DATABASE_URL are " +
      "no login: the password makes those of the servers' logins.",
  },
  DATABASE_READ_URL: {
    fallback: "",
    about:
      "Standbys for lists, reports and checks of the books: DATABASE_URL with their hosts. Empty: " +
      "all is read on the primary.",
  },
  READ_LAG_MAX_SECONDS: {
    fallback: "10",
    about: "A standby that is further behind is not read: the primary is. 3 to 3600.",
  },
  MIGRATE: {
    fallback: "start",
    about: "start | never. never: servers start on a database that npm run migrate has prepared.",
  },
  REDIS_URL: {
    fallback: "",
    about:
      "Valkey or Redis, in which several servers count rate limits together. Empty: each alone.",
  },
  SEED_KEY: {
    fallback: "",
    about: "Seals future server seeds. Of several (commas), the first seals. Empty: in DATA_DIR.",
  },
  ROLES: {
    fallback: "all",
    about: "api,worker,games,studio,sandbox,sandbox-studio: what this process runs.",
  },
  ADMIN_EMAIL: { fallback: "", about: "First back-office account; default admin@tucano.local." },
  ADMIN_PASSWORD: { fallback: "", about: "Its password; generated and printed once if empty." },
  CAPTCHA: { fallback: "image", about: "image | off. off is refused where others can come in." },
  PSP: { fallback: "sandbox", about: "sandbox | http. sandbox: everybody pays with play money." },
  PSP_BASE_URL: { fallback: "", about: "Base of the PSP's Pix API; sandbox: this server itself." },
  PSP_TOKEN_URL: {
    fallback: "",
    about: "Where the PSP gives OAuth2 tokens. Empty: /oauth/token below PSP_BASE_URL.",
  },
  PSP_CLIENT_ID: { fallback: "", about: "OAuth2 client of the PSP." },
  PSP_CLIENT_SECRET: { fallback: "", about: "OAuth2 secret of the PSP." },
  PSP_TLS_CERT: {
    fallback: "",
    about: "Our certificate for mutual TLS with the PSP: a file, or the PEM itself. Empty: none.",
  },
  PSP_TLS_KEY: { fallback: "", about: "Its private key: a file, or the PEM itself." },
  PSP_TLS_CA: {
    fallback: "",
    about: "Who signs the PSP's certificate, in the same way. Empty: those whom Node.js trusts.",
  },
  PSP_PIX_KEY: { fallback: "", about: "The receiving Pix key registered at the PSP." },
  PSP_WEBHOOK_URL: {
    fallback: "",
    about: "Address at which the PSP reaches us, such as one with mutual TLS. Empty: PUBLIC_URL.",
  },
  PSP_CHARGES: {
    fallback: "cob",
    about: "cob | cobv: charges that expire by the second, or with a due date.",
  },
  PSP_PAYOUTS: {
    fallback: "own",
    about: "none | own | efi: how the PSP pays out (docs/integrations/payouts.md).",
  },
  PSP_DIRECTORY_URL: {
    fallback: "",
    about: "Where Pix keys are looked up as Woovi does it. Empty: at banks whose payouts are own.",
  },
  PSP_DIRECTORY_KEY: { fallback: "", about: "Its AppID." },
  PSP_BANKS: {
    fallback: "",
    about: "Further banks: a file with a list in JSON, or the list itself. Empty: none.",
  },
  SANDBOX_PAYOUT_DELAY_MS: { fallback: "3000", about: "How long sandbox payouts take." },
  SMTP_URL: { fallback: "", about: "smtp(s)://user:password@host:port. Empty: no e-mail leaves." },
  MAIL_FROM: { fallback: "Tucano <no-reply@tucano.local>", about: "Sender of e-mails." },
  SMS_URL: { fallback: "", about: "Webhook that sends SMS: POST {id, to, text}. Empty: none." },
  VAPID_KEY: {
    fallback: "",
    about:
      "Private key of push messages: 32 bytes in base64url. Of several (commas), browsers subscribe " +
      "with the first. Empty: no push.",
  },
  OIDC_ISSUER: {
    fallback: "",
    about: "OpenID Connect issuer that players may sign in with. Empty: none.",
  },
  OIDC_NAME: { fallback: "", about: "Label of its button; empty: the issuer's host." },
  OIDC_CLIENT_ID: {
    fallback: "",
    about: "Our client id there. Redirects to PUBLIC_URL/login/social.",
  },
  OIDC_CLIENT_SECRET: { fallback: "", about: "Its secret." },
  MIN_ROUND_MS: { fallback: "2500", about: "Shortest time between two rounds of one player." },
  RGS_ORIGIN: {
    fallback: "",
    about: "Where front ends of imported games are served from: a host of its own.",
  },
  RGS_PORT: {
    fallback: "",
    about: "Port that serves them. Empty: a free one in development, none in production.",
  },
  SANDBOX_STUDIO_PORT: {
    fallback: "",
    about: "Port of an aggregator to try things with, on this machine. Empty: none.",
  },
  SANDBOX_STUDIO_HOUSE: {
    fallback: "",
    about: "Address of the house whose wallet it plays for. Empty: this server itself.",
  },
  PASSWORD_COST: { fallback: "standard", about: "standard | test: work of password hashing." },
  RATE_LIMIT_PER_MINUTE: { fallback: "6000", about: "API requests per address without a token." },
  TOKEN_RATE_LIMIT_PER_MINUTE: { fallback: "1200", about: "API requests per player's token." },
  DRAIN_MS: {
    fallback: "0",
    about: "Told to stop, serves so long while /readyz sends the balancer away. At most 8000.",
  },
  NATS_URL: {
    fallback: "",
    about: "NATS server whose JetStream gets all events: nats://user:password@host:4222.",
  },
  WEBHOOK_PRIVATE_HOSTS: {
    fallback: "",
    about:
      "Hosts inside your own network that webhooks and calls to partners may go to (commas), without TLS as well.",
  },
  LOG_LEVEL: { fallback: "info", about: "fatal | error | warn | info | debug | silent." },
} as const;

export type VariableName = keyof typeof variables;
export type Environment = Readonly<Record<VariableName, string>>;

export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** What is set, and the default of what is not. Throws for a name that is nearly one of ours. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  refuseMisspelt(source);
  const names = Object.keys(variables) as VariableName[];
  const pairs = names.map((name) => [name, source[name] || variables[name].fallback] as const);
  return Object.fromEntries(pairs) as Record<VariableName, string>;
}

/** A shorter name has too many neighbours of other programs. */
const MISSPELT_FROM_LENGTH = 6;

/** With a typo like CAPCHA=image there would be no captcha, and nobody would know. */
function refuseMisspelt(source: Readonly<Record<string, string | undefined>>): void {
  const ours = Object.keys(variables);
  for (const name of Object.keys(source).filter((one) => !ours.includes(one))) {
    const meant = ours.find((one) => !source[one] && isNearly(name, one));
    if (meant === undefined) continue;
    throw new ConfigError(`${name} is not a setting. Did you mean ${meant}?`);
  }
}

/** But for capitals, or one letter that is missing, too many, another, or in another's place. */
function isNearly(name: string, wanted: string): boolean {
  const upper = name.toUpperCase();
  if (upper === wanted) return true;
  if (wanted.length < MISSPELT_FROM_LENGTH || Math.abs(upper.length - wanted.length) > 1) {
    return false;
  }
  let first = 0;
  while (upper[first] === wanted[first]) first += 1;
  const [had, should] = [upper.slice(first), wanted.slice(first)];
  const isSwapped = `${had[1]}${had[0]}${had.slice(2)}` === should;
  return (
    had.slice(1) === should ||
    had === should.slice(1) ||
    had.slice(1) === should.slice(1) ||
    isSwapped
  );
}

/** The text of `.env.example`. */
export function exampleFile(): string {
  const head = "# Every variable is optional. Made from apps/server/src/platform/config/env.ts.\n";
  const names = Object.keys(variables) as VariableName[];
  const entries = names.map(
    (name) => `\n# ${variables[name].about}\n# ${name}=${variables[name].fallback}\n`,
  );
  return head + entries.join("");
}
