/**
 * Rounds that the house pays for, as commands decide them: which grant a bet is played within, what
 * it stakes of the house's money, and what becomes of its win. Of the player's limits, turnover and
 * bonus nothing changes with the stake. Pure, but for what is written at the end.
 */
import assert from "node:assert";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { Centavos } from "@tucano/contract/money.ts";
import { add, negate, ZERO } from "@tucano/contract/money.ts";
import { type StudioRefusal, unitsOf } from "@tucano/contract/studios/studio-wallet.ts";
import {
  bonusUntil,
  type FreeGrant,
  type FreeRefusal,
  playRefusal,
  writeUses,
} from "../free-rounds/index.ts";
import type { Wallet } from "../ledger/index.ts";
import type { Tx } from "../platform/database/types.ts";
import {
  freeStake,
  freeWin,
  owedForFreeWin,
  rollbackFreeStake,
  rollbackFreeWin,
  type Split,
} from "../wallet/index.ts";
import type { FreeUse, Movement } from "./round-state.ts";

export interface WithFree {
  /** The grant that a bet names, or that the bet was played within; null: none of ours. */
  readonly free: FreeGrant | null;
}

interface FreeBet {
  readonly studio: string;
  readonly game: { readonly gameId: number };
  /** What a bet that costs the player nothing names as its amount; 0: the grant says it. */
  readonly nominalUnits: number;
  /** The market has them at all. */
  readonly isFreeOffered: boolean;
  readonly at: Date;
}

/** In the words of the wallet; null: it is played. */
export function freeBetRefusal(free: FreeGrant | null, bet: FreeBet): StudioRefusal | null {
  if (free === null) return null;
  if (!bet.isFreeOffered) return "RS_ERROR_LIMIT_REACHED";
  const play = { studio: bet.studio, gameId: bet.game.gameId, stake: null, at: bet.at };
  const refusal = playRefusal(free, play);
  if (refusal !== null) return STATUS_OF[refusal];
  const isItsStake = bet.nominalUnits === 0 || bet.nominalUnits === unitsOf(free.stake);
  return isItsStake ? null : STATUS_OF.other_stake;
}

const STATUS_OF: Record<FreeRefusal, StudioRefusal> = {
  other_game: "RS_ERROR_INVALID_GAME",
  other_stake: "RS_ERROR_WRONG_TYPES",
  not_now: "RS_ERROR_LIMIT_REACHED",
  used_up: "RS_ERROR_LIMIT_REACHED",
};

const NOTHING: Split = { cash: ZERO, bonus: ZERO };

interface Side {
  readonly reference: string;
  readonly game: string;
}

/** As a stake of the player's own is: of theirs it takes nothing. */
export function stakeFree(wallet: Wallet, free: FreeGrant, side: Side) {
  const staked = freeStake(wallet, { ...side, amount: free.stake });
  return staked.outcome === "refused" ? staked : { ...staked, split: NOTHING };
}

export function useOf({ id }: FreeGrant): FreeUse {
  return { id, used: 1, won: ZERO, bonusUntil: null };
}

/** The grant of a bet that was played within one. */
export function grantOf(bet: Movement, { free }: WithFree): FreeGrant | null {
  if (bet.freeGrant === null) return null;
  assert(free?.id === bet.freeGrant, "A grant stays where it is.");
  return free;
}

export function winFree(free: FreeGrant, won: Side & { readonly amount: Centavos; at: Date }) {
  const { split, ...moved } = freeWin({ ...won, terms: free.terms });
  const use: FreeUse = {
    id: free.id,
    used: 0,
    won: won.amount,
    bonusUntil: bonusUntil(free, { bonus: split.bonus, at: won.at }),
  };
  return { moved: { ...moved, split }, use };
}

export function undoFreeBet(free: FreeGrant, bet: Movement, side: Side) {
  const use: FreeUse = { id: free.id, used: -1, won: ZERO, bonusUntil: null };
  return { moved: rollbackFreeStake({ ...side, amount: bet.freeStake }), use };
}

export function undoFreeWin(
  wallet: Wallet,
  free: FreeGrant,
  { split, ...side }: Side & { readonly split: Split },
) {
  const owed = owedForFreeWin(split, free.terms);
  const moved = rollbackFreeWin(wallet, { ...side, split, owed });
  const taken = add(moved.split.cash, moved.split.bonus);
  const use: FreeUse = { id: free.id, used: 0, won: negate(taken), bonusUntil: null };
  return { moved, use };
}

/** Has a bonus watched that somebody begins to play by winning it. */
export type WatchBonuses = (
  tx: Tx,
  bonuses: readonly { readonly memberId: MemberId; readonly at: Date; readonly until: Date }[],
) => Promise<void>;

export async function writeFree(
  tx: Tx,
  watchBonuses: WatchBonuses,
  effects: readonly {
    readonly memberId: MemberId;
    readonly effect: { readonly free: FreeUse | null; readonly at: Date };
  }[],
): Promise<void> {
  const uses = effects.flatMap(({ memberId, effect: { free, at } }) =>
    free === null ? [] : [{ memberId, at, ...free }],
  );
  const bonuses = uses.flatMap(({ memberId, at, bonusUntil: until }) =>
    until === null ? [] : [{ memberId, at, until }],
  );
  await Promise.all([
    uses.length > 0 ? writeUses(tx, uses) : null,
    bonuses.length > 0 ? watchBonuses(tx, bonuses) : null,
  ]);
}
