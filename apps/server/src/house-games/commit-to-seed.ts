/** A new seed: its commitment is known from now on, the seed itself only when it is revealed. */
import { commitmentOf } from "@tucano/game-math/provably-fair.ts";
import type { Tx } from "../platform/database/types.ts";
import { insertSeed } from "./repository-seeds.ts";
import type { Context } from "./types.ts";

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 12;

/** Does nothing when there is a seed in use. A player who has chosen no client seed gets one. */
export async function commitToSeed(
  context: Context,
  tx: Tx,
  player: string,
  chosen: string | null,
): Promise<void> {
  const clientSeed = chosen ?? context.random.token(CLIENT_SEED_BYTES);
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
