/**
 * The door of the market: what the house promises in numbers, each from a moment on. Rooms read the
 * numbers that held when somebody was promised something, and pay by those. The shapes are in
 * numbers.ts, what the product comes with in defaults.ts.
 */
import assert from "node:assert";
import { cached } from "../platform/cached.ts";
import type { Clock } from "../platform/clock.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Db } from "../platform/database/types.ts";
import { type NumberKey, type Numbers, numbers } from "./numbers.ts";
import { insertNumber, loadNumbers } from "./repository.ts";

export * from "./audience.ts";
export { checkNumbers } from "./check.ts";
export { installMarketDefaults } from "./defaults.ts";
export { isMoneyRelevant, presets } from "./presets.ts";
export type { NumberKey, Numbers } from "./numbers.ts";

export const numberKeys = Object.keys(numbers) as readonly NumberKey[];

/** The value in its shape; null when it has another one, or more than is known of. */
export function parseNumbers<Key extends NumberKey>(key: Key, value: unknown): Numbers[Key] | null {
  const parsed = numbers[key].safeParse(value);
  return parsed.success ? (parsed.data as Numbers[Key]) : null;
}

export interface Version<Key extends NumberKey> {
  readonly effectiveFrom: Date;
  readonly value: Numbers[Key];
  readonly setBy: string | null;
}

export interface Market {
  /** As they hold at `at`; without it, now. Kept in memory for some seconds. */
  read<Key extends NumberKey>(key: Key, at?: Date): Promise<Numbers[Key]>;
  /** All there ever was and all that is to come, the newest first. */
  versions<Key extends NumberKey>(key: Key): Promise<readonly Version<Key>[]>;
  /**
   * From `effectiveFrom` on, which lies ahead. Throws a ZodError for a value of another shape.
   * False: something else was set for that very moment.
   */
  set<Key extends NumberKey>(key: Key, version: Version<Key>): Promise<boolean>;
}

export interface MarketDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** So long another process may go by numbers from before an edit: edits lie ahead anyway. */
const REMEMBERED_MS = 5_000;

export function createMarket({ db, clock }: MarketDeps): Market {
  const all = cached({ clock, ttlMs: REMEMBERED_MS, load: () => loadVersions(db) });
  const versionsOf = async <Key extends NumberKey>(key: Key): Promise<readonly Version<Key>[]> =>
    (await all.get())[key];
  return {
    versions: versionsOf,
    read: async (key, at = clock.now()) => {
      // Several times a round: comparing dates themselves asks each of them for its value.
      const atMs = at.getTime();
      const held = (await versionsOf(key)).find((one) => one.effectiveFrom.getTime() <= atMs);
      assert(held !== undefined, `There was no "${key}" yet at ${at.toISOString()}.`);
      return held.value;
    },
    set: async (key, { effectiveFrom, value, setBy }) => {
      assert(effectiveFrom > clock.now(), "What has been promised is not changed afterwards.");
      const row = { key, effectiveFrom, value: numbers[key].parse(value), setBy };
      const isSet = await inTransaction(db, (tx) => insertNumber(tx, row));
      all.invalidate();
      return isSet;
    },
  };
}

type Versions = { readonly [Key in NumberKey]: readonly Version<Key>[] };

async function loadVersions(db: Db): Promise<Versions> {
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
