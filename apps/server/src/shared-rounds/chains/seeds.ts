/** Chains of seeds: made, remembered, and given out one place at a time. */
import { createHash } from "node:crypto";
import { commitmentOf, seedToHex } from "@tucano/game-math/provably-fair.ts";
import { seedAt, unrollChain } from "@tucano/game-math/shared/chain.ts";
import { BoundedMap } from "../../platform/memory/bounded-map.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Db, Tx } from "../../platform/database/types.ts";
import { sealLeft, type SeedBox } from "../../platform/secrets/seed-box.ts";
import {
  listUnsealedAnnounced,
  startAnnounced,
  writeSealedAnnounced,
} from "./repository-announced.ts";
import {
  type Chain,
  insertChain,
  listUnsealedChains,
  lockChainInUse,
  readSealedChain,
  useChain,
  writeSealedChains,
} from "../repository.ts";
import type { Context, SeedKeeper } from "../types.ts";

/** Some days of flights. Unrolled in some milliseconds, and 32 bytes a round to remember. */
const CHAIN_LENGTH = 20_000;
const SEED_BYTES = 32;
const SALT_BYTES = 18;
/** One a game, and those that are just used up. */
const REMEMBERED_MAX = 32;

const sha256 = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();

export function createSeedKeeper({ db, seedBox }: { db: Db; seedBox: SeedBox }): SeedKeeper {
  const unrolled = new BoundedMap<string, Uint8Array>(REMEMBERED_MAX);
  const unroll = async (by: Db | Tx, chainId: string): Promise<Uint8Array> => {
    const found = await readSealedChain(by, chainId);
    if (found === null) throw new Error(`The chain ${chainId} is gone.`);
    return unrollChain(seedBox.open(found.sealed, found.head), found.length, sha256);
  };
  return {
    of: async ({ chainId, place }, by = db) => {
      const known = unrolled.get(chainId) ?? (await unroll(by, chainId));
      unrolled.set(chainId, known);
      return seedAt(known, place);
    },
  };
}

export interface Place {
  readonly chain: Chain;
  readonly place: number;
  readonly commitment: string;
}

/** Takes the next place of the game's chain. Null: none may be used before its salt is entered. */
export async function takePlace(
  context: Context,
  tx: Tx,
  wish: { readonly game: string; readonly mayDrawSalt: boolean },
): Promise<Place | null> {
  const chain = await chainInUse(context, tx, wish);
  if (chain === null) return null;
  await useChain(tx, chain.id);
  if (chain.used === 0) return { chain, place: 0, commitment: chain.head };
  // What commits to a seed is its hash, and that is the seed before it.
  const before = await context.seeds.of({ chainId: chain.id, place: chain.used - 1 }, tx);
  return { chain, place: chain.used, commitment: seedToHex(before) };
}

/**
 * A chain whose salt comes from a public event is used to its end. Where there is none, the
 * announced one follows as soon as its salt is entered, and until then the house may draw a salt
 * itself, after the chain's head is fixed, where that is allowed.
 */
async function chainInUse(
  context: Context,
  tx: Tx,
  { game, mayDrawSalt }: Parameters<typeof takePlace>[2],
): Promise<Chain | null> {
  const current = await lockChainInUse(tx, game);
  if (current !== null && current.isSaltPublic) return current;
  if (await startAnnounced(tx, game, context.clock.now())) return lockChainInUse(tx, game);
  if (!mayDrawSalt) return null;
  return current ?? startChain(context, tx, game);
}

/** A chain, sealed; its first seed's hash is its head. */
export function makeChain({ random, seedBox }: Pick<Context, "random" | "seedBox">) {
  const secret = random.bytes(SEED_BYTES);
  const head = commitmentOf(seedAt(unrollChain(secret, CHAIN_LENGTH, sha256), 0));
  return { id: random.uuid(), sealed: seedBox.seal(secret, head), head, length: CHAIN_LENGTH };
}

async function startChain(context: Context, tx: Tx, game: string): Promise<Chain> {
  const made = makeChain(context);
  const chain = {
    ...made,
    game,
    clientSeed: context.random.token(SALT_BYTES),
    isSaltPublic: false,
    used: 0,
    publishedAt: context.clock.now(),
  };
  await insertChain(tx, chain);
  return chain;
}

/** Seals whatever is unencrypted, or under a key that has been replaced. */
export async function sealChains({ db, seedBox }: Pick<Context, "db" | "seedBox">) {
  const announced = await sealLeft(seedBox, {
    read: (keyName, limit) => listUnsealedAnnounced(db, keyName, limit),
    write: (sealed) => inTransaction(db, (tx) => writeSealedAnnounced(tx, sealed)),
  });
  const chains = await sealLeft(seedBox, {
    read: (keyName, limit) => listUnsealedChains(db, keyName, limit),
    write: (sealed) => inTransaction(db, (tx) => writeSealedChains(tx, sealed)),
  });
  return announced + chains;
}
