/** From strings to checked, frozen groups. Says which variable is wrong and why. */
import { isIP } from "node:net";
import path from "node:path";
import { addressesOf, isDatabaseAddress } from "./addresses.ts";
import { type BankConfig, chargeKinds, payoutKinds, readBankList, refuseHalfTls } from "./banks.ts";
import { ConfigError, type Environment } from "./env.ts";
import { isLoopback } from "./loopback.ts";
import { choosePush, type PushConfig, secretsIn } from "./secret-lists.ts";

export const roles = ["api", "worker", "games", "studio", "sandbox", "sandbox-studio"] as const;
export type Role = (typeof roles)[number];

export interface Config {
  readonly isProduction: boolean;
  readonly roles: ReadonlySet<Role>;
  readonly http: {
    readonly port: number;
    readonly host: string;
    /** Where players reach us; empty: the address of the request. */
    readonly publicUrl: string;
    /** Nobody comes in but from this machine: see where strangers are, below. */
    readonly isLocal: boolean;
    readonly trustProxy: readonly string[];
    /** Calls of one address, not counting those with a good token of a player. */
    readonly rateLimitPerMinute: number;
    readonly tokenRateLimitPerMinute: number;
    /** After a stop signal, how long it still serves while /readyz sends others away. */
    readonly drainMs: number;
  };
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Null: databaseUrl is the owner's. Only who migrates, or archives months, is told. */
  readonly databaseOwnerUrl: string | null;
  /** Of standbys; null: everything is read on the primary. */
  readonly databaseReadUrl: string | null;
  /** How far a standby may be behind, to be read. */
  readonly readLagMaxMs: number;
  /** False: servers refuse to start until somebody else has run the migrations. */
  readonly migratesAtStart: boolean;
  /** Where all processes count calls together; null: each by itself. */
  readonly redisUrl: string | null;
  /** For figures of the process and the calls of the back office; none: see isInsider. */
  readonly internalTokens: readonly string[];
  /** A port of its own for the figures of the process; null: they are on the main one. */
  readonly metrics: { readonly port: number | null; readonly host: string };
  /** An empty endpoint: nothing is traced. */
  readonly traces: {
    readonly endpoint: string;
    readonly headers: Readonly<Record<string, string>>;
    /** Of calls and jobs, from 0 to 1. */
    readonly share: number;
  };
  /** The first seals server seeds, all of them open; empty: one that is kept in DATA_DIR. */
  readonly seedKeys: readonly string[];
  readonly captcha: "image" | "off";
  readonly passwordCost: "standard" | "test";
  readonly admin: { readonly email: string; readonly password: string | null };
  readonly psp: {
    readonly kind: "sandbox" | "http";
    /** Empty for the sandbox of this very server: its address is known once it listens. */
    readonly baseUrl: string;
    readonly clientId: string;
    readonly clientSecret: string;
    /** Empty: below baseUrl. */
    readonly tokenUrl: string;
    /** Files, or what would be in them; empty: none. */
    readonly tls: { readonly cert: string; readonly key: string; readonly ca: string };
    readonly pixKey: string;
    /** Where notifications come in; empty: where players do. */
    readonly webhookUrl: string;
    readonly charges: BankConfig["charges"];
    readonly payouts: BankConfig["payouts"];
    /** Where keys are looked up; an empty address: at the banks themselves. */
    readonly directory: { readonly url: string; readonly key: string };
    /** Beside that one. */
    readonly others: readonly BankConfig[];
    readonly sandboxPayoutDelayMs: number;
  };
  readonly mail: {
    /** Empty: none; development keeps messages to be looked at. */
    readonly smtpUrl: string;
    readonly smsUrl: string;
    readonly from: string;
  };
  /** No keys: push messages are not offered. */
  readonly push: PushConfig;
  /** Where else players may have an account to sign in by; an empty issuer: nowhere. */
  readonly oidc: {
    readonly issuer: string;
    readonly name: string;
    readonly clientId: string;
    readonly clientSecret: string;
  };
  readonly games: { readonly minRoundMs: number };
  /** Where events go as well; null: nowhere. */
  readonly natsUrl: string | null;
  /** Webhooks go to public addresses, and to these. */
  readonly webhookPrivateHosts: ReadonlySet<string>;
  /** Front ends of imported games; without an origin, where their port is. */
  readonly rgs: {
    readonly origin: string;
    /** 0: any that is free. Null: they are not served. */
    readonly port: number | null;
  };
  /** Null: there is none in this process. */
  readonly sandboxStudio: {
    readonly port: number;
    /** The house that it plays for; empty: this server itself. */
    readonly houseUrl: string;
  } | null;
  readonly logLevel: string;
}

