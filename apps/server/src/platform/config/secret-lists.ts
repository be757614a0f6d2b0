/** Secrets of which several hold while one is replaced. */
import { ConfigError, type Environment } from "./env.ts";

/** Several while one is replaced, with commas between. */
export function secretsIn(
  env: Environment,
  name: "SEED_KEY" | "INTERNAL_TOKEN" | "VAPID_KEY",
  charsMin: number,
): readonly string[] {
  const found = env[name]
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  if (found.some((one) => one.length < charsMin)) {
    throw new ConfigError(`${name} must have ${charsMin} characters or more.`);
  }
  return Object.freeze(found);
}

export interface PushConfig {
  /** Private keys (VAPID): browsers subscribe with the first, all of them are sent with. */
  readonly keys: readonly string[];
  /** Who a push service may write to. */
  readonly contact: string;
}

const VAPID_KEY = /^[A-Za-z0-9_-]{43}$/;

/** A push service with a question writes to the address of MAIL_FROM. */
export function choosePush(env: Environment): PushConfig {
  const keys = secretsIn(env, "VAPID_KEY", 1);
  // Not the text itself: it is a secret.
  if (!keys.every((key) => VAPID_KEY.test(key))) {
    throw new ConfigError("VAPID_KEY must be 32 bytes in base64url, which are 43 characters.");
  }
  const [address = ""] = /[^<>\s]+@[^<>\s]+/.exec(env.MAIL_FROM) ?? [];
  return Object.freeze({ keys, contact: `mailto:${address}` });
}
