/**
 * Secrets this installation made for itself, kept in DATA_DIR, mode 600. A file holds one key, or
 * while it is replaced several: the first signs, seals and hashes, all of them are accepted. They
 * are read again while the server runs, so nobody keeps one.
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
import { type FileKey, isWhole, parseKeys, TO_COME, UNDERNEATH } from "./key-file.ts";
import { createKeyedHash, type KeyedHash } from "./keyed-hash.ts";

export interface RsaKeyPair {
  /** From 1 on; never used again. */
  readonly number: number;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Of each secret by its name, hexadecimal. */
type Fingerprints = ReadonlyMap<string, string>;
/** The same of all keys in its file, the one in use first. */
type FileFingerprints = ReadonlyMap<string, readonly string[]>;

export type KeyList = readonly [string, ...string[]];
/** As the file has them now, the one in use first: asked anew for each use. */
export type Keys = () => KeyList;
export type RsaKeys = () => readonly [RsaKeyPair, ...RsaKeyPair[]];

export interface Secrets {
  /** 256 bits of base64url each. */
  keys(name: string): Keys;
  /** What it makes stays good when the key is replaced: see there. */
  keyedHash(name: string): KeyedHash;
  /** Of the file `<name>.pem`. */
  rsaKeys(name: string): RsaKeys;
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

const PEM = ".pem";

export function makeKey(name: string, random: Random): string {
  if (!name.endsWith(PEM)) return random.token(32);
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
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
function follow(file: string, first: readonly FileKey[], clock: Clock): () => readonly FileKey[] {
  let keys = first;
  let seen = changeOf(file);
  let lookedAt = clock.now().getTime();
  return () => {
    const now = clock.now().getTime();
    if (Math.abs(now - lookedAt) < REREAD_MS) return keys;
    lookedAt = now;
    const change = changeOf(file);
    if (change === null || change === seen) return keys;
    const found = parseKeys(readFileSync(file, "utf8"));
    if (found.length === 0 || !found.every(isWhole)) return keys;
    seen = change;
    keys = found;
    return keys;
  };
}

function changeOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.ino} ${found.mtimeMs} ${found.size}`;
}

/** Made again only when the file has changed. */
function derive<T>(keys: () => readonly FileKey[], make: (keys: readonly FileKey[]) => T): () => T {
  let from: readonly FileKey[] | null = null;
  let made: T;
  return () => {
    const now = keys();
    if (now !== from) {
      made = make(now);
      from = now;
    }
    return made;
  };
}

function listKeys(keys: readonly FileKey[]): KeyList {
  const [first = "", ...others] = keys
    .filter(({ mark }) => mark !== UNDERNEATH)
    .map(({ key }) => key);
  return [first, ...others];
}

/** Of a pair; the first of a house has it without saying so. */
export function numberOf(key: string): number {
  return Number(/^(\d+)\n/.exec(key)?.[1] ?? 1);
}

function readPair(key: string): RsaKeyPair {
  const privateKey = createPrivateKey(key.replace(/^\d+\n/, ""));
  return { number: numberOf(key), privateKey, publicKey: createPublicKey(privateKey) };
}

/** Each over the one before: the oldest first. */
function readLayers(keys: readonly FileKey[]) {
  const inUse = keys.filter(({ mark }) => mark !== TO_COME);
  const coming = keys.filter(({ mark }) => mark === TO_COME);
  return {
    keys: [...inUse.toReversed(), ...coming].map(({ key }) => key),
    inUse: inUse.length,
    accepted: keys.filter(({ mark }) => mark !== UNDERNEATH).length,
  };
}

export function createSecrets(options: SecretsOptions): Secrets {
  const { folder, random, noted = new Map(), clock = systemClock } = options;
  const used = new Map<string, readonly string[]>();
  const followed = new Map<string, () => readonly FileKey[]>();
  const read = (name: string): readonly FileKey[] => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, name);
    if (!existsSync(file)) {
      if (noted.has(name)) refuse(file, "is missing, and the database was used with one");
      try {
        writeFileSync(file, makeKey(name, random), { mode: 0o600, flag: "wx" });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
    }
    const keys = parseKeys(readFileSync(file, "utf8"));
    used.set(
      name,
      keys.map(({ key }) => fingerprintOf(name, key)),
    );
    requireNoted(folder, used, noted);
    return keys;
  };
  const open = (name: string): (() => readonly FileKey[]) => {
    const known = followed.get(name);
    if (known !== undefined) return known;
    const made = follow(path.join(folder, name), read(name), clock);
    followed.set(name, made);
    return made;
  };
  return {
    keys: (name) => derive(open(name), listKeys),
    keyedHash: (name) => createKeyedHash(derive(open(name), readLayers)),
    rsaKeys: (name) =>
      derive(open(`${name}${PEM}`), (keys) => {
        const [first, ...others] = listKeys(keys);
        return [readPair(first), ...others.map(readPair)];
      }),
    used: () => used,
  };
}
