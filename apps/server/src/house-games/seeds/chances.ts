/**
 * Seeds for a studio beside this one whose outcomes are drawn elsewhere: the same commitments, the
 * same streams of words, counted by the seed's own row. That studio names its players' seeds and
 * knows which of its rounds are open.
 */
import type { InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/house-games.ts";
import type { FairRound } from "@tucano/game-math/provably-fair.ts";
import type { Tx } from "../../platform/database/types.ts";
import { readSeedOf, readSeedOfCommitment, takeNonce } from "./repository-seeds.ts";
import { chooseSeed, ownKeeping, presentSeed, turnSeed } from "./seeds.ts";
import type { Context } from "../types.ts";

/** Where a round's words come from. */
export interface TakenChance {
  readonly seedId: string;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Whether a round is open is checked by whoever plays it, before a seed is turned or changed. */
const nothingOpen = async (): Promise<void> => undefined;

export function createChances(context: Context) {
  const seeds = ownKeeping(context);
  return {
    show: async (tx: Tx, player: string) => presentSeed(await seeds.inUse(tx, player)),
    choose: (tx: Tx, player: string, input: InputOf<typeof contract.setClientSeed>) =>
      chooseSeed(tx, { seeds, player, input, refuse: nothingOpen }),
    rotate: (tx: Tx, player: string, input: InputOf<typeof contract.rotateSeed>) =>
      turnSeed(context, tx, { seeds, player, input, refuse: nothingOpen }),
    /** The next nonce, used from now on. `elseSeed` where no browser has chosen a client seed. */
    take: async (tx: Tx, player: string, elseSeed: string): Promise<TakenChance> => {
      const { id: seedId, commitment, clientSeed } = await seeds.inUse(tx, player);
      if (clientSeed === null) await seeds.changeClientSeed(tx, player, elseSeed);
      const nonce = await takeNonce(tx, player);
      return { seedId, commitment, clientSeed: clientSeed ?? elseSeed, nonce };
    },
    /** What a round is drawn from; never for an answer. */
    open: async (seedPlayer: string, taken: TakenChance): Promise<FairRound> => {
      const { seedId, commitment, clientSeed, nonce } = taken;
      const { open, sealed } = await readSeedOf(context.db, { seedPlayer, seedId });
      const serverSeed = open ?? context.seedBox.open(sealed ?? Buffer.alloc(0), commitment);
      return { serverSeed, clientSeed, nonce };
    },
    /** Null as long as it is in use. */
    revealed: (commitment: string) => readSeedOfCommitment(context.db, commitment),
  };
}