function integer(env: Environment, name: keyof Environment, min: number, max: number): number {
  const value = Number(env[name]);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(
      `${name} must be a whole number from ${min} to ${max}, not "${env[name]}".`,
    );
  }
  return value;
}

function choice<const T extends string>(
  env: Environment,
  name: keyof Environment,
  options: readonly T[],
): T {
  const found = options.find((option) => option === env[name]);
  if (found === undefined) {
    throw new ConfigError(`${name} must be one of ${options.join(", ")}, not "${env[name]}".`);
  }
  return found;
}

const web = ["http:", "https:"];

/** Empty, or an address of one of these protocols. */
function address(env: Environment, name: keyof Environment, protocols: readonly string[]): string {
  const text = env[name];
  const url = URL.parse(text);
  if (text === "" || (url !== null && protocols.includes(url.protocol))) return text;
  // Not the text itself: it may hold a password.
  throw new ConfigError(`${name} must be an address that begins with ${protocols.join(" or ")}.`);
}

const writing = ["read-write", "primary"];
const reading = ["standby", "prefer-standby"];

/** Of one host or several; null: the embedded one. */
function databaseUrl(
  env: Environment,
  name: "DATABASE_URL" | "DATABASE_OWNER_URL" | "DATABASE_READ_URL",
  wishes: readonly string[],
): string | null {
  const text = env[name];
  if (text === "") return null;
  const urls = isDatabaseAddress(text) ? addressesOf(text).map((one) => URL.parse(one)) : [null];
  if (urls.some((url) => url === null)) {
    throw new ConfigError(
      `${name} must be postgres://user:password@host:port/database, with commas between ` +
        "several host:port.",
    );
  }
  const wish = urls[0]?.searchParams.get("target_session_attrs") ?? null;
  if (wish !== null && !wishes.includes(wish)) {
    throw new ConfigError(`${name} takes target_session_attrs=${wishes[0]} and no other.`);
  }
  return text;
}

function chooseRoles(text: string): ReadonlySet<Role> {
  if (text === "all") return new Set(roles);
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !roles.some((role) => role === name));
  if (unknown !== undefined) throw new ConfigError(`ROLES: "${unknown}" is not a role.`);
  return new Set(roles.filter((role) => names.includes(role)));
}

/** For a developer's machine only: anybody who can reach it gets money for nothing. */
function refuseForStrangers(config: Config, where: string | null): void {
  const refused = {
    "PSP=sandbox, the bank where everybody pays with play money,": config.psp.kind === "sandbox",
    "SANDBOX_STUDIO_PORT, where anybody plays with the house's money,":
      config.sandboxStudio !== null,
    "CAPTCHA=off": config.captcha === "off",
    "PASSWORD_COST=test": config.passwordCost === "test",
  };
  const inProduction = {
    "The sandbox role": config.roles.has("sandbox"),
    "The sandbox-studio role": config.roles.has("sandbox-studio"),
    "OIDC_ISSUER without https": config.oidc.issuer.startsWith("http:"),
  };
  const asked = {
    ...(where === null ? {} : refused),
    ...(config.isProduction ? inProduction : {}),
  };
  const found = Object.entries(asked).find(([, isSet]) => isSet);
  if (found !== undefined) throw new ConfigError(`${found[0]} is refused ${where}.`);
}

/** Null: nobody comes in who is not on this machine. */
function whereStrangersAre({ NODE_ENV, HOST, PUBLIC_URL }: Environment): string | null {
  if (NODE_ENV === "production") return "in production";
  if (!isLoopback(HOST)) return `on HOST=${HOST}: others can reach it`;
  const isPublic = PUBLIC_URL !== "" && !isLoopback(new URL(PUBLIC_URL).host);
  return isPublic ? `with PUBLIC_URL=${PUBLIC_URL}: others can reach it` : null;
}

