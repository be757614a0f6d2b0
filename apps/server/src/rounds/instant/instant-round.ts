import type { Centavos } from "@tucano/contract/money.ts";
import type { Split } from "../../wallet/index.ts";
import type { RoundGame } from "../round-state.ts";

/** A round that was over at once, as stored. */
export interface InstantRound {
  readonly id: string;
  readonly studio: string;
  readonly game: RoundGame;
  readonly roundKey: string;
  readonly stake: Split;
  readonly win: Split;
  /** Of a free round: the grant, and what the house staked. */
  readonly freeGrant: string | null;
  readonly freeStake: Centavos;
  /** Cash and bonus after the round. */
  readonly balanceAfter: Centavos;
  readonly details: string;
}
