/**
 * A player's pair of server seeds: one in use, and the next one, to which the house is committed
 * before the client seed that it will be used with can exist.
 */
import { commitmentOf } from "@tucano/game-math/provably-fair.ts";
import type { Tx } from "../../platform/database/types.ts";
import {
  beginNext,
  findNextCommitment,
  insertSeed,
  readSealedInUse,
  type StoredSeed,
  writeRevealed,
} from "./repository-seeds.ts";
import type { Context } from "../types.ts";

const SERVER_SEED_BYTES = 32;

/** What the next seed will be. It is the player's turn. */
export async function commitToNext(context: Context, tx: Tx, player: string): Promise<string> {
  const known = await findNextCommitment(tx, player);
  if (known !== null) return known;
  const { random, clock, seedBox } = context;
  const serverSeed = random.bytes(SERVER_SEED_BYTES);
  const commitment = commitmentOf(serverSeed);
  const sealed = seedBox.seal(serverSeed, commitment);
  await insertSeed(tx, { id: random.uuid(), player, sealed, commitment, at: clock.now() });
  return commitment;
}

/** The seed that was committed to is in use; null: the player has yet to choose a client seed. */
export async function turnToNext(
  context: Context,
  tx: Tx,
  { player, clientSeed }: { readonly player: string; readonly clientSeed: string | null },
): Promise<StoredSeed> {
  await commitToNext(context, tx, player);
  return beginNext(tx, { player, clientSeed, at: context.clock.now() });
}

/** Ends the use of the seed in use and answers it. */
export async function revealSeed(context: Context, tx: Tx, player: string): Promise<Buffer> {
  const { sealed, commitment } = await readSealedInUse(tx, player);
  const serverSeed = context.seedBox.open(sealed, commitment);
  await writeRevealed(tx, { player, serverSeed, at: context.clock.now() });
  return serverSeed;
}
