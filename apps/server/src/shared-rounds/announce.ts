/**
 * Salts from public events. A chain's head is published before the event that gives its salt, so
 * the house cannot have made a chain that suits the salt, and cannot choose the salt either.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/shared-tables.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { toWireInstant } from "../platform/days.ts";
import { requireTable } from "./open-table.ts";
import { presentSaltEvent } from "./present.ts";
import { eventAhead } from "./public-event.ts";
import {
  type AnnouncedChain,
  findWaiting,
  insertAnnounced,
  listAnnounced,
  lockWaiting,
  writeSalt,
} from "./repository-announced.ts";
import { makeChain } from "./seeds.ts";
import type { Context } from "./types.ts";

/** All that salts need of the room: the command that enters them has no players. */
export type SaltContext = Pick<Context, "db" | "clock" | "random" | "games" | "seedBox">;

/** Whoever wants to keep an announcement must have the time to see it. */
const AHEAD_MIN_MS = 10 * 60_000;
/** Fits the hash of a block, a drawn number with its date, a beacon's pulse. */
const SALT = /^[A-Za-z0-9_-]{16,64}$/;

/** There is always a chain announced that can follow the one in use. */
export async function keepAnnounced(context: SaltContext, game: string): Promise<void> {
  if ((await findWaiting(context.db, game)) !== null) return;
  const announcedAt = context.clock.now();
  const chain = {
    ...makeChain(context),
    game,
    announcedAt,
    ...eventAhead(announcedAt, AHEAD_MIN_MS),
  };
  await inTransaction(context.db, (tx) => insertAnnounced(tx, chain));
}

/** What waits at every table, and for which event. */
export async function listWaiting(context: SaltContext): Promise<AnnouncedChain[]> {
  const found = context.games.map(({ facts }) => findWaiting(context.db, facts.code));
  return (await Promise.all(found)).filter((chain) => chain !== null);
}

/** The announced chain follows when the one in use ends, at once where that has no such salt. */
export async function enterSalt(
  context: SaltContext,
  { game, salt }: { readonly game: string; readonly salt: string },
): Promise<void> {
  requireTable(context, game);
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
