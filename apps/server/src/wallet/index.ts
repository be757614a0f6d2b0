/**
 * The door of the pockets: pure functions that say which pocket gives and which receives. The
 * rooms above call them inside their ledger commands' `decide`, with the wallet as the lock shows
 * it; nothing here reads or writes anything.
 */
export { adjust, type AdjustInput, type AdjustRefusal } from "./adjust-money.ts";
export { forfeitBonus, grant, owedInAll, waiveLostBonus } from "./bonus-money.ts";
export { deposit, hold, payout, release } from "./cashier-money.ts";
export {
  freeStake,
  freeWin,
  owedForFreeWin,
  rollbackFreeStake,
  rollbackFreeWin,
} from "./free-money.ts";
export { rollbackStake, rollbackWin, stake, win } from "./game-money.ts";
export type * from "./types.ts";
