/** Ends the bets of a round: by its result where there is one, else what is not decided. */
import { findSharedGame, type SharedGame } from "@tucano/game-math/shared/index.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { giveBack, payBet } from "../bets/end-bet.ts";
import { closeRound, findRound, tellOthers } from "../repository.ts";
import { findBet, listLeftBets, listOpenBets } from "../bets/repository-bets.ts";
import type { Context, Ended, TableBet, TableRoundRow } from "../types.ts";

/** The wallet takes what waits in batches; more at once would only wait there. */
const AT_ONCE = 64;
const LEFT_MAX = 500;

export function requireVersion(
  round: Pick<TableRoundRow, "game" | "definitionVersion">,
): SharedGame {
  const game = findSharedGame(round.game, round.definitionVersion);
  if (game === null) throw new Error(`${round.game} ${round.definitionVersion} is gone.`);
  return game;
}

/** One bet whose round does not go on any more. Null: it still does. */
export async function endBet(
  context: Context,
  round: TableRoundRow,
  bet: TableBet,
): Promise<Ended | null> {
  const isDecided = round.status === "decided" || round.status === "settled";
  if (!isDecided && round.status !== "void") return null;
  // The wallet had not said yes when the round was decided: it takes no part in it.
  if (bet.status === "pending") return giveBack(context, bet, bet.refusal);
  if (bet.cashedHundredths !== null) return payBet(context, bet, bet.cashedHundredths);
  if (round.status === "void") return giveBack(context, bet, null);
  const game = requireVersion(round);
  const read = game.readBet(bet.choice);
  if (read === null) throw new Error(`${round.game} does not know the bet ${bet.id} any more.`);
  return payBet(context, bet, game.winHundredthsOf(read, round.result));
}

/** Answers how many stay open: the wallet cannot be reached. */
export async function endBets(context: Context, round: TableRoundRow): Promise<number> {
  const waiting = await listOpenBets(context.db, round.id);
  let left = 0;
  const worker = async (): Promise<void> => {
    for (let bet = waiting.shift(); bet !== undefined; bet = waiting.shift()) {
      try {
        await endBet(context, round, bet);
      } catch (error) {
        left += 1;
        context.logger.warn({ err: error, bet: bet.id }, "A bet stays open.");
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, worker));
  if (left === 0 && round.status === "decided") {
    await inTransaction(context.db, async (tx) => {
      if (await closeRound(tx, round.id)) await tellOthers(tx, round.game);
    });
  }
  return left;
}

/** Whatever was left open anywhere, by a process that is gone or a wallet that was away. */
export async function endLeftBets(context: Context, olderThanMs: number): Promise<number> {
  const before = new Date(context.clock.now().getTime() - olderThanMs);
  const rounds = new Map<string, TableRoundRow | null>();
  let count = 0;
  for (const bet of await listLeftBets(context.db, before, LEFT_MAX)) {
    const { roundId } = bet;
    if (!rounds.has(roundId)) rounds.set(roundId, await findRound(context.db, roundId));
    const round = rounds.get(roundId) ?? null;
    if (round === null) continue;
    try {
      if ((await endBet(context, round, bet)) !== null) count += 1;
    } catch (error) {
      context.logger.warn({ err: error, bet: bet.id }, "A bet stays open.");
    }
  }
  for (const round of rounds.values()) {
    if (round?.status === "decided") {
      await inTransaction(context.db, (tx) => closeRound(tx, round.id));
    }
  }
  if (count > 0) context.logger.info({ count }, "Bets that were left open have ended.");
  return count;
}

/**
 * One bet by the name the platform knows it by; false: it is none of ours. Harmless when it has
 * ended already.
 */
export async function resolveBet(context: Context, betId: string): Promise<boolean> {
  const bet = await findBet(context.db, betId);
  if (bet === null) return false;
  if (bet.status === "settled" || bet.status === "void") return true;
  const round = await findRound(context.db, bet.roundId);
  if (round !== null) await endBet(context, round, bet);
  return true;
}
