/**
 * Carries a round from wherever it stands to its end. Every step may be repeated: the wallet knows
 * each transaction by the id chosen before the first call, and the outcome is a function of seeds
 * and nonce that are fixed. So a round that was interrupted anywhere, by a closed tab, a lost
 * network or a killed server, ends as it would have ended, and money moves once.
 */
import { winOf } from "@tucano/contract/round-events.ts";
import {
  creditCentavos,
  type StudioWallet,
  unitsOf,
  type WalletAnswer,
} from "@tucano/contract/studio-wallet.ts";
import { findSlot } from "@tucano/game-math/games/registry.ts";
import { createDraws } from "@tucano/game-math/provably-fair.ts";
import { type PlayedSlot, playSlot } from "@tucano/game-math/slots/play.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { DomainError } from "../platform/errors.ts";
import { afterBet } from "./policy.ts";
import { findRound, markSettled, markStaked, markVoid } from "./repository.ts";
import { readSecretSeed } from "./repository-seeds.ts";
import type { Context, FinishedRound, PendingRound, PlayMode } from "./types.ts";

export function walletOf(context: Context, mode: PlayMode): StudioWallet {
  return mode === "demo" ? context.demoWallet : context.wallet;
}

export function currencyOf(mode: PlayMode): "BRL" | "XXX" {
  return mode === "demo" ? "XXX" : "BRL";
}

export async function settleRound(context: Context, round: PendingRound): Promise<FinishedRound> {
  if (!round.isStaked) {
    const status = await placeBet(context, round);
    if (status !== "RS_OK") {
      await inTransaction(context.db, (tx) =>
        markVoid(tx, { id: round.id, refusal: status }, context.clock.now()),
      );
      return finished(context, round.id);
    }
    await inTransaction(context.db, (tx) => markStaked(tx, round.id, context.clock.now()));
  }
  const played = await drawRound(context, round);
  const win = winOf(round.stake, played.winHundredths);
  const paid = await ask(context, round, (wallet) =>
    wallet.win({
      ...movementOf(context, round),
      transaction_uuid: round.winUuid,
      reference_transaction_uuid: round.betUuid,
      round_closed: true,
      amount: unitsOf(win),
    }),
  );
  if (paid.status !== "RS_OK") {
    context.logger.warn({ round: round.id, status: paid.status }, "A win was not accepted.");
    throw new DomainError("house_games.wallet_unavailable");
  }
  await inTransaction(context.db, (tx) =>
    markSettled(
      tx,
      {
        id: round.id,
        win,
        winHundredths: played.winHundredths,
        book: played.book,
        balance: creditCentavos(paid.balance ?? 0),
      },
      context.clock.now(),
    ),
  );
  return finished(context, round.id);
}

/** The same seeds and nonce give the same round, today and in ten years. */
async function drawRound(context: Context, round: PendingRound): Promise<PlayedSlot> {
  const slot = findSlot(round.game, round.definitionVersion);
  if (slot === null) throw new Error(`${round.game} version ${round.definitionVersion} is gone.`);
  const serverSeed = await readSecretSeed(context.db, round);
  const draws = createDraws({ serverSeed, clientSeed: round.clientSeed, nonce: round.nonce });
  return playSlot(slot, draws);
}

/** RS_OK, or why the round is void. Throws when the wallet gave no answer to rely on. */
async function placeBet(context: Context, round: PendingRound): Promise<WalletAnswer["status"]> {
  const { status } = await ask(context, round, (wallet) =>
    wallet.bet({
      ...movementOf(context, round),
      transaction_uuid: round.betUuid,
      round_closed: false,
      amount: unitsOf(round.stake),
    }),
  );
  switch (afterBet(status)) {
    case "go on":
    case "void":
      return status;
    case "undo": {
      const undone = await ask(context, round, (wallet) =>
        wallet.rollback({
          ...movementOf(context, round),
          transaction_uuid: round.rollbackUuid,
          reference_transaction_uuid: round.betUuid,
          round_closed: true,
        }),
      );
      if (undone.status !== "RS_OK") throw new DomainError("house_games.wallet_unavailable");
      return status;
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

/** Silence, a timeout, or a fault on the way: the round stays open and is asked for again. */
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

async function finished(context: Context, roundId: string): Promise<FinishedRound> {
  const round = await findRound(context.db, roundId);
  if (round === null || round.status === "pending") throw new Error("A round did not end.");
  return round;
}
