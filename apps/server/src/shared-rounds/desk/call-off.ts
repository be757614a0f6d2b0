/**
 * Calling a table's round off, running or over: nothing of it counts, and every bet goes back. What
 * the platform had booked of a real bet is undone by the caller, as the platform does it.
 */
import { toCentavos } from "@tucano/contract/money.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { giveBack } from "../bets/end-bet.ts";
import { findRound, tellOthers } from "../repository.ts";
import { callOffRound, listNotVoid, markCalledOff } from "./repository-watch.ts";
import type { Context, TableBet } from "../types.ts";

/** A real bet, as the platform names it. */
export interface BookedBet {
  readonly user: string;
  readonly betId: string;
}

/**
 * Answers how many bets went back; null: there is no such round. Harmless when repeated, and goes
 * on where it was cut off.
 */
export async function callOff(
  context: Context,
  roundId: string,
  undo: (bet: BookedBet) => Promise<void>,
): Promise<number | null> {
  const round = await findRound(context.db, roundId);
  if (round === null) return null;
  await inTransaction(context.db, async (tx) => {
    const isNew = await callOffRound(tx, roundId, context.clock.now());
    if (isNew) await tellOthers(tx, round.game);
  });
  context.onRound(round.game);
  const bets = await listNotVoid(context.db, roundId);
  for (const bet of bets) await returnBet(context, bet, undo);
  return bets.length;
}

async function returnBet(
  context: Context,
  bet: TableBet,
  undo: (bet: BookedBet) => Promise<void>,
): Promise<void> {
  // The wallet may not have answered yet: this bet is rolled back there.
  if (bet.status === "pending") return void (await giveBack(context, bet, null));
  if (bet.mode === "demo") {
    if (bet.status === "staked") await giveBack(context, bet, null);
    return;
  }
  await undo({ user: bet.player, betId: bet.id });
  const at = context.clock.now();
  await inTransaction(context.db, (tx) => markCalledOff(tx, { id: bet.id, at }));
  context.onEnded({
    bet: { ...bet, status: "void", win: toCentavos(0), winHundredths: 0 },
    balance: null,
  });
}
