/** What the desk sees: pools and their accounts, and whether they are won as they should be. */
import type { Centavos } from "@tucano/contract/money.ts";
import { toCentavos, ZERO } from "@tucano/contract/money.ts";
import { type JackpotPool, jackpotPools } from "@tucano/game-math/jackpots/draw.ts";
import { readPoolNote, wholeOf } from "./policy.ts";
import { walletOf } from "./pools.ts";
import { listWins, readCounted, readWon } from "./repository.ts";
import type { JackpotsDeps, KeptWin } from "./types.ts";

export interface PoolReport {
  readonly pool: JackpotPool;
  /** The number of the wallet that holds it. */
  readonly account: number;
  /** In the ledger, and what has been added since and is booked within a minute. */
  readonly held: Centavos;
  readonly unbooked: Centavos;
  readonly staked: Centavos;
  readonly contributed: Centavos;
  readonly seeds: Centavos;
  readonly wins: number;
  readonly paid: Centavos;
  readonly expectedWins: number;
}

export interface JackpotsReport {
  readonly pools: readonly PoolReport[];
  /** The latest first. */
  readonly wins: readonly KeptWin[];
}

const WINS_SHOWN = 50;

export async function reportJackpots({ db, ledger }: JackpotsDeps): Promise<JackpotsReport> {
  const [counted, won, wallets, wins] = await Promise.all([
    readCounted(db),
    readWon(db),
    ledger.readWallets(Object.values(walletOf)),
    listWins(db, { pools: jackpotPools, limit: WINS_SHOWN }),
  ]);
  const pools = jackpotPools.map((pool): PoolReport => {
    const wallet = wallets.get(walletOf[pool]);
    const { booked } = readPoolNote(wallet?.note ?? "");
    const { staked = ZERO, contributed = 0, expected = 0 } = counted.get(pool) ?? {};
    const { wins: count = 0, paid = ZERO } = won.get(pool) ?? {};
    const held = wallet?.cash ?? ZERO;
    return {
      pool,
      account: walletOf[pool],
      held,
      unbooked: toCentavos(Math.max(0, wholeOf(contributed) - booked)),
      staked,
      contributed: wholeOf(contributed),
      // Pool = seeds + contributions − prizes.
      seeds: toCentavos(held + paid - booked),
      wins: count,
      paid,
      expectedWins: Math.round(expected * 100) / 100,
    };
  });
  return { pools, wins };
}
