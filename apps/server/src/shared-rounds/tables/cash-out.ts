/**
 * Leaving a flight by hand. What counts is the server's time when the wish arrived: the multiplier
 * of that instant is what is paid, and an instant after the crash is too late, whether or not the
 * crash has been told yet.
 */
import {
  CASH_OUT_FROM_HUNDREDTHS,
  multiplierAt,
} from "@tucano/game-math/games/voo-do-tucano/table.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import { crashOfRound, endOfFlight, payInBackground } from "./advance.ts";
import { findLatestRound, holdRound } from "../repository.ts";
import { findBetByKey, markCashed } from "../bets/repository-bets.ts";
import type { Context, TableBet, TableRoundRow, TableSession } from "../types.ts";

export function cashOut(
  context: Context,
  session: TableSession,
  wish: CashOutWish,
): Promise<TableBet> {
  const deciding = decideCashOut(context, session, wish);
  // From now on a crash waits for it: it is decided by when it came, not by how long it takes.
  context.cashing.add(deciding);
  return deciding.finally(() => context.cashing.delete(deciding));
}

export interface CashOutWish {
  readonly betKey: string;
  /** When it arrived. */
  readonly at: Date;
}

async function decideCashOut(
  context: Context,
  session: TableSession,
  wish: CashOutWish,
): Promise<TableBet> {
  const known = await findBetByKey(context.db, session.player, wish.betKey);
  // Told again: it was cashed out already, by an earlier call or by its target.
  if (known !== null && known.cashedHundredths !== null) return known;
  const round = await findLatestRound(context.db, session.game);
  if (round === null || round.id !== known?.roundId || round.growthPpb === null) throw tooLate();
  // What it is drawn from is fixed when betting closes: before that nothing can be calculated.
  if (round.status === "betting") throw tooLate();
  const hundredths = await multiplierWhen(context, round, wish.at);
  const bet = await write(context, session, { round, betKey: wish.betKey, hundredths });
  payInBackground(context, [bet]);
  context.onRound(session.game);
  return bet;
}

const tooLate = (): DomainError => new DomainError("shared_rounds.too_late");

async function multiplierWhen(context: Context, round: TableRoundRow, at: Date): Promise<number> {
  const endsAt = endOfFlight(round, await crashOfRound(context, round));
  const hundredths = multiplierAt(at.getTime() - round.startsAt.getTime(), round.growthPpb ?? 0);
  if (at >= endsAt || hundredths < CASH_OUT_FROM_HUNDREDTHS) throw tooLate();
  return hundredths;
}

async function write(
  context: Context,
  session: TableSession,
  cash: { round: TableRoundRow; betKey: string; hundredths: number },
): Promise<TableBet> {
  const { round, betKey, hundredths } = cash;
  const bet = await inTransaction(context.db, async (tx) => {
    // Held: the flight cannot be decided before this is written.
    const held = await holdRound(tx, round.id);
    if (held?.status !== "flying") return null;
    return markCashed(tx, { player: session.player, betKey, roundId: round.id, hundredths });
  });
  if (bet === null) throw tooLate();
  return bet;
}
