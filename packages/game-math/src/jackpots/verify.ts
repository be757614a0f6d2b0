/** Recomputes which jackpots a round could have won. Runs in the player's browser. */
import { seedFromHex } from "../provably-fair.ts";
import { type JackpotPool, jackpotPools, jackpotTickets } from "./draw.ts";

export interface PublishedJackpots {
  /** Hex, revealed by rotation. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** In centavos: what each ticket was drawn below. */
  readonly odds: Readonly<Record<JackpotPool, number>>;
  readonly won: readonly JackpotPool[];
}

export interface JackpotsVerified {
  /** A cash stake above it wins. */
  readonly tickets: Readonly<Record<JackpotPool, number>>;
  /** There is a stake that wins exactly what was won; the player knows which one it was. */
  readonly holds: boolean;
}

export function verifyJackpots(published: PublishedJackpots): JackpotsVerified {
  const { clientSeed, nonce, odds, won } = published;
  const serverSeed = seedFromHex(published.serverSeed);
  const oddsOf = (pool: JackpotPool) => ({ oddsCentavos: odds[pool] });
  const tickets = jackpotTickets(
    { serverSeed, clientSeed, nonce },
    {
      mini: oddsOf("mini"),
      major: oddsOf("major"),
      grand: oddsOf("grand"),
      personal: oddsOf("personal"),
    },
  );
  const others = jackpotPools.filter((pool) => !won.includes(pool));
  const highestWon = Math.max(-1, ...won.map((pool) => tickets[pool]));
  const lowestOther = Math.min(Infinity, ...others.map((pool) => tickets[pool]));
  return { tickets, holds: highestWon < lowestOther };
}
