/**
 * Replacing a key while servers run. A new one is first added at the end of the file: servers
 * accept it and go on with the old one. Once all of them have read it, it moves to the front and is
 * used. At last the old ones are taken out, or stay underneath what new ones are laid over. Of a
 * folder that is copied to several machines, the copy goes between these steps.
 */
import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Random } from "../random.ts";
import { type FileKey, parseKeys, printKeys, TO_COME, UNDERNEATH } from "./key-file.ts";
import { fingerprintOf, makeKey, numberOf } from "./secrets.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface Rotation {
  readonly protects: string;
  /** So long after the new key is in use somebody may still bring what the old one made. */
  readonly neededMs: number;
  /** So long before it is used others have to know it; a few seconds when it is left out. */
  readonly toldMs?: number;
  /**
   * What the old one made lies in the database, and is made anew before the old one goes: what it
   * sealed is sealed by the new one; what it hashed, the new one is laid over (keyed-hash.ts).
   */
  readonly keeps?: "seals" | "hashes";
}

export const rotations: Readonly<Record<string, Rotation>> = {
  "members-access-token": { protects: "players' access tokens", neededMs: 16 * MINUTE_MS },
  "members-refresh-token": { protects: "successors of refresh tokens", neededMs: MINUTE_MS },
  "members-device": { protects: "cookies of known devices", neededMs: 180 * DAY_MS },
  "members-social": { protects: "signing in elsewhere, underway", neededMs: 16 * MINUTE_MS },
  "members-second-factor": {
    protects: "players' authenticators",
    neededMs: MINUTE_MS,
    keeps: "seals",
  },
  "backoffice-second-factor": {
    protects: "operators' authenticators",
    neededMs: 16 * MINUTE_MS,
    keeps: "seals",
  },
  "backoffice-audit": { protects: "the end of the audit log", neededMs: MINUTE_MS },
  "identity-pictures": {
    protects: "pictures of documents and faces",
    neededMs: MINUTE_MS,
    keeps: "seals",
  },
  "integrations-webhooks": {
    protects: "secrets of addresses that events go to",
    neededMs: MINUTE_MS,
    keeps: "seals",
  },
  "rounds-partner-keys": {
    protects: "our keys for requests to partners",
    neededMs: MINUTE_MS,
    keeps: "seals",
  },
  "psp-webhook": { protects: "the address that the bank notifies", neededMs: 10 * MINUTE_MS },
  seeds: { protects: "server seeds to come", neededMs: MINUTE_MS, keeps: "seals" },
  "members-guard": {
    protects: "captchas, codes, counted guesses and recovery codes",
    neededMs: 61 * MINUTE_MS,
    keeps: "hashes",
  },
  "members-withdrawal-password": {
    protects: "the six digits that allow withdrawals",
    neededMs: MINUTE_MS,
    keeps: "hashes",
  },
  "backoffice-guard": {
    protects: "operators' counted guesses",
    neededMs: DAY_MS,
    keeps: "hashes",
  },
  "backoffice-barred": {
    protects: "which CPFs must not play",
    neededMs: MINUTE_MS,
    keeps: "hashes",
  },
  "studio-house.pem": {
    protects: "calls of the house's own studio to our wallet",
    neededMs: MINUTE_MS,
  },
  "operator-1.pem": {
    protects: "our calls to partners without a key of ours of their own",
    neededMs: MINUTE_MS,
    toldMs: 7 * DAY_MS,
  },
  "sandbox-psp-client": { protects: "play money", neededMs: 6 * MINUTE_MS },
};

/** Never half written: servers read it at any moment. */
function write(file: string, keys: readonly FileKey[]): void {
  writeFileSync(`${file}.new`, printKeys(keys), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export interface KeyFile {
  /** Of keys that are accepted. */
  readonly count: number;
  /** Since when the file is as it is. */
  readonly changedAt: Date;
  /** Of the key that is accepted and not in use yet; null: there is none. */
  readonly fingerprintToCome: string | null;
  add(random: Random): void;
  /** What was to come is in use. */
  use(): void;
  /** Only the one in use is accepted from now on. */
  retire(keeps: Rotation["keeps"]): void;
}

export function openKeyFile(folder: string, name: string): KeyFile {
  const file = path.join(folder, name);
  const keys = parseKeys(readFileSync(file, "utf8"));
  const coming = keys.find(({ mark }) => mark === TO_COME);
  const others = keys.filter(({ mark }) => mark !== TO_COME);
  const next = (random: Random): string => {
    const made = makeKey(name, random);
    const numbers = keys.map(({ key }) => numberOf(key));
    return made.includes("\n") ? `${Math.max(...numbers) + 1}\n${made}` : made;
  };
  return {
    count: keys.filter(({ mark }) => mark !== UNDERNEATH).length,
    changedAt: statSync(file).mtime,
    fingerprintToCome: coming === undefined ? null : fingerprintOf(name, coming.key),
    add: (random) => write(file, [...keys, { mark: TO_COME, key: next(random) }]),
    use: () =>
      write(file, coming === undefined ? keys : [{ mark: "", key: coming.key }, ...others]),
    retire: (keeps) => {
      const [inUse, ...old] = others;
      const under = keeps === "hashes" ? old : [];
      const first = inUse === undefined ? [] : [inUse];
      write(file, [...first, ...under.map(({ key }): FileKey => ({ mark: UNDERNEATH, key }))]);
    },
  };
}
