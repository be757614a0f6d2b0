/**
 * Salts from public events. A chain's head is published before the event that gives its salt, so
 * the house cannot have made a chain that suits the salt, and cannot choose the salt either.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/shared-tables.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { requireTable } from "../policy.ts";
import { eventAhead, saltFrom } from "./public-event.ts";
import {
  type AnnouncedChain,
  findWaiting,
  insertAnnounced,
  listAnnounced,
  listDue,
  lockWaiting,
  writeSalt,
} from "./repository-announced.ts";
import { makeChain } from "./seeds.ts";
import type { Context } from "../types.ts";

/** All that salts need of the room: the command that enters them has no players. */
export type SaltContext = Pick<Context, "db" | "clock" | "random" | "games" | "seedBox" | "beacon">;

/** Anybody who wants to store an announcement must have time to see it. */
const AHEAD_MIN_MS = 10 * 60_000;

/** There is always a chain announced that can follow the one in use. */
export async function keepAnnounced(context: SaltContext, game: string): Promise<void> {
  if ((await findWaiting(context.db, game)) !== null) return;
  const announcedAt = context.clock.now();
  const chain = {
    ...makeChain(context),
    game,
    announcedAt,
    ...eventAhead(context.beacon, announcedAt, AHEAD_MIN_MS),
  };
  await inTransaction(context.db, (tx) => insertAnnounced(tx, chain));
}

/** What waits at every table, and for which event. */
export async function listWaiting(context: SaltContext): Promise<AnnouncedChain[]> {
  const found = context.games.map(({ facts }) => findWaiting(context.db, facts.code));
  return (await Promise.all(found)).filter((chain) => chain !== null);
}

/** Whose event has happened, but its value has not been entered. */
export function listSaltsDue({ db, clock }: SaltContext): Promise<AnnouncedChain[]> {
  return listDue(db, clock.now());
}

/**
 * The announced chain follows when the one in use ends, at once where that has no such salt. The
 * beacon's signature proves the value: nothing is accepted without it.
 */
export async function enterSalt(
  context: SaltContext,
  { game, signature }: { readonly game: string; readonly signature: string },
): Promise<void> {
  requireTable(context, game);
  const announced = await findWaiting(context.db, game);
  if (announced === null) throw new RangeError("Nothing is announced for this table.");
  const { id, event, occursAt } = announced;
  const at = context.clock.now();
  if (at < occursAt) throw new RangeError("The event has not happened yet.");
  const salt = saltFrom(context.beacon, event, signature);
  if (salt === null) throw new RangeError(`This is not the beacon's signature of: ${event}.`);
  await inTransaction(context.db, async (tx) => {
    const chain = await lockWaiting(tx, game);
    if (chain?.id !== id || chain.salt !== null)
      throw new RangeError("Its salt was entered before.");
    await writeSalt(tx, { id, salt, at });
  });
}

const LISTED_MAX = 100;

/** All announcements of a table: leaving one out would be a choice. */
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
      started_at: toWireInstant(chain.startedAt),
      retired_at: toWireInstant(chain.retiredAt),
    })),
  };
}

export function presentSaltEvent({ event, occursAt, saltAt }: AnnouncedChain) {
  return {
    event,
    occurs_at: toWireInstant(occursAt),
    entered_at: toWireInstant(saltAt),
  };
}
