/** Secrets this installation made for itself: generated once, kept in DATA_DIR, mode 600. */
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ConfigError } from "../config/env.ts";
import type { Random } from "../random.ts";

export interface RsaKeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Of each secret by its name, hexadecimal. */
type Fingerprints = ReadonlyMap<string, string>;

export interface Secrets {
  /** 256 bits of base64url, the same at every start. */
  text(name: string): string;
  rsaKeyPair(name: string): RsaKeyPair;
  /** Of every secret that was asked for so far. */
  used(): Fingerprints;
}

export interface SecretsOptions {
  readonly folder: string;
  readonly random: Random;
  /** Of the secrets that the database was used with: no others are taken, and none made anew. */
  readonly noted?: Fingerprints;
}

/** One-way: a secret is as hard to guess from it as to guess at all. */
function fingerprintOf(name: string, secret: string): string {
  return createHmac("sha256", secret).update(`fingerprint of ${name}`).digest("hex");
}

/** A server with a secret of its own would refuse what the others have signed and sealed. */
function refuse(file: string, what: string): never {
  const name = path.basename(file);
  throw new ConfigError(
    `The secret ${file} ${what}. All servers of one database share their secrets: copy ` +
      `${path.dirname(file)} from one that runs, or from the backup. If the secret was replaced ` +
      `on purpose, let the database forget the old one: ` +
      `DELETE FROM platform.secret WHERE name = '${name}'`,
  );
}

export function requireNoted(folder: string, used: Fingerprints, noted: Fingerprints): void {
  for (const [name, fingerprint] of used) {
    if ((noted.get(name) ?? fingerprint) === fingerprint) continue;
    refuse(path.join(folder, name), "is not the one that the database was used with");
  }
}

export function createSecrets({ folder, random, noted = new Map() }: SecretsOptions): Secrets {
  const used = new Map<string, string>();
  const kept = (name: string, make: () => string): string => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, name);
    if (!existsSync(file)) {
      if (noted.has(name)) refuse(file, "is missing, and the database was used with one");
      try {
        writeFileSync(file, make(), { mode: 0o600, flag: "wx" });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
    }
    const secret = readFileSync(file, "utf8");
    if (!used.has(name)) {
      used.set(name, fingerprintOf(name, secret));
      requireNoted(folder, used, noted);
    }
    return secret;
  };
  return {
    text: (name) => kept(name, () => random.token(32)),
    rsaKeyPair: (name) => {
      const pem = kept(`${name}.pem`, () => {
        const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
        return pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
      });
      const privateKey = createPrivateKey(pem);
      return { privateKey, publicKey: createPublicKey(privateKey) };
    },
    used: () => used,
  };
}
