/** Committing to seeds, revealing them, and counting the rounds drawn from them. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/house-games.ts";
import { commitmentOf, seedToHex } from "@tucano/game-math/provably-fair.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import { findPending } from "./repository.ts";
import { insertSeed, lockSeed, revealSeed, updateClientSeed } from "./repository-seeds.ts";
import type { Context, PlaySession, SeedInUse } from "./types.ts";

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 12;
/** A seed can only be missed while it is being rotated by the same player's other call. */
const ATTEMPTS_MAX = 3;

/** The player's seed in use, locked until the transaction ends; made when there is none. */
export async function seedInUse(context: Context, tx: Tx, player: string): Promise<SeedInUse> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const found = await lockSeed(tx, player);
    if (found !== null) return found;
    await commitToSeed(context, tx, player, context.random.token(CLIENT_SEED_BYTES));
  }
  throw new Error("A player's seed could be neither found nor made.");
}

async function commitToSeed(
  context: Context,
  tx: Tx,
  player: string,
  clientSeed: string,
): Promise<void> {
  const serverSeed = context.random.bytes(SERVER_SEED_BYTES);
  await insertSeed(tx, {
    id: context.random.uuid(),
    player,
    serverSeed,
    clientSeed,
    commitment: commitmentOf(serverSeed),
    at: context.clock.now(),
  });
}

export function presentSeed(seed: SeedInUse): DataOf<typeof contract.setClientSeed> {
  return { commitment: seed.commitment, client_seed: seed.clientSeed, nonce: seed.nextNonce };
}

export function readFairness(
  context: Context,
  player: string,
): Promise<DataOf<typeof contract.setClientSeed>> {
  return inTransaction(context.db, async (tx) => presentSeed(await seedInUse(context, tx, player)));
}

/** A seed with an open round stays secret: the round's outcome hangs on it. */
async function refuseWhilePending(tx: Tx, player: string): Promise<void> {
  const pending = await findPending(tx, player);
  if (pending.length > 0) throw new DomainError("house_games.round_unfinished");
}

export function rotateSeed(
  context: Context,
  session: PlaySession,
  input: InputOf<typeof contract.rotateSeed>,
): Promise<DataOf<typeof contract.rotateSeed>> {
  return inTransaction(context.db, async (tx) => {
    const { player } = session;
    const old = await seedInUse(context, tx, player);
    await refuseWhilePending(tx, player);
    const serverSeed = await revealSeed(tx, player, context.clock.now());
    await commitToSeed(context, tx, player, input.client_seed ?? old.clientSeed);
    return {
      revealed: {
        server_seed: seedToHex(serverSeed),
        commitment: old.commitment,
        rounds: old.nextNonce,
      },
      fairness: presentSeed(await seedInUse(context, tx, player)),
    };
  });
}

export function setClientSeed(
  context: Context,
  session: PlaySession,
  input: InputOf<typeof contract.setClientSeed>,
): Promise<DataOf<typeof contract.setClientSeed>> {
  return inTransaction(context.db, async (tx) => {
    const seed = await seedInUse(context, tx, session.player);
    await refuseWhilePending(tx, session.player);
    await updateClientSeed(tx, session.player, input.client_seed);
    return presentSeed({ ...seed, clientSeed: input.client_seed });
  });
}
