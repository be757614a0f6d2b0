/**
 * Replacing a key while servers run. A new one is first added at the end of the file: servers
 * accept it and go on with the old one. Once all of them have read it, it moves to the front and is
 * used. At last the old ones are taken out. Of a folder that is copied to several machines, the
 * copy goes between these steps.
 */
import { readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Random } from "../random.ts";
import { fingerprintOf, TO_COME } from "./secrets.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface Rotation {
  readonly protects: string;
  /** So long after the new key is in use somebody may still bring what the old one made. */
  readonly neededMs: number;
  /** What the old one sealed lies in the database: it is sealed anew before the old one goes. */
  readonly isSealing?: true;
}

export const rotations: Readonly<Record<string, Rotation>> = {
  "members-access-token": { protects: "players' access tokens", neededMs: 16 * MINUTE_MS },
  "members-refresh-token": { protects: "successors of refresh tokens", neededMs: MINUTE_MS },
  "members-device": { protects: "cookies of known devices", neededMs: 180 * DAY_MS },
  "members-social": { protects: "signing in elsewhere, underway", neededMs: 16 * MINUTE_MS },
  "members-second-factor": {
    protects: "players' authenticators",
    neededMs: MINUTE_MS,
    isSealing: true,
  },
  "backoffice-second-factor": {
    protects: "operators' authenticators",
    neededMs: 16 * MINUTE_MS,
    isSealing: true,
  },
  "backoffice-audit": { protects: "the end of the audit log", neededMs: MINUTE_MS },
  "identity-pictures": {
    protects: "pictures of documents and faces",
    neededMs: MINUTE_MS,
    isSealing: true,
  },
  "psp-webhook": { protects: "the address that the bank notifies", neededMs: 10 * MINUTE_MS },
  seeds: { protects: "server seeds to come", neededMs: MINUTE_MS, isSealing: true },
};

/** Never half written: servers read it at any moment. */
function write(file: string, keys: readonly string[]): void {
  writeFileSync(`${file}.new`, keys.join("\n"), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export interface KeyFile {
  readonly count: number;
  /** Since when the file is as it is. */
  readonly changedAt: Date;
  /** Of the key that is accepted and not in use yet; null: there is none. */
  readonly fingerprintToCome: string | null;
  add(random: Random): void;
  /** What was to come is in use. */
  use(): void;
  /** Leaves the one in use alone. */
  retire(): void;
}

export function openKeyFile(folder: string, name: string): KeyFile {
  const file = path.join(folder, name);
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const coming = lines.find((line) => line.startsWith(TO_COME))?.slice(TO_COME.length);
  const others = lines.filter((line) => !line.startsWith(TO_COME));
  return {
    count: lines.length,
    changedAt: statSync(file).mtime,
    fingerprintToCome: coming === undefined ? null : fingerprintOf(name, coming),
    add: (random) => write(file, [...lines, `${TO_COME}${random.token(32)}`]),
    use: () => write(file, coming === undefined ? lines : [coming, ...others]),
    retire: () => write(file, others.slice(0, 1)),
  };
}