const SEED_KEY_CHARS_MIN = 32;
const TOKEN_CHARS_MIN = 24;

/** A bank, or none: half of its settings would be found out with the first deposit. */
function refuseHalfBank({ psp }: Config): void {
  if (psp.kind === "http" && psp.baseUrl === "") {
    throw new ConfigError("PSP=http needs PSP_BASE_URL, the address of the bank's Pix API.");
  }
  if ((psp.directory.url === "") !== (psp.directory.key === "")) {
    throw new ConfigError("PSP_DIRECTORY_URL and PSP_DIRECTORY_KEY are set both or neither.");
  }
  refuseHalfTls(psp, { pair: "PSP_TLS_CERT and PSP_TLS_KEY", base: "PSP_BASE_URL" });
  for (const other of psp.others) {
    const base = `baseUrl of "${other.code}" in PSP_BANKS`;
    refuseHalfTls(other, { pair: `"cert" and "key" of "${other.code}" in PSP_BANKS`, base });
  }
}

const PROXY_NAMES = ["loopback", "linklocal", "uniquelocal"];

function proxies(env: Environment): string[] {
  const list = env.TRUST_PROXY.split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  const isProxy = (one: string) => {
    const [address = "", bits = "0", ...rest] = one.split("/");
    const isNetwork = isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && rest.length === 0;
    return isNetwork || PROXY_NAMES.includes(one);
  };
  const unknown = list.find((one) => !isProxy(one));
  if (unknown === undefined) return list;
  throw new ConfigError(
    `TRUST_PROXY takes addresses, networks and ${PROXY_NAMES.join(", ")}, not "${unknown}".`,
  );
}

function chooseOidc(env: Environment): Config["oidc"] {
  const issuer = address(env, "OIDC_ISSUER", web);
  if (issuer !== "" && env.OIDC_CLIENT_ID === "") {
    throw new ConfigError("OIDC_CLIENT_ID must be set if OIDC_ISSUER is.");
  }
  return Object.freeze({
    issuer,
    name: env.OIDC_NAME || (URL.parse(issuer)?.hostname ?? ""),
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
  });
}

function chooseTraces(env: Environment): Config["traces"] {
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG);
  if (!(share >= 0 && share <= 1)) {
    throw new ConfigError("OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.");
  }
  const pairs = env.OTEL_EXPORTER_OTLP_HEADERS.split(",").filter(Boolean);
  const headers = pairs.map((pair): [string, string] => {
    const [, name, value] = /^\s*([\w-]+)=([^\r\n]+)$/.exec(pair) ?? [];
    if (name !== undefined && value !== undefined) return [name, value.trim()];
    // Not the text itself: it may hold a key.
    throw new ConfigError("OTEL_EXPORTER_OTLP_HEADERS must be name=value, with commas between.");
  });
  return Object.freeze({
    endpoint: address(env, "OTEL_EXPORTER_OTLP_ENDPOINT", web).replace(/\/$/, ""),
    headers: Object.freeze(Object.fromEntries(headers)),
    share,
  });
}

/** In development they are at any free port; in production an origin of their own leads to one. */
function chooseFronts(env: Environment): Config["rgs"] {
  const origin = address(env, "RGS_ORIGIN", web).replace(/\/$/, "");
  const isSet = env.RGS_PORT !== "";
  const elsePort = env.NODE_ENV === "production" ? null : 0;
  return Object.freeze({
    origin,
    port: isSet ? integer(env, "RGS_PORT", 0, 65_535) : elsePort,
  });
}

/** An aggregator to try things with: asked for by its port. */
function chooseSandboxStudio(env: Environment): Config["sandboxStudio"] {
  if (env.SANDBOX_STUDIO_PORT === "" || !chooseRoles(env.ROLES).has("sandbox-studio")) return null;
  return Object.freeze({
    port: integer(env, "SANDBOX_STUDIO_PORT", 0, 65_535),
    houseUrl: address(env, "SANDBOX_STUDIO_HOUSE", web).replace(/\/$/, ""),
  });
}

