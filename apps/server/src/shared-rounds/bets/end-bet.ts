/**
 * Brings one bet to its end: paid what it has won, or given back. Both may be repeated, because the
 * wallet knows each transaction by an id that was chosen before any money moved.
 */
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import { winOf } from "@tucano/contract/events/round-events.ts";
import {
  creditCentavos,
  type StudioStatus,
  type StudioWallet,
  unitsOf,
  type WalletAnswer,
} from "@tucano/contract/studios/studio-wallet.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import { isRefusedForGood } from "../../platform/studio-answers.ts";
import { markSettled, markVoid } from "./repository-bets.ts";
import { markRefused } from "./repository-refused.ts";
import type { Context, Ended, TableBet } from "../types.ts";

/** For the platform each bet is a round of its own, named like it. */
export function movementOf(context: Context, bet: TableBet) {
  return {
    user: bet.player,
    token: bet.token,
    request_uuid: context.random.uuid(),
    game_code: bet.game,
    round: bet.id,
    currency: bet.mode === "demo" ? "XXX" : "BRL",
  };
}

/** No answer, a timeout, or a network fault: the bet stays open and is tried again. */
export async function ask(
  context: Context,
  bet: TableBet,
  call: (wallet: StudioWallet) => Promise<WalletAnswer>,
): Promise<WalletAnswer> {
  try {
    return await call(context.players.wallet(bet.mode));
  } catch (error) {
    context.logger.warn({ err: error, bet: bet.id }, "The wallet could not be reached.");
    throw new DomainError("house_games.wallet_unavailable");
  }
}

/** What is refused for good is not asked for again: it is set aside, and somebody has to look. */
async function refuseEnd(context: Context, bet: TableBet, status: StudioStatus): Promise<never> {
  const told = { bet: bet.id, game: bet.game, status };
  if (isRefusedForGood(status)) {
    await inTransaction(context.db, (tx) => markRefused(tx, bet.id, status));
    context.logger.error(told, "A bet's end was refused for good: it waits for people.");
  } else {
    context.logger.warn(told, "A bet's end was not accepted yet.");
  }
  throw new DomainError("house_games.wallet_unavailable");
}

function balanceOf({ balance }: WalletAnswer): Centavos | null {
  return balance === undefined ? null : creditCentavos(balance);
}

export async function payBet(
  context: Context,
  bet: TableBet,
  winHundredths: number,
): Promise<Ended> {
  const win = winOf(bet.unit, winHundredths);
  const paid = await ask(context, bet, (wallet) =>
    wallet.win({
      ...movementOf(context, bet),
      transaction_uuid: bet.winUuid,
      reference_transaction_uuid: bet.betUuid,
      round_closed: true,
      amount: unitsOf(win),
    }),
  );
  if (paid.status !== "RS_OK") await refuseEnd(context, bet, paid.status);
  const at = context.clock.now();
  await inTransaction(context.db, (tx) => markSettled(tx, { id: bet.id, winHundredths, win, at }));
  const ended = {
    bet: { ...bet, status: "settled" as const, winHundredths, win },
    balance: balanceOf(paid),
  };
  context.onEnded(ended);
  return ended;
}

/** Gives the stake back, or makes sure that it never will be taken. */
export async function giveBack(
  context: Context,
  bet: TableBet,
  refusal: StudioStatus | null,
): Promise<Ended> {
  const undone = await ask(context, bet, (wallet) =>
    wallet.rollback({
      ...movementOf(context, bet),
      transaction_uuid: bet.rollbackUuid,
      reference_transaction_uuid: bet.betUuid,
      round_closed: true,
    }),
  );
  if (undone.status !== "RS_OK") await refuseEnd(context, bet, undone.status);
  return endVoid(context, bet, refusal, balanceOf(undone));
}

/** Nothing was taken, or all was given back. */
export async function endVoid(
  context: Context,
  bet: TableBet,
  refusal: StudioStatus | null,
  balance: Centavos | null,
): Promise<Ended> {
  const at = context.clock.now();
  await inTransaction(context.db, (tx) => markVoid(tx, { id: bet.id, refusal, at }));
  const ended = {
    bet: { ...bet, status: "void" as const, refusal, win: toCentavos(0), winHundredths: 0 },
    balance,
  };
  context.onEnded(ended);
  return ended;
}
