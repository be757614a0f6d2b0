/**
 * Secrets this installation made for itself, kept in DATA_DIR, mode 600. A file holds one key, or
 * while it is replaced several, a line each: the first signs and seals, all of them are accepted.
 */
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Clock, systemClock } from "../clock.ts";
import { ConfigError } from "../config/env.ts";
import type { Random } from "../random.ts";

export interface RsaKeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Of each secret by its name, hexadecimal. */
type Fingerprints = ReadonlyMap<string, string>;
/** The same of all keys in its file, the one in use first. */
type FileFingerprints = ReadonlyMap<string, readonly string[]>;

export type KeyList = readonly [string, ...string[]];
/** As the file has them now: asked anew for each use. */
export type Keys = () => KeyList;

export interface Secrets {
  /** 256 bits of base64url, the same until the next start. */
  text(name: string): string;
  /** The same, changed while servers run. */
  keys(name: string): Keys;
  rsaKeyPair(name: string): RsaKeyPair;
  /** Of every secret that was asked for so far. */
  used(): FileFingerprints;
}

export interface SecretsOptions {
  readonly folder: string;
  readonly random: Random;
  /** Of the secrets that the database was used with: no others are taken, and none made anew. */
  readonly noted?: Fingerprints;
  readonly clock?: Clock;
}

/** How long a server may go on with keys that have been replaced. */
export const REREAD_MS = 1_000;

const KEY = /^[\w-]{43}$/;

/** Before a key that is accepted and not in use yet. */
export const TO_COME = "+";

/** The keys in the text of a secret's file. */
export function keysIn(text: string): KeyList {
  const lines = text.split("\n").filter(Boolean);
  const [first = "", ...others] = lines.map((line) => line.replace(/^\+/, ""));
  return [first, ...others];
}

/** One-way: a secret is as hard to guess from it as to guess at all. */
export function fingerprintOf(name: string, secret: string): string {
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

export function requireNoted(folder: string, used: FileFingerprints, noted: Fingerprints): void {
  for (const [name, fingerprints] of used) {
    const own = noted.get(name);
    if (own === undefined || fingerprints.includes(own)) continue;
    refuse(path.join(folder, name), "is not the one that the database was used with");
  }
}

/** Looks again from time to time; a file that is away or half copied changes nothing. */
function follow(file: string, first: KeyList, clock: Clock): Keys {
  let keys = first;
  let seen = changeOf(file);
  let lookedAt = clock.now().getTime();
  return () => {
    const now = clock.now().getTime();
    if (Math.abs(now - lookedAt) < REREAD_MS) return keys;
    lookedAt = now;
    const change = changeOf(file);
    if (change === null || change === seen) return keys;
    const found = keysIn(readFileSync(file, "utf8"));
    if (!found.every((key) => KEY.test(key))) return keys;
    seen = change;
    keys = found;
    return keys;
  };
}

function changeOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.ino} ${found.mtimeMs} ${found.size}`;
}

export function createSecrets(options: SecretsOptions): Secrets {
  const { folder, random, noted = new Map(), clock = systemClock } = options;
  const used = new Map<string, readonly string[]>();
  const followed = new Map<string, Keys>();
  const kept = (name: string, make: () => string, split: (text: string) => KeyList): KeyList => {
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
    const keys = split(readFileSync(file, "utf8"));
    if (!used.has(name)) {
      used.set(
        name,
        keys.map((key) => fingerprintOf(name, key)),
      );
      requireNoted(folder, used, noted);
    }
    return keys;
  };
  const keys = (name: string): Keys => {
    const known = followed.get(name);
    if (known !== undefined) return known;
    const first = kept(name, () => random.token(32), keysIn);
    const made = follow(path.join(folder, name), first, clock);
    followed.set(name, made);
    return made;
  };
  return {
    text: (name) => keys(name)()[0],
    keys,
    rsaKeyPair: (name) => {
      const makePem = () => {
        const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
        return pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
      };
      const [pem] = kept(`${name}.pem`, makePem, (text) => [text]);
      const privateKey = createPrivateKey(pem);
      return { privateKey, publicKey: createPublicKey(privateKey) };
    },
    used: () => used,
  };
}