function chooseBanks(env: Environment): Config["psp"] {
  return Object.freeze({
    kind: choice(env, "PSP", ["sandbox", "http"]),
    baseUrl: address(env, "PSP_BASE_URL", web).replace(/\/$/, ""),
    clientId: env.PSP_CLIENT_ID,
    clientSecret: env.PSP_CLIENT_SECRET,
    tokenUrl: address(env, "PSP_TOKEN_URL", web),
    tls: Object.freeze({ cert: env.PSP_TLS_CERT, key: env.PSP_TLS_KEY, ca: env.PSP_TLS_CA }),
    pixKey: env.PSP_PIX_KEY,
    webhookUrl: address(env, "PSP_WEBHOOK_URL", web).replace(/\/$/, ""),
    charges: choice(env, "PSP_CHARGES", chargeKinds),
    payouts: choice(env, "PSP_PAYOUTS", payoutKinds),
    directory: Object.freeze({
      url: address(env, "PSP_DIRECTORY_URL", web).replace(/\/$/, ""),
      key: env.PSP_DIRECTORY_KEY,
    }),
    others: readBankList(env.PSP_BANKS),
    sandboxPayoutDelayMs: integer(env, "SANDBOX_PAYOUT_DELAY_MS", 0, 600_000),
  });
}

export function loadConfig(env: Environment): Config {
  const publicUrl = address(env, "PUBLIC_URL", web).replace(/\/$/, "");
  const strangers = whereStrangersAre(env);
  const config: Config = {
    isProduction: choice(env, "NODE_ENV", ["development", "test", "production"]) === "production",
    roles: chooseRoles(env.ROLES),
    http: Object.freeze({
      port: integer(env, "PORT", 0, 65_535),
      host: env.HOST,
      publicUrl,
      isLocal: strangers === null,
      trustProxy: proxies(env),
      rateLimitPerMinute: integer(env, "RATE_LIMIT_PER_MINUTE", 1, 10_000_000),
      tokenRateLimitPerMinute: integer(env, "TOKEN_RATE_LIMIT_PER_MINUTE", 1, 10_000_000),
      drainMs: integer(env, "DRAIN_MS", 0, 8_000),
    }),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: databaseUrl(env, "DATABASE_URL", writing),
    databaseOwnerUrl: databaseUrl(env, "DATABASE_OWNER_URL", writing),
    databaseReadUrl: databaseUrl(env, "DATABASE_READ_URL", reading),
    readLagMaxMs: integer(env, "READ_LAG_MAX_SECONDS", 3, 3_600) * 1_000,
    migratesAtStart: choice(env, "MIGRATE", ["start", "never"]) === "start",
    redisUrl: address(env, "REDIS_URL", ["redis:", "rediss:"]) || null,
    internalTokens: secretsIn(env, "INTERNAL_TOKEN", TOKEN_CHARS_MIN),
    metrics: Object.freeze({
      port: env.METRICS_PORT === "" ? null : integer(env, "METRICS_PORT", 0, 65_535),
      host: env.METRICS_HOST,
    }),
    traces: chooseTraces(env),
    seedKeys: secretsIn(env, "SEED_KEY", SEED_KEY_CHARS_MIN),
    captcha: choice(env, "CAPTCHA", ["image", "off"]),
    passwordCost: choice(env, "PASSWORD_COST", ["standard", "test"]),
    admin: Object.freeze({
      email: env.ADMIN_EMAIL || "admin@tucano.local",
      password: env.ADMIN_PASSWORD || null,
    }),
    psp: chooseBanks(env),
    mail: Object.freeze({
      smtpUrl: address(env, "SMTP_URL", ["smtp:", "smtps:"]),
      smsUrl: address(env, "SMS_URL", web),
      from: env.MAIL_FROM,
    }),
    push: choosePush(env),
    oidc: chooseOidc(env),
    rgs: chooseFronts(env),
    sandboxStudio: chooseSandboxStudio(env),
    games: Object.freeze({ minRoundMs: integer(env, "MIN_ROUND_MS", 0, 60_000) }),
    natsUrl: address(env, "NATS_URL", ["nats:"]) || null,
    webhookPrivateHosts: new Set(
      env.WEBHOOK_PRIVATE_HOSTS.split(",")
        .map((host) => host.trim())
        .filter(Boolean),
    ),
    logLevel: choice(env, "LOG_LEVEL", ["fatal", "error", "warn", "info", "debug", "silent"]),
  };
  refuseForStrangers(config, strangers);
  refuseHalfBank(config);
  return Object.freeze(config);
}
