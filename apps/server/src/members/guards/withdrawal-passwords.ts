/**
 * Six digits: a million possibilities, so the database alone must not be enough to try them. The
 * first key is mixed into argon2id; those that came later lie over its result, as over any keyed
 * hash. How many there are stands before the hash if there is more than one.
 */
import { hash, hashRaw, parseOptions } from "@node-rs/argon2";
import { type KeyedHash, layOver } from "../../platform/secrets/keyed-hash.ts";
import { isSameSecret } from "../../platform/secrets/same-secret.ts";
import type { Secrets } from "../../platform/secrets/secrets.ts";
import { inTurn, optionsOf, type PasswordCost, type Passwords } from "./passwords.ts";

interface Stored {
  readonly count: number;
  /** Of argon2: its parameters and the salt, each with the character before it. */
  readonly parameters: string;
  readonly salt: string;
  readonly result: Buffer;
}

function parse(text: string): Stored {
  const found = /^(\d*)(\$argon2id\$.+)\$([^$]+)\$([^$]+)$/.exec(text);
  const [, count = "", parameters = "", salt = "", result = ""] = found ?? [];
  return { count: Number(count || 1), parameters, salt, result: Buffer.from(result, "base64") };
}

const inBase64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

const print = ({ count, parameters, salt, result }: Stored): string =>
  `${count === 1 ? "" : count}${parameters}$${salt}$${inBase64(result)}`;

const keyOf = (secrets: Pick<Secrets, "keyedHash">) =>
  secrets.keyedHash("members-withdrawal-password");

function renewed({ layers }: KeyedHash, stored: Stored): Stored | null {
  const { inUse } = layers();
  if (stored.count >= inUse) return null;
  return {
    ...stored,
    count: inUse,
    result: layOver(layers(), stored.result, stored.count, inUse),
  };
}

/** Under the key in use; null: it is already. */
export function renewWithdrawalPassword(
  secrets: Pick<Secrets, "keyedHash">,
  text: string,
): string | null {
  const stored = renewed(keyOf(secrets), parse(text));
  return stored === null ? null : print(stored);
}

export function createWithdrawalPasswords({
  cost,
  secrets,
}: {
  readonly cost: PasswordCost;
  readonly secrets: Pick<Secrets, "keyedHash">;
}): Passwords {
  const key = keyOf(secrets);
  const secret = () => Buffer.from(key.layers().keys[0] ?? "");
  const make = async (digits: string): Promise<string> => {
    const made = await hash(digits, { ...optionsOf(cost), secret: secret() });
    const stored = parse(made);
    return print(renewed(key, stored) ?? stored);
  };
  let nobody: Promise<string> | null = null;
  return {
    hash: (digits) => inTurn(() => make(digits)),
    verify: async (text, digits) => {
      nobody ??= make("of nobody");
      const stored = parse(text ?? (await nobody));
      const { parameters, salt, result } = stored;
      const options = {
        ...parseOptions(`${parameters}$${salt}$${inBase64(result)}`),
        salt: Buffer.from(salt, "base64"),
        secret: secret(),
      };
      const raw = await inTurn(() => hashRaw(digits, options));
      const expected = layOver(key.layers(), raw, 1, stored.count);
      return isSameSecret(inBase64(expected), inBase64(result)) && text !== null;
    },
  };
}
