/** Committing to seeds and revealing them. The next seed is always committed to before its time. */
import { createHash } from "node:crypto";
import type { WheelKind } from "@tucano/contract/wheels.ts";
import { commitmentOf, seedToHex } from "@tucano/game-math/provably-fair.ts";
import { inTransaction, takeTurn } from "../platform/database/transaction.ts";
import type { Tx } from "../platform/database/types.ts";
import { dayOf, startOfDay } from "../platform/days.ts";
import type { Prize } from "./policy.ts";
import {
  findLastSeed,
  insertSeed,
  lockSeeds,
  revealSeed,
  revealUsedBefore,
  setClientSeed,
} from "./repository-seeds.ts";
import type { OwnWheel, SeedInUse, WheelsDeps } from "./types.ts";

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 12;
const REVEALED_AT_ONCE = 1_000;
/** A bound for the job; more seeds than that are not used in a day. */
const ROUNDS_MAX = 10_000;

/** Spins, turns of the seed and grants of one member's wheel come one after another. */
export function takeWheelTurn(tx: Tx, { memberId, wheel }: OwnWheel): Promise<void> {
  return takeTurn(tx, `wheels.${wheel}`, memberId);
}

/** The seed in use and the one after it, made where they are missing. It is the wheel's turn. */
export async function seedsInUse(deps: WheelsDeps, tx: Tx, own: OwnWheel): Promise<SeedInUse> {
  let seeds = await lockSeeds(tx, own);
  while (seeds.length < 2) {
    await commitToSeed(deps, tx, own);
    seeds = await lockSeeds(tx, own);
  }
  const [current, next] = seeds;
  if (current === undefined || next === undefined) throw new Error("There are two seeds.");
  return { ...current, nextCommitment: next.commitment };
}

async function commitToSeed({ random, clock }: WheelsDeps, tx: Tx, own: OwnWheel): Promise<void> {
  const last = await findLastSeed(tx, own);
  const serverSeed = random.bytes(SERVER_SEED_BYTES);
  await insertSeed(tx, {
    ...own,
    number: last === null ? 0 : last.number + 1,
    serverSeed,
    commitment: commitmentOf(serverSeed),
    clientSeed: last?.clientSeed ?? random.token(CLIENT_SEED_BYTES),
    at: clock.now(),
  });
}

export interface Rotation {
  readonly revealed: {
    readonly serverSeed: string;
    readonly commitment: string;
    readonly spins: number;
  };
  readonly seed: SeedInUse;
}

export function rotateSeed(
  deps: WheelsDeps,
  own: OwnWheel,
  clientSeed: string | null,
): Promise<Rotation> {
  return inTransaction(deps.db, async (tx) => {
    await takeWheelTurn(tx, own);
    const old = await seedsInUse(deps, tx, own);
    const secret = await revealSeed(tx, { ...own, number: old.number }, deps.clock.now());
    // The house has committed to the next seed before this choice is known.
    const next = { ...own, number: old.number + 1 };
    await setClientSeed(tx, next, clientSeed ?? old.clientSeed);
    return {
      revealed: {
        serverSeed: seedToHex(secret),
        commitment: old.commitment,
        spins: old.nonce,
      },
      seed: await seedsInUse(deps, tx, own),
    };
  });
}

/** Reveals seeds that were used on an earlier day; answers how many. Harmless when run twice. */
export async function revealDue({ db, clock }: WheelsDeps): Promise<number> {
  const at = clock.now();
  const before = startOfDay(dayOf(at));
  let total = 0;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const count = await inTransaction(db, (tx) =>
      revealUsedBefore(tx, { before, at, limit: REVEALED_AT_ONCE }),
    );
    total += count;
    if (count < REVEALED_AT_ONCE) break;
  }
  return total;
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
