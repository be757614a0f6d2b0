/**
 * The door of the market: what the house promises in numbers, each from a moment on. Rooms read the
 * numbers that held when somebody was promised something, and pay by those. The shapes are in
 * numbers.ts, what the product comes with in defaults.ts.
 */
import assert from "node:assert";
import { DECISIVE_TTL_MS, remember } from "../platform/memory/remember.ts";
import { type Soon, soon } from "../platform/memory/soon.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { Room } from "../platform/room.ts";
import { type NumberKey, type Numbers, numbers } from "./numbers.ts";
import { offerNumbers, type SeveralKey } from "./offer-numbers.ts";
import { insertNumber, loadNumbers } from "./repository.ts";

export * from "./audience.ts";
export { checkNumbers } from "./check.ts";
export { installMarketDefaults } from "./defaults.ts";
export { presets } from "./presets.ts";
export type { FreeWith, NumberKey, Numbers } from "./numbers.ts";
export type { OtherOffer, SeveralKey } from "./offer-numbers.ts";

export const numberKeys = Object.keys(numbers) as readonly NumberKey[];

/** Of which several offers can run at once. */
export const severalKeys = Object.keys(offerNumbers) as readonly SeveralKey[];

export interface Version<Key extends NumberKey> {
  readonly effectiveFrom: Date;
  readonly value: Numbers[Key];
  readonly setBy: string | null;
}

/** From when on numbers hold; or why they were not set. */
export type Setting = Date | "too_soon" | "taken";

export interface Market {
  /** As they hold at `at`; without it, now. Kept in memory for some seconds. */
  read<Key extends NumberKey>(key: Key, at?: Date): Soon<Numbers[Key]>;
  /** All there ever was and all that is to come, the newest first, as the database has it now. */
  versions<Key extends NumberKey>(db: Db, key: Key): Promise<readonly Version<Key>[]>;
  /**
   * From `effectiveFrom` on, which lies at least NUMBERS_AHEAD_MS ahead; null: as soon as it may
   * be, which only this can say, as time goes on while others ask. Throws a ZodError for a value of
   * another shape.
   */
  set<Key extends NumberKey>(
    tx: Tx,
    key: Key,
    version: Omit<Version<Key>, "effectiveFrom"> & { readonly effectiveFrom: Date | null },
  ): Promise<Setting>;
}

export interface MarketDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** A transaction that sets numbers is done by then, or has failed. */
const COMMIT_MS = 5_000;
/**
 * So far ahead numbers are set at least: a process that read the old ones a moment before the
 * commit has forgotten them when the new ones begin.
 */
export const NUMBERS_AHEAD_MS = DECISIVE_TTL_MS + COMMIT_MS;

export function createMarket(deps: MarketDeps): Room<Market> {
  return { api: readMarket(deps) };
}

function readMarket({ db, clock }: MarketDeps): Market {
  const all = remember(() => loadVersions(db), { clock, ttlMs: DECISIVE_TTL_MS });
  return {
    versions: async (from, key) => (await loadVersions(from))[key],
    read: (key, at = clock.now()) => soon(all.get(), (versions) => valueAt(versions, key, at)),
    set: async (tx, key, { effectiveFrom: asked, value, setBy }) => {
      const soonest = new Date(clock.now().getTime() + NUMBERS_AHEAD_MS);
      const effectiveFrom = asked ?? soonest;
      if (effectiveFrom < soonest) return "too_soon";
      const row = { key, effectiveFrom, value: numbers[key].parse(value), setBy };
      const isSet = await insertNumber(tx, row);
      // A reader before the commit remembers the old ones, but only until before the new ones
      // begin.
      all.forget();
      return isSet ? effectiveFrom : "taken";
    },
  };
}

/** For readers of the journal: all there ever was of one key, the newest first. */
export async function readVersions<Key extends NumberKey>(
  tx: Tx,
  key: Key,
): Promise<readonly Version<Key>[]> {
  return (await loadVersions(tx))[key];
}

function valueAt<Key extends NumberKey>(versions: Versions, key: Key, at: Date): Numbers[Key] {
  // Several times a round: comparing dates themselves asks each of them for its value.
  const atMs = at.getTime();
  const ofKey: readonly Version<Key>[] = versions[key];
  const held = ofKey.find((one) => one.effectiveFrom.getTime() <= atMs);
  assert(held !== undefined, `There was no "${key}" yet at ${at.toISOString()}.`);
  return held.value;
}

type Versions = { readonly [Key in NumberKey]: readonly Version<Key>[] };

async function loadVersions(db: Db | Tx): Promise<Versions> {
  const rows = await loadNumbers(db);
  const keys = Object.keys(numbers) as NumberKey[];
  const entries = keys.map((key) => [
    key,
    rows
      .filter((row) => row.key === key)
      .map((row) => ({ ...row, value: numbers[key].parse(row.value) })),
  ]);
  return Object.fromEntries(entries) as Versions;
}
