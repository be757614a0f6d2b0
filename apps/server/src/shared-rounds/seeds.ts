/** Chains of seeds: made, remembered, and given out one place at a time. */
import { createHash } from "node:crypto";
import { commitmentOf, seedToHex } from "@tucano/game-math/provably-fair.ts";
import { seedAt, unrollChain } from "@tucano/game-math/shared/chain.ts";
import { BoundedMap } from "../platform/bounded-map.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { Random } from "../platform/random.ts";
import { startAnnounced } from "./repository-announced.ts";
import { type Chain, insertChain, lockChainInUse, readSecret, useChain } from "./repository.ts";
import type { Context, SeedKeeper } from "./types.ts";

/** Some days of flights. Unrolled in some milliseconds, and 32 bytes a round to remember. */
const CHAIN_LENGTH = 20_000;
const SEED_BYTES = 32;
const SALT_BYTES = 18;
/** One a game, and those that are just used up. */
const REMEMBERED_MAX = 32;

const sha256 = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();

export function createSeedKeeper(db: Db): SeedKeeper {
  const unrolled = new BoundedMap<string, Uint8Array>(REMEMBERED_MAX);
  return {
    of: async ({ chainId, place }, by = db) => {
      const known = unrolled.get(chainId) ?? (await unroll(by, chainId));
      unrolled.set(chainId, known);
      return seedAt(known, place);
    },
  };
}

async function unroll(db: Db, chainId: string): Promise<Uint8Array> {
  const found = await readSecret(db, chainId);
  if (found === null) throw new Error(`The chain ${chainId} is gone.`);
  return unrollChain(found.secret, found.length, sha256);
}

export interface Place {
  readonly chain: Chain;
  readonly place: number;
  readonly commitment: string;
}

/**
 * Takes the next place of the game's chain; a chain that is used up is followed by a fresh one, and
 * any chain by an announced one as soon as that has its salt. The salt of a fresh one is drawn
 * after its head is fixed, so no chain can be made to suit it.
 */
export async function takePlace(context: Context, tx: Tx, game: string): Promise<Place> {
  await startAnnounced(tx, game, context.clock.now());
  const chain = (await lockChainInUse(tx, game)) ?? (await startChain(context, tx, game));
  await useChain(tx, chain.id);
  if (chain.used === 0) return { chain, place: 0, commitment: chain.head };
  // What commits to a seed is its hash, and that is the seed before it.
  const before = await context.seeds.of({ chainId: chain.id, place: chain.used - 1 }, tx);
  return { chain, place: chain.used, commitment: seedToHex(before) };
}

/** The secret that a chain is made from, and the first seed, whose hash is its head. */
export function makeChain(random: Random) {
  const secret = random.bytes(SEED_BYTES);
  const first = seedAt(unrollChain(secret, CHAIN_LENGTH, sha256), 0);
  return { secret, first, length: CHAIN_LENGTH };
}

async function startChain(context: Context, tx: Tx, game: string): Promise<Chain> {
  const { secret, first, length } = makeChain(context.random);
  const chain = {
    id: context.random.uuid(),
    game,
    length,
    head: commitmentOf(first),
    clientSeed: context.random.token(SALT_BYTES),
    used: 0,
    publishedAt: context.clock.now(),
  };
  await insertChain(tx, { ...chain, secret });
  return chain;
}
