/** Committing to seeds and revealing them. The next seed is always committed to before its time. */
import { createHash } from "node:crypto";
import type { WheelKind } from "@tucano/contract/player/rewards/wheels.ts";
import { commitmentOf, seedToHex } from "@tucano/game-math/provably-fair.ts";
import { inTransaction, inTurn } from "../platform/database/transaction.ts";
import type { Tx } from "../platform/database/types.ts";
import { dayOf, startOfDay } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import { sealLeft } from "../platform/secrets/seed-box.ts";
import {
  type DueSeed,
  findLastNumber,
  insertSeed,
  listUnsealed,
  lockSeeds,
  lockUnrevealed,
  lockUsedBefore,
  readSealed,
  setClientSeed,
  writeRevealed,
  writeSealed,
} from "./repository-seeds.ts";
import type { OwnWheel, Prize, SeedInUse, WheelsDeps } from "./types.ts";

const SERVER_SEED_BYTES = 32;
const REVEALED_AT_ONCE = 1_000;
/** A bound for the job; more seeds than that are not used in a day. */
const ROUNDS_MAX = 10_000;

/** Spins, turns of the seed and grants of one member's wheel come one after another. */
export function inWheelTurn<T>(
  { db }: Pick<WheelsDeps, "db">,
  { memberId, wheel }: OwnWheel,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inTurn(db, { what: `wheels.${wheel}`, memberId }, work);
}

/** The seed in use and the one after it, made where they are missing. It is the wheel's turn. */
export async function seedsInUse(deps: WheelsDeps, tx: Tx, own: OwnWheel): Promise<SeedInUse> {
  let seeds = await lockSeeds(tx, own);
  while (seeds.length < 2) {
    await commitToSeed(deps, tx, own);
    seeds = await lockSeeds(tx, own);
  }
  const [current, next] = seeds;
  if (current === undefined || next === undefined) throw new Error("A member must have two seeds.");
  return { ...current, nextCommitment: next.commitment };
}

async function commitToSeed(deps: WheelsDeps, tx: Tx, own: OwnWheel): Promise<void> {
  const serverSeed = deps.random.bytes(SERVER_SEED_BYTES);
  const commitment = commitmentOf(serverSeed);
  await insertSeed(tx, {
    ...own,
    number: (await findLastNumber(tx, own)) + 1,
    sealed: deps.seedBox.seal(serverSeed, commitment),
    commitment,
    at: deps.clock.now(),
  });
}

/** A client seed, and the commitment that it was chosen for. */
export interface ClientChoice {
  readonly clientSeed: string;
  readonly commitment: string;
}

/** Whoever names the commitment has seen it: it was there before the client seed was. */
function requireSeen(choice: ClientChoice, commitment: string): void {
  if (choice.commitment !== commitment) throw new DomainError("wheels.seed_changed");
}

/** The seed of a spin, with the client seed that the member's own side has chosen. */
export async function seedOfSpin(
  deps: WheelsDeps,
  tx: Tx,
  { own, choice }: { readonly own: OwnWheel; readonly choice: ClientChoice | null },
): Promise<SeedInUse & { readonly clientSeed: string }> {
  const seed = await seedsInUse(deps, tx, own);
  if (choice !== null) {
    requireSeen(choice, seed.commitment);
    await setClientSeed(tx, { ...own, number: seed.number }, choice.clientSeed);
  }
  const clientSeed = choice?.clientSeed ?? seed.clientSeed;
  if (clientSeed === null) throw new DomainError("wheels.client_seed_missing");
  return { ...seed, clientSeed };
}

export interface Rotation {
  readonly revealed: {
    readonly serverSeed: string;
    readonly commitment: string;
    readonly spins: number;
  };
  readonly seed: SeedInUse;
}

/** The choice names the next commitment: the server is bound to it before this choice is known. */
export function rotateSeed(
  deps: WheelsDeps,
  own: OwnWheel,
  choice: ClientChoice,
): Promise<Rotation> {
  return inWheelTurn(deps, own, async (tx) => {
    const old = await seedsInUse(deps, tx, own);
    requireSeen(choice, old.nextCommitment);
    const due = await readSealed(tx, { ...own, number: old.number });
    const [serverSeed] = await reveal(deps, tx, due);
    if (serverSeed === undefined) throw new Error("A seed can be revealed only once.");
    await setClientSeed(tx, { ...own, number: old.number + 1 }, choice.clientSeed);
    return {
      revealed: {
        serverSeed: seedToHex(serverSeed),
        commitment: old.commitment,
        spins: old.nonce,
      },
      seed: await seedsInUse(deps, tx, own),
    };
  });
}

/** Ends the use of these; answers their secrets. */
async function reveal(
  { seedBox, clock }: Revealing,
  tx: Tx,
  due: readonly DueSeed[],
): Promise<Buffer[]> {
  const opened = due.map((seed) => ({
    ...seed,
    serverSeed: seedBox.open(seed.sealed, seed.commitment),
  }));
  await writeRevealed(tx, opened, clock.now());
  return opened.map(({ serverSeed }) => serverSeed);
}

type Revealing = Pick<WheelsDeps, "db" | "clock" | "seedBox">;

/** Reveals seeds that were used on an earlier day; answers how many. Harmless when run twice. */
export function revealDue(deps: Revealing): Promise<number> {
  const before = startOfDay(dayOf(deps.clock.now()));
  return revealAll(deps, (tx) => lockUsedBefore(tx, before, REVEALED_AT_ONCE));
}

/** After a restore to the past: what members have seen drawn from a seed would be drawn again. */
export function retireSeeds(deps: Revealing): Promise<number> {
  return revealAll(deps, (tx) => lockUnrevealed(tx, REVEALED_AT_ONCE));
}

async function revealAll(
  deps: Revealing,
  lock: (tx: Tx) => Promise<readonly DueSeed[]>,
): Promise<number> {
  let total = 0;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const { length } = await inTransaction(deps.db, async (tx) => reveal(deps, tx, await lock(tx)));
    total += length;
    if (length < REVEALED_AT_ONCE) break;
  }
  return total;
}

/** Seals whatever is unencrypted, or under a key that has been replaced. */
export function sealSeeds({ db, seedBox }: Pick<WheelsDeps, "db" | "seedBox">): Promise<number> {
  return sealLeft(seedBox, {
    read: (keyName, limit) => listUnsealed(db, keyName, limit),
    write: (sealed) => inTransaction(db, (tx) => writeSealed(tx, sealed)),
  });
}

/** SHA-256 of the prizes as one JSON text: whoever has the list can compute its name. */
export function tableIdOf(wheel: WheelKind, prizes: readonly Prize[]): string {
  const lines = prizes.map(
    ({ code, kind, amountCentavos, spins, turnoverMultiple, weight, stockPerDay }) => [
      code,
      kind,
      amountCentavos,
      spins,
      turnoverMultiple,
      weight,
      stockPerDay,
    ],
  );
  return createHash("sha256")
    .update(JSON.stringify([wheel, lines]))
    .digest("hex");
}
