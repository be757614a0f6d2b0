/** Which studios there are and whose key is whose, read once in a few seconds. */
import type { KeyObject } from "node:crypto";
import { DECISIVE_TTL_MS, remember } from "../../platform/memory/remember.ts";
import { type Soon, soon } from "../../platform/memory/soon.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/types.ts";
import { readStudioKey } from "./signature.ts";
import { loadKeys, loadStudios, type Studio } from "./studio-repository.ts";

export interface Studios {
  find(code: string): Soon<Studio | null>;
  findKey(keyId: string): Promise<PartnerKey | null>;
  /** For whoever does not say which key was used: the newest first, a bounded number. */
  listKeys(): Promise<readonly PartnerKey[]>;
  invalidate(): void;
}

export interface PartnerKey {
  readonly studio: string;
  readonly publicKey: KeyObject;
}

interface Directory {
  readonly studios: ReadonlyMap<string, Studio>;
  readonly keys: ReadonlyMap<string, PartnerKey>;
}

/** Each is a verification that anybody can make us do. */
const KEYS_TRIED_MAX = 32;

export function createStudios({ db, clock }: { db: Db; clock: Clock }): Studios {
  const directory = remember(() => load(db), { clock, ttlMs: DECISIVE_TTL_MS });
  return {
    find: (code) => soon(directory.get(), ({ studios }) => studios.get(code) ?? null),
    findKey: async (keyId) => (await directory.get()).keys.get(keyId) ?? null,
    listKeys: async () => [...(await directory.get()).keys.values()].slice(0, KEYS_TRIED_MAX),
    invalidate: () => directory.forget(),
  };
}

async function load(db: Db): Promise<Directory> {
  const [studios, keys] = await Promise.all([loadStudios(db), loadKeys(db)]);
  return {
    studios: new Map(studios.map((studio) => [studio.code, studio])),
    keys: new Map(
      keys.map((key) => [
        key.keyId,
        { studio: key.studio, publicKey: readStudioKey(key.publicKeyPem) },
      ]),
    ),
  };
}
