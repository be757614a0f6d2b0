/** The pools' wallets, and the commands that change them and pay what was won. */
import { type Centavos, toCentavos, ZERO } from "@tucano/contract/money.ts";
import { toMemberId } from "@tucano/contract/member-id.ts";
import type { JackpotPool } from "@tucano/game-math/jackpots/draw.ts";
import type { CommandKind } from "../ledger/index.ts";
import { inTransaction, isUniqueViolation } from "../platform/database/transaction.ts";
import { dayOf } from "../platform/days.ts";
import { changePool, type PoolChange, wholeOf } from "./policy.ts";
import { readCounted } from "./repository.ts";
import type { JackpotsDeps, JackpotWin } from "./types.ts";

/** Numbers that no member has: theirs have nine digits. */
export const walletOf: Readonly<Record<JackpotPool, ReturnType<typeof toMemberId>>> = {
  mini: toMemberId(1),
  major: toMemberId(2),
  grand: toMemberId(3),
  personal: toMemberId(4),
};

export const SOURCE = "jackpots";

interface Changed {
  readonly takenCentavos: number;
}

const changeKind: CommandKind<PoolChange, null, never, Changed> = {
  name: "jackpots.pool",
  gather: async (_tx, inputs) => inputs.map(() => null),
  decide: (wallet, _facts, change) => {
    const { transfers, note, taken } = changePool(wallet, change);
    return { outcome: "applied", transfers, note, answer: { takenCentavos: taken } };
  },
};

interface Prize {
  readonly amount: Centavos;
  readonly reference: string;
}

/** Whatever became of the account: it was won before. */
const payKind: CommandKind<Prize, null, never, Record<string, never>> = {
  name: "jackpots.pay",
  gather: async (_tx, inputs) => inputs.map(() => null),
  decide: (_wallet, _facts, { amount, reference }) => ({
    outcome: "applied",
    transfers: [
      { kind: "jackpot.win", debit: "jackpot:prize", credit: "member:cash", amount, reference },
    ],
    answer: {},
  }),
};

/** Opened when the first is needed. Another process may be doing so just now. */
export async function openPools({ db, ledger }: JackpotsDeps): Promise<void> {
  const wanted = Object.values(walletOf);
  const there = await ledger.readWallets(wanted);
  for (const id of wanted) {
    if (there.has(id)) continue;
    await inTransaction(db, (tx) => ledger.openWallet(tx, id, "closed")).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
  }
}

/** What is added now, and what a new pool would begin with. */
async function changeOf(deps: JackpotsDeps, pool: JackpotPool) {
  const terms = await deps.market.read("jackpots");
  const { seedCentavos, seedsPerDayCentavos } = terms[pool];
  const counted = (await readCounted(deps.db)).get(pool);
  const day = dayOf(deps.clock.now());
  return {
    pool,
    day,
    contributed: wholeOf(counted?.contributed ?? 0),
    seed: {
      amount: toCentavos(terms.isOpen ? seedCentavos : 0),
      perDayMax: toCentavos(seedsPerDayCentavos),
    },
  };
}

/** Puts into the pool what stakes have added by now, and a seed that it still lacks. */
export async function addToPool(deps: JackpotsDeps, pool: JackpotPool): Promise<void> {
  const change = await changeOf(deps, pool);
  const id = `add:${change.contributed}:${change.day}`;
  await deps.ledger.execute(changeKind, {
    memberId: walletOf[pool],
    source: SOURCE,
    externalId: id,
    payload: { id },
    input: { ...change, take: null, reference: `jackpot:${pool}` },
  });
}

export const idOf = ({ pool, roundId }: Pick<JackpotWin, "pool" | "roundId">): string =>
  `${pool}:${roundId}`;
const referenceOf = (win: Pick<JackpotWin, "pool" | "roundId">): string => `jackpot:${idOf(win)}`;

/** Takes a prize out of its pool, once: the same win again gets the same amount. */
export async function takePrize(
  deps: JackpotsDeps,
  win: JackpotWin,
  take: "all" | Centavos,
): Promise<Centavos> {
  const { pool } = win;
  const outcome = await deps.ledger.execute(changeKind, {
    memberId: walletOf[pool],
    source: SOURCE,
    externalId: `take:${idOf(win)}`,
    payload: { id: idOf(win) },
    input: { ...(await changeOf(deps, pool)), take, reference: referenceOf(win) },
  });
  if (outcome.status !== "applied") throw new Error(`The prize ${idOf(win)} was not taken.`);
  return toCentavos(outcome.answer.takenCentavos);
}

export async function payPrize(
  deps: JackpotsDeps,
  win: JackpotWin,
  amount: Centavos,
): Promise<void> {
  const outcome = await deps.ledger.execute(payKind, {
    memberId: win.memberId,
    source: SOURCE,
    externalId: idOf(win),
    input: { amount, reference: referenceOf(win) },
  });
  if (outcome.status !== "applied") throw new Error(`The prize ${idOf(win)} was not paid.`);
}

/** What each pool for everybody would pay now, with what its wallet has not been given yet. */
export async function readAmounts(
  deps: JackpotsDeps,
): Promise<Readonly<Record<JackpotPool, Centavos>>> {
  const wallets = await deps.ledger.readWallets(Object.values(walletOf));
  const amountOf = async (pool: JackpotPool): Promise<Centavos> => {
    const { cash = ZERO, note = "" } = wallets.get(walletOf[pool]) ?? {};
    const change = { ...(await changeOf(deps, pool)), take: "all", reference: pool } as const;
    return changePool({ cash, note }, change).taken;
  };
  return {
    mini: await amountOf("mini"),
    major: await amountOf("major"),
    grand: await amountOf("grand"),
    personal: await amountOf("personal"),
  };
}
