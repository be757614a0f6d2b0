/** What the room of jackpots needs of others. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import type { JackpotPool } from "@tucano/game-math/jackpots/draw.ts";
import type { Ledger } from "../ledger/index.ts";
import type { Market, Numbers } from "../market/index.ts";
import type { Platform } from "../platform/context.ts";
import type { Tx } from "../platform/database/types.ts";

export type Terms = Numbers["jackpots"];

/** A round that has won one of them. */
export interface JackpotWin {
  readonly memberId: MemberId;
  readonly roundId: string;
  readonly pool: JackpotPool;
  readonly gameCode: string;
  /** The cash that was staked. */
  readonly stake: Centavos;
  readonly oddsCentavos: number;
  readonly wonAt: Date;
}

export interface KeptWin extends JackpotWin {
  /** Null: not known yet. */
  readonly amount: Centavos | null;
  readonly paidAt: Date | null;
}

export interface JackpotsDeps extends Pick<Platform, "db" | "clock" | "logger" | "jobs"> {
  readonly ledger: Ledger;
  readonly market: Market;
  /** Tells the winner, in the transaction that notes the payment. */
  readonly tell: (tx: Tx, win: KeptWin & { readonly amount: Centavos }) => Promise<void>;
  /** Masked names of those who may be named. */
  readonly namesOf: (memberIds: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, string>>;
  /** As the catalogue calls it. */
  readonly gameName: (code: string) => Promise<string>;
}
