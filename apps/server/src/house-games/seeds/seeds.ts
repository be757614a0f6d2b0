/**
 * Committing to seeds, revealing them, and knowing how many rounds were drawn from them. Who counts
 * those depends on who keeps the rounds: see kept-seeds.ts for real play beside the platform.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/house-games.ts";
import { seedToHex } from "@tucano/game-math/provably-fair.ts";
import { inOwnTurn, inTransaction, takeTurn } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import { sealLeft } from "../../platform/secrets/seed-box.ts";
import { commitToNext, revealSeed, turnToNext } from "./commit-to-seed.ts";
import {
  changeKeptClientSeed,
  isKeptByPlatform,
  keptSeedInUse,
  seedPlayerOf,
} from "./kept-seeds.ts";
import { hasPendingOn } from "../repository.ts";
import { listUnsealed, lockSeed, updateClientSeed, writeSealed } from "./repository-seeds.ts";
import type { Context, PlaySession, SeedInUse } from "../types.ts";

/** The player's seed in use, locked until the transaction ends; made when there is none. */
export async function seedInUse(context: Context, tx: Tx, player: string): Promise<SeedInUse> {
  await takeTurn(tx, "house_games.seed", player);
  const found = await lockSeed(tx, player);
  if (found !== null && found.nextNonce !== null) {
    const nextCommitment = await commitToNext(context, tx, player);
    return { ...found, nextNonce: found.nextNonce, nextCommitment };
  }
  // One that the platform has counted may not be used without it.
  if (found !== null) await revealSeed(context, tx, player);
  const begun = await turnToNext(context, tx, { player, clientSeed: null });
  return { ...begun, nextNonce: 0, nextCommitment: await commitToNext(context, tx, player) };
}

export function presentSeed(seed: SeedInUse): DataOf<typeof contract.setClientSeed> {
  return {
    commitment: seed.commitment,
    next_commitment: seed.nextCommitment,
    client_seed: seed.clientSeed,
    nonce: seed.nextNonce,
  };
}

/** How a player's seed is found, turned and changed, within the caller's transaction. */
interface SeedKeeping {
  inUse(tx: Tx, player: string): Promise<SeedInUse>;
  /** Of the seed in use, which is locked. */
  changeClientSeed(tx: Tx, player: string, clientSeed: string): Promise<void>;
}

function keepingOf(context: Context, session: PlaySession): SeedKeeping {
  if (isKeptByPlatform(context, session)) {
    return {
      inUse: (tx, player) => keptSeedInUse(context, tx, player),
      changeClientSeed: (tx, player, clientSeed) =>
        changeKeptClientSeed(context, tx, { player, clientSeed }),
    };
  }
  return ownKeeping(context);
}

/** Counted by the seed's own row. */
export function ownKeeping(context: Context): SeedKeeping {
  return {
    inUse: (tx, player) => seedInUse(context, tx, player),
    changeClientSeed: updateClientSeed,
  };
}

/** One at a time for a player: their seeds are locked until the transaction ends. */
export function inSeedTurn<T>(
  { db }: Context,
  session: PlaySession,
  work: (tx: Tx, player: string) => Promise<T>,
): Promise<T> {
  const player = seedPlayerOf(session);
  return inOwnTurn(db, `house_games.seed:${session.player}`, (tx) => work(tx, player));
}

export function readFairness(
  context: Context,
  session: PlaySession,
): Promise<DataOf<typeof contract.setClientSeed>> {
  const seeds = keepingOf(context, session);
  return inSeedTurn(context, session, async (tx, player) =>
    presentSeed(await seeds.inUse(tx, player)),
  );
}

/** A seed with an open round stays secret: the round's outcome hangs on it. */
async function refuseWhilePending(tx: Tx, player: string): Promise<void> {
  if (await hasPendingOn(tx, player)) throw new DomainError("house_games.round_unfinished");
}

/**
 * The player names the commitment that the client seed was chosen for. So no seed is drawn after
 * the client seed is known, and the same call again, or another window's, turns nothing twice.
 */
export function rotateSeed(
  context: Context,
  session: PlaySession,
  input: InputOf<typeof contract.rotateSeed>,
): Promise<DataOf<typeof contract.rotateSeed>> {
  const seeds = keepingOf(context, session);
  return inSeedTurn(context, session, (tx, player) =>
    turnSeed(context, tx, { seeds, player, input, refuse: () => refuseWhilePending(tx, player) }),
  );
}

interface SeedWish<Input> {
  readonly seeds: SeedKeeping;
  readonly player: string;
  readonly input: Input;
  /** Throws while a round that is open hangs on the seed. */
  readonly refuse: () => Promise<void>;
}

/** Within the player's turn. */
export async function turnSeed(
  context: Context,
  tx: Tx,
  { seeds, player, input, refuse }: SeedWish<InputOf<typeof contract.rotateSeed>>,
): Promise<DataOf<typeof contract.rotateSeed>> {
  const old = await seeds.inUse(tx, player);
  if (input.next_commitment !== old.nextCommitment) {
    throw new DomainError("house_games.seed_changed");
  }
  await refuse();
  const serverSeed = await revealSeed(context, tx, player);
  await turnToNext(context, tx, { player, clientSeed: input.client_seed });
  return {
    revealed: {
      server_seed: seedToHex(serverSeed),
      commitment: old.commitment,
      rounds: old.nextNonce,
    },
    fairness: presentSeed(await seeds.inUse(tx, player)),
  };
}

export function setClientSeed(
  context: Context,
  session: PlaySession,
  input: InputOf<typeof contract.setClientSeed>,
): Promise<DataOf<typeof contract.setClientSeed>> {
  const seeds = keepingOf(context, session);
  return inSeedTurn(context, session, (tx, player) =>
    chooseSeed(tx, { seeds, player, input, refuse: () => refuseWhilePending(tx, player) }),
  );
}

/** Within the player's turn. */
export async function chooseSeed(
  tx: Tx,
  { seeds, player, input, refuse }: SeedWish<InputOf<typeof contract.setClientSeed>>,
): Promise<DataOf<typeof contract.setClientSeed>> {
  const seed = await seeds.inUse(tx, player);
  // Naming it proves having seen it: it existed before the client seed did.
  if (input.commitment !== seed.commitment) throw new DomainError("house_games.seed_changed");
  await refuse();
  await seeds.changeClientSeed(tx, player, input.client_seed);
  return presentSeed({ ...seed, clientSeed: input.client_seed });
}

/** Seals whatever is unencrypted, or under a key that has been replaced. */
export function sealSeeds({ db, seedBox }: Pick<Context, "db" | "seedBox">): Promise<number> {
  return sealLeft(seedBox, {
    read: (keyName, limit) => listUnsealed(db, keyName, limit),
    write: (sealed) => inTransaction(db, (tx) => writeSealed(tx, sealed)),
  });
}
