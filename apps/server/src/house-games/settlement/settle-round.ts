/**
 * Carries a round from any state to its end. Every step may be repeated: the wallet knows
 * each transaction by the id chosen before the first call, and the outcome is a function of seeds,
 * nonce, choice and actions that are fixed. So a round that was interrupted anywhere, by a closed
 * tab, a lost network or a killed server, ends as it would have ended, and money moves once.
 */
import { add, type Centavos } from "@tucano/contract/money.ts";
import { type Book, winOf } from "@tucano/contract/events/round-events.ts";
import {
  creditCentavos,
  type StudioStatus,
  type StudioWallet,
  unitsOf,
  type WalletAnswer,
} from "@tucano/contract/studios/studio-wallet.ts";
import type { HouseGame } from "@tucano/game-math/engine.ts";
import { turnoverPercent } from "@tucano/game-math/risk/turnover.ts";
import { findGame } from "@tucano/game-math/games/house-games.ts";
import { createDraws } from "@tucano/game-math/provably-fair.ts";
import { playAgain } from "@tucano/game-math/verify-round.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/errors.ts";
import { afterBet, isRefusedForGood } from "../../platform/studio-answers.ts";
import { nativeHmac } from "../seeds/native-hmac.ts";
import { findRound, markSettled, markStaked, markVoid } from "../repository.ts";
import { markRefused } from "./repository-refused.ts";
import { readSeedOf } from "../seeds/repository-seeds.ts";
import type { Context, FinishedRound, PendingRound, PlayMode } from "../types.ts";

const NO_SEED = Buffer.alloc(0);

export function walletOf(context: Context, mode: PlayMode): StudioWallet {
  return mode === "demo" ? context.demoWallet : context.wallet;
}

export function currencyOf(mode: PlayMode): "BRL" | "XXX" {
  return mode === "demo" ? "XXX" : "BRL";
}

/** Of a round that is over at once; those of several steps are carried on by advanceRound. */
export async function settleRound(context: Context, round: PendingRound): Promise<FinishedRound> {
  if (!round.isStaked) {
    const taken = await takeFirstStake(context, round);
    if (taken.status !== "RS_OK") return voidRound(context, round, taken.status);
    const staked = { id: round.id, balance: balanceIn(taken), isOver: false };
    await inTransaction(context.db, (tx) => markStaked(tx, staked, context.clock.now()));
  }
  const game = gameOf(round);
  const draws = createDraws(await chanceOf(context, round), nativeHmac);
  return payOut(context, round, playAgain(game, round, draws));
}

export async function voidRound(
  context: Context,
  round: PendingRound,
  refusal: WalletAnswer["status"],
): Promise<FinishedRound> {
  await inTransaction(context.db, (tx) =>
    markVoid(tx, { id: round.id, refusal }, context.clock.now()),
  );
  return finished(context, round.id);
}

/** Pays what the round won, closes it with the wallet, and keeps its book. */
export async function payOut(
  context: Context,
  round: PendingRound,
  played: { readonly book: Book; readonly winHundredths: number },
): Promise<FinishedRound> {
  const win = winOf(round.stake, played.winHundredths, round.units);
  const paid = await ask(context, round, (wallet) =>
    wallet.win({
      ...movementOf(context, round),
      transaction_uuid: round.winUuid,
      reference_transaction_uuid: round.betUuid,
      round_closed: true,
      amount: unitsOf(win),
    }),
  );
  if (paid.status !== "RS_OK") await refuseEnd(context, round, paid.status);
  const settled = { ...played, id: round.id, win, balance: balanceIn(paid) };
  await inTransaction(context.db, (tx) => markSettled(tx, settled, context.clock.now()));
  return finished(context, round.id);
}

/** What is refused for good is not asked for again: it is set aside, and somebody has to look. */
async function refuseEnd(
  context: Context,
  round: PendingRound,
  status: StudioStatus,
): Promise<never> {
  const told = { round: round.id, game: round.game, status };
  if (isRefusedForGood(status)) {
    await inTransaction(context.db, (tx) => markRefused(tx, round.id, status));
    context.logger.error(told, "A win was refused for good: the round waits for people.");
  } else {
    context.logger.warn(told, "A win was not accepted yet.");
  }
  throw new DomainError("house_games.wallet_unavailable");
}

/** The same seeds and nonce give the same round, today and in ten years. */
export async function chanceOf(context: Context, round: PendingRound) {
  const { open, sealed } = await readSeedOf(context.db, round);
  const serverSeed = open ?? context.seedBox.open(sealed ?? NO_SEED, round.commitment);
  return { serverSeed, clientSeed: round.clientSeed, nonce: round.nonce };
}

export function gameOf(round: Pick<PendingRound, "game" | "definitionVersion">): HouseGame {
  const game = findGame(round.game, round.definitionVersion);
  if (game === null) throw new Error(`${round.game} version ${round.definitionVersion} is gone.`);
  return game;
}

export function balanceIn(answer: WalletAnswer): Centavos {
  return creditCentavos(answer.balance ?? 0);
}

export function takeFirstStake(context: Context, round: PendingRound): Promise<WalletAnswer> {
  const { betUuid, rollbackUuid, stake: amount } = round;
  return takeStake(context, round, { betUuid, rollbackUuid, amount });
}

interface StakeOrder {
  readonly betUuid: string;
  readonly rollbackUuid: string;
  readonly amount: Centavos;
}

/**
 * RS_OK, or why nothing was taken: then nothing ever will be. Throws when the wallet gave no answer
 * to rely on.
 */
export async function takeStake(
  context: Context,
  round: PendingRound,
  { betUuid, rollbackUuid, amount }: StakeOrder,
): Promise<WalletAnswer> {
  const answer = await ask(context, round, (wallet) =>
    wallet.bet({
      ...movementOf(context, round),
      transaction_uuid: betUuid,
      round_closed: false,
      amount: unitsOf(amount),
      turnover_percent: turnoverPercent(round.game, round.choice),
    }),
  );
  switch (afterBet(answer.status)) {
    case "go on":
    case "void":
      return answer;
    case "undo": {
      const undone = await ask(context, round, (wallet) =>
        wallet.rollback({
          ...movementOf(context, round),
          transaction_uuid: rollbackUuid,
          reference_transaction_uuid: betUuid,
          round_closed: betUuid === round.betUuid,
        }),
      );
      if (undone.status !== "RS_OK") throw new DomainError("house_games.wallet_unavailable");
      return answer;
    }
    case "ask again":
      throw new DomainError("house_games.wallet_unavailable");
  }
}

function movementOf(context: Context, round: PendingRound) {
  return {
    user: round.player,
    token: round.token,
    request_uuid: context.random.uuid(),
    game_code: round.game,
    round: round.id,
    currency: currencyOf(round.mode),
  };
}

/** No answer, a timeout, or a network fault: the round stays open and is tried again. */
async function ask(
  context: Context,
  round: PendingRound,
  call: (wallet: StudioWallet) => Promise<WalletAnswer>,
): Promise<WalletAnswer> {
  try {
    return await call(walletOf(context, round.mode));
  } catch (error) {
    context.logger.warn({ err: error, round: round.id }, "The wallet could not be reached.");
    throw new DomainError("house_games.wallet_unavailable");
  }
}

export async function finished(context: Context, roundId: string): Promise<FinishedRound> {
  const round = await findRound(context.db, roundId);
  if (round === null || round.status === "pending") throw new Error("A round did not end.");
  return round;
}

export function stakedIn(round: { readonly stake: Centavos; readonly addedStake: Centavos }) {
  return add(round.stake, round.addedStake);
}
