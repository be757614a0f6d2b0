/**
 * Which studios there are, whose key is whose, and who is away: read once and remembered as long as
 * notices of a change are proven to be heard, so a switch holds everywhere within a second.
 */
import type { KeyObject } from "node:crypto";
import { DECISIVE_TTL_MS, remember } from "../../platform/memory/remember.ts";
import { type Soon, soon } from "../../platform/memory/soon.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Notices } from "../../platform/database/notices.ts";
import type { Db } from "../../platform/database/types.ts";
import { type CircuitRow, loadCircuits } from "./circuit-repository.ts";
import { loadOwnKeys, type OwnKeyRow } from "./own-key-repository.ts";
import { circuitState } from "./partner-policy.ts";
import { readStudioKey } from "./signature.ts";
import { type KeptKey, loadKeys, loadStudios, type Studio } from "./studio-repository.ts";

export interface Studios {
  find(code: string): Soon<Studio | null>;
  findKey(keyId: string): Promise<PartnerKey | null>;
  /** For whoever does not say which key was used: the newest first, a bounded number. */
  listKeys(): Promise<readonly PartnerKey[]>;
  findCircuit(code: string): Soon<CircuitRow | null>;
  /** Ours, for requests to this partner; the latest to sign first. */
  listOwnKeys(code: string): Promise<readonly OwnKeyRow[]>;
  /** Whose games cannot be opened just now: switched off, or away. */
  listAway(): Promise<ReadonlySet<string>>;
  /** Of partners that are switched on, as they were known last. */
  frameOrigins(): readonly string[];
  invalidate(): void;
}

export interface PartnerKey {
  readonly studio: string;
  readonly publicKey: KeyObject;
  readonly retiresAt: Date | null;
}

interface Directory {
  /** Of frames, of the studios that are switched on. */
  readonly origins: readonly string[];
  readonly studios: ReadonlyMap<string, Studio>;
  readonly keys: ReadonlyMap<string, PartnerKey>;
  readonly circuits: ReadonlyMap<string, CircuitRow>;
  readonly ownKeys: readonly OwnKeyRow[];
}

/** Each is a verification that anybody can make us do. */
const KEYS_TRIED_MAX = 32;

export function createStudios(deps: {
  readonly db: Db;
  readonly clock: Clock;
  readonly notices: Notices;
}): Studios {
  const { db, clock, notices } = deps;
  const ttlMs = DECISIVE_TTL_MS;
  const directory = remember(() => load(db), {
    clock,
    ttlMs,
    forgetOn: { notices, topic: "studios" },
  });
  let known: Pick<Directory, "origins"> = { origins: [] };
  /** What the memory holds, not what was read last: of two loads the older may end later. */
  const latest = (): Pick<Directory, "origins"> => {
    const held = directory.get();
    if (!(held instanceof Promise)) known = held;
    // Whoever needs it finds out themselves that it cannot be read.
    else held.catch(() => undefined);
    return known;
  };
  // After the memory has heard it: pages are given what is known, and do not wait.
  notices.on("studios", latest);
  const isGood = ({ retiresAt }: PartnerKey): boolean =>
    retiresAt === null || retiresAt > clock.now();
  return {
    find: (code) => soon(directory.get(), ({ studios }) => studios.get(code) ?? null),
    findKey: async (keyId) => {
      const key = (await directory.get()).keys.get(keyId);
      return key !== undefined && isGood(key) ? key : null;
    },
    listKeys: async () =>
      [...(await directory.get()).keys.values()].filter(isGood).slice(0, KEYS_TRIED_MAX),
    findCircuit: (code) => soon(directory.get(), ({ circuits }) => circuits.get(code) ?? null),
    listOwnKeys: async (code) =>
      (await directory.get()).ownKeys.filter(({ studio }) => studio === code),
    listAway: async () => {
      const { studios, circuits } = await directory.get();
      const now = clock.now();
      const isAway = ({ code, status }: Studio): boolean =>
        status === "disabled" || circuitState(circuits.get(code) ?? null, now) === "open";
      return new Set([...studios.values()].filter(isAway).map(({ code }) => code));
    },
    frameOrigins: () => latest().origins,
    invalidate: () => directory.forget(),
  };
}

function originsOf(studios: readonly Studio[]): readonly string[] {
  const open = studios.filter(({ status }) => status === "active");
  return [...new Set(open.flatMap(({ frameOrigins }) => frameOrigins))];
}

async function load(db: Db): Promise<Directory> {
  const [studios, keys, circuits, ownKeys] = await Promise.all([
    loadStudios(db),
    loadKeys(db),
    loadCircuits(db),
    loadOwnKeys(db),
  ]);
  return {
    origins: originsOf(studios),
    ownKeys,
    studios: new Map(studios.map((studio) => [studio.code, studio])),
    keys: new Map(keys.map((key) => [key.keyId, toPartnerKey(key)])),
    circuits: new Map(circuits.map((circuit) => [circuit.studio, circuit])),
  };
}

function toPartnerKey({ studio, publicKeyPem, retiresAt }: KeptKey): PartnerKey {
  return { studio, publicKey: readStudioKey(publicKeyPem), retiresAt };
}
