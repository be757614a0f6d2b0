/**
 * Salts from public events. A chain's head is published before the event that gives its salt, so
 * the house cannot have made a chain that suits the salt, and cannot choose the salt either.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/shared-tables.ts";
import { commitmentOf } from "@tucano/game-math/provably-fair.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { toWireInstant } from "../platform/days.ts";
import { requireTable } from "./open-table.ts";
import { presentSaltEvent } from "./present.ts";
import {
  type AnnouncedChain,
  insertAnnounced,
  listAnnounced,
  lockWaiting,
  writeSalt,
} from "./repository-announced.ts";
import { makeChain } from "./seeds.ts";
import type { Context } from "./types.ts";

/** All that salts need of the room: the command that enters them has no players. */
export type SaltContext = Pick<Context, "db" | "clock" | "random" | "games">;

/** Whoever wants to keep the announcement must have the time to see it. */
const AHEAD_MIN_MS = 10 * 60_000;
/** Fits the hash of a block, a drawn number with its date, a beacon's pulse. */
const SALT = /^[A-Za-z0-9_-]{16,64}$/;

export interface Announcement {
  readonly game: string;
  /** In words that let anybody look it up. */
  readonly event: string;
  readonly occursAt: Date;
}

/** What is wrong with a wish is a RangeError with words for whoever runs the site. */
export async function announceChain(
  context: SaltContext,
  { game, event, occursAt }: Announcement,
): Promise<AnnouncedChain> {
  requireTable(context, game);
  const announcedAt = context.clock.now();
  if (occursAt.getTime() - announcedAt.getTime() < AHEAD_MIN_MS) {
    throw new RangeError("The event must be at least ten minutes ahead.");
  }
  const made = makeChain(context.random);
  const { secret, length, first } = made;
  const id = context.random.uuid();
  const chain = { id, game, length, head: commitmentOf(first), event, announcedAt, occursAt };
  await inTransaction(context.db, async (tx) => {
    if ((await lockWaiting(tx, game)) !== null) {
      throw new RangeError("An announced chain of this table has not followed yet.");
    }
    await insertAnnounced(tx, { ...chain, secret });
  });
  return { ...chain, salt: null, saltAt: null, startedAt: null };
}

/** The table's next round is drawn from the announced chain. */
export async function enterSalt(
  context: SaltContext,
  { game, salt }: { readonly game: string; readonly salt: string },
): Promise<void> {
  if (!SALT.test(salt)) {
    throw new RangeError("A salt is 16 to 64 letters, digits, _ or -, such as a block's hash.");
  }
  const at = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    const chain = await lockWaiting(tx, game);
    if (chain === null) throw new RangeError("Nothing is announced for this table.");
    if (chain.salt !== null) throw new RangeError("Its salt was entered before.");
    if (at < chain.occursAt) throw new RangeError("The event has not happened yet.");
    await writeSalt(tx, { id: chain.id, salt, at });
  });
}

const LISTED_MAX = 100;

/** All announcements of a table: whoever left one out would have chosen. */
export async function fairnessChains(
  context: SaltContext,
  input: InputOf<typeof contract.fairnessChains>,
): Promise<DataOf<typeof contract.fairnessChains>> {
  const { facts } = requireTable(context, input.game);
  const found = await listAnnounced(context.db, { game: facts.code, limit: LISTED_MAX });
  return {
    list: found.map((chain) => ({
      head: chain.head,
      length: chain.length,
      announced_at: toWireInstant(chain.announcedAt),
      salt_event: presentSaltEvent(chain),
      salt: chain.salt,
      started_at: chain.startedAt === null ? null : toWireInstant(chain.startedAt),
    })),
  };
}
