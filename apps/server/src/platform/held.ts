/**
 * Connections are taken in one order. Holding one and waiting for another of the same kind may
 * deadlock: a handful of calls of one member, each in a transaction that
 * reads through the pool, have held up everybody else. So a transaction reads by its own
 * connection, and what comes from memory or from another room is read before it begins. Tests
 * watch over that; a running house pays nothing for it.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** In the order in which they may be taken: who holds one waits for a later one only. */
export const kinds = ["apart", "pool", "lane"] as const;
export type Kind = (typeof kinds)[number];

interface Hold {
  readonly kind: Kind;
  isHeld: boolean;
}

const current = new AsyncLocalStorage<Hold>();
let isWatched = false;

/** From now on, in this process: for tests. */
export function watchConnections(): void {
  isWatched = true;
}

/** Runs what needs the connection that has just been taken. */
export async function holding<T>(kind: Kind | null, work: () => Promise<T>): Promise<T> {
  if (!isWatched || kind === null) return work();
  const hold: Hold = { kind, isHeld: true };
  try {
    return await current.run(hold, work);
  } finally {
    // What was begun in there and goes on by itself holds nothing any more.
    hold.isHeld = false;
  }
}

/** For what is begun here and waited for by nobody here: it holds nothing. */
export function besides<T>(work: () => T): T {
  return isWatched ? current.exit(work) : work();
}

/** Throws where one is about to be waited for by somebody who holds one as late, or later. */
export function requireInOrder(kind: Kind): void {
  if (!isWatched) return;
  const hold = current.getStore();
  if (hold?.isHeld !== true || kinds.indexOf(kind) > kinds.indexOf(hold.kind)) return;
  throw new Error(
    `A connection of the kind "${kind}" is asked for within a transaction on "${hold.kind}". ` +
      "Read it before the transaction begins, or by the transaction's own `tx`.",
  );
}

const kindsOf = new WeakMap<object, Kind>();

/** Of connections that are watched; of others nothing is known. */
export function register(db: object, kind: Kind): void {
  kindsOf.set(db, kind);
}

export function kindOf(db: object): Kind | null {
  return kindsOf.get(db) ?? null;
}
