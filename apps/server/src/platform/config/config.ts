/** From strings to checked, frozen groups. Says which variable is wrong and why. */
import path from "node:path";
import type { Environment } from "./env.ts";

export const roles = ["api", "worker", "games", "studio", "sandbox"] as const;
export type Role = (typeof roles)[number];

export interface Config {
  readonly isProduction: boolean;
  readonly roles: ReadonlySet<Role>;
  readonly http: {
    readonly port: number;
    readonly host: string;
    /** Where players reach us; empty: the address of the request. */
    readonly publicUrl: string;
    readonly trustProxy: readonly string[];
    /** Calls of one address, not counting those with a good token of a player. */
    readonly rateLimitPerMinute: number;
    readonly tokenRateLimitPerMinute: number;
  };
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly captcha: "image" | "off";
  readonly passwordCost: "standard" | "test";
  readonly admin: { readonly email: string; readonly password: string | null };
  readonly psp: {
    readonly kind: "sandbox" | "http";
    /** Empty for the sandbox of this very server: its address is known once it listens. */
    readonly baseUrl: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly pixKey: string;
    readonly sandboxPayoutDelayMs: number;
  };
  readonly mail: {
    /** Empty: none; development keeps messages to be looked at. */
    readonly smtpUrl: string;
    readonly smsUrl: string;
    readonly from: string;
  };
  /** Where else players may have an account to sign in by; an empty issuer: nowhere. */
  readonly oidc: {
    readonly issuer: string;
    readonly name: string;
    readonly clientId: string;
    readonly clientSecret: string;
  };
  readonly games: { readonly minRoundMs: number };
  readonly logLevel: string;
}

export class ConfigError extends Error {
  override readonly name = "ConfigError";
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

/** Empty, or an address of one of these protocols. */
function address(env: Environment, name: keyof Environment, protocols: readonly string[]): string {
  const text = env[name];
  const url = URL.parse(text);
  if (text === "" || (url !== null && protocols.includes(url.protocol))) return text;
  // Not the text itself: it may hold a password.
  throw new ConfigError(`${name} must be an address that begins with ${protocols.join(" or ")}.`);
}

function chooseRoles(text: string): ReadonlySet<Role> {
  if (text === "all") return new Set(roles);
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !roles.some((role) => role === name));
  if (unknown !== undefined) throw new ConfigError(`ROLES: "${unknown}" is no role.`);
  return new Set(roles.filter((role) => names.includes(role)));
}

function refuseInProduction(config: Config): void {
  if (!config.isProduction) return;
  const refused = {
    "CAPTCHA=off": config.captcha === "off",
    "PSP=sandbox": config.psp.kind === "sandbox",
    "PASSWORD_COST=test": config.passwordCost === "test",
    "the sandbox role": config.roles.has("sandbox"),
    "OIDC_ISSUER without https": config.oidc.issuer.startsWith("http:"),
  };
  const found = Object.entries(refused).find(([, isSet]) => isSet);
  if (found !== undefined) throw new ConfigError(`${found[0]} is refused in production.`);
}

function chooseOidc(env: Environment): Config["oidc"] {
  const issuer = address(env, "OIDC_ISSUER", ["http:", "https:"]);
  if (issuer !== "" && env.OIDC_CLIENT_ID === "") {
    throw new ConfigError("OIDC_CLIENT_ID must be set where OIDC_ISSUER is.");
  }
  return Object.freeze({
    issuer,
    name: env.OIDC_NAME || (URL.parse(issuer)?.hostname ?? ""),
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
  });
}

export function loadConfig(env: Environment): Config {
  const config: Config = {
    isProduction: env.NODE_ENV === "production",
    roles: chooseRoles(env.ROLES),
    http: Object.freeze({
      port: integer(env, "PORT", 0, 65_535),
      host: env.HOST,
      publicUrl: env.PUBLIC_URL.replace(/\/$/, ""),
      trustProxy: env.TRUST_PROXY.split(",")
        .map((one) => one.trim())
        .filter(Boolean),
      rateLimitPerMinute: integer(env, "RATE_LIMIT_PER_MINUTE", 1, 10_000_000),
      tokenRateLimitPerMinute: integer(env, "TOKEN_RATE_LIMIT_PER_MINUTE", 1, 10_000_000),
    }),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL || null,
    captcha: choice(env, "CAPTCHA", ["image", "off"]),
    passwordCost: choice(env, "PASSWORD_COST", ["standard", "test"]),
    admin: Object.freeze({
      email: env.ADMIN_EMAIL || "admin@tucano.local",
      password: env.ADMIN_PASSWORD || null,
    }),
    psp: Object.freeze({
      kind: choice(env, "PSP", ["sandbox", "http"]),
      baseUrl: env.PSP_BASE_URL.replace(/\/$/, ""),
      clientId: env.PSP_CLIENT_ID,
      clientSecret: env.PSP_CLIENT_SECRET,
      pixKey: env.PSP_PIX_KEY,
      sandboxPayoutDelayMs: integer(env, "SANDBOX_PAYOUT_DELAY_MS", 0, 600_000),
    }),
    mail: Object.freeze({
      smtpUrl: address(env, "SMTP_URL", ["smtp:", "smtps:"]),
      smsUrl: address(env, "SMS_URL", ["http:", "https:"]),
      from: env.MAIL_FROM,
    }),
    oidc: chooseOidc(env),
    games: Object.freeze({ minRoundMs: integer(env, "MIN_ROUND_MS", 0, 60_000) }),
    logLevel: choice(env, "LOG_LEVEL", ["fatal", "error", "warn", "info", "debug", "silent"]),
  };
  refuseInProduction(config);
  return Object.freeze(config);
}
