/** Recomputes a past round of a table from what the house published. Runs in a browser. */
import { canonicalJson } from "../canonical-json.ts";
import { commitmentOf, seedFromHex } from "../provably-fair.ts";
import { isOnChain } from "./chain.ts";
import { findSharedGame } from "./index.ts";
import { mixClientSeed } from "./player-seeds.ts";

export interface PublishedTableRound {
  readonly game: string;
  readonly definitionVersion: number;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** What the client seed is made of: the chain's salt, and the seeds of the players. */
  readonly salt: string;
  readonly playerSeeds: readonly string[];
  /** The hash published before the chain's first round, and the round's place on it, from 0. */
  readonly chainHead: string;
  readonly chainPlace: number;
  readonly result: unknown;
}

export interface TableVerification {
  readonly commitmentMatches: boolean;
  readonly chainMatches: boolean;
  /** The salt and the players' seeds, and nothing else, are in the client seed. */
  readonly clientSeedMatches: boolean;
  readonly resultMatches: boolean;
  readonly result: unknown;
}

/** Null when the game or its version is unknown to this build. */
export function verifyTableRound(round: PublishedTableRound): TableVerification | null {
  const game = findSharedGame(round.game, round.definitionVersion);
  if (game === null) return null;
  const serverSeed = seedFromHex(round.serverSeed);
  const { clientSeed, nonce } = round;
  const result = game.draw({ serverSeed, clientSeed, nonce });
  return {
    commitmentMatches: commitmentOf(serverSeed) === round.commitment,
    chainMatches: isOnChain(round.serverSeed, round.chainPlace, round.chainHead),
    clientSeedMatches: mixClientSeed(round.salt, round.playerSeeds) === clientSeed,
    resultMatches: canonicalJson(result) === canonicalJson(round.result),
    result,
  };
}
