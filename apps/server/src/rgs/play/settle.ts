/**
 * From the stake to the payment. Every step may be repeated: seeds, nonce and the wallet's ids are
 * fixed before money moves, so a round that was cut off ends as it would have ended.
 */
import { createHmac } from "node:crypto";
import {
  UNITS_PER_CENTAVO,
  unitsOf,
  type WalletAnswer,
} from "@tucano/contract/studios/studio-wallet.ts";
import { drawRow } from "@tucano/game-math/books/draw-row.ts";
import { createWords, type Hmac } from "@tucano/game-math/provably-fair.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { afterBet } from "../../platform/studio-answers.ts";
import { type Context, modeOf, seedPlayerOf, walletOf } from "./context.ts";
import { type Drawn, markOpen, markSettled, markVoid, type Round } from "./repository.ts";
import { RgsError, refusalOf, refusalOfFree } from "./rgs-error.ts";

/** A win needs no session: this stands where the wallet's protocol has a token. */
const NO_TOKEN = "no-session";
const HUNDREDTHS = 100;

const keyed: Hmac = (key, message) => createHmac("sha256", key).update(message).digest();

function movementOf({ random }: Context, round: Round, token: string) {
  return {
    user: round.player,
    token,
    request_uuid: random.uuid(),
    game_code: round.game,
    round: round.id,
    currency: "BRL",
  };
}

/** In units of the wallet: what is below a centavo is the player's, too. */
export const winUnits = ({ base, drawn }: Round): number =>
  (base * (drawn?.payout ?? 0) * UNITS_PER_CENTAVO) / HUNDREDTHS;

export interface Staked {
  readonly round: Round;
  /** In units of the wallet. */
  readonly balance: number;
}

/** Takes the stake and draws. A refusal makes the round void; no answer leaves it as it is. */
export async function stake(context: Context, round: Round, token: string): Promise<Staked> {
  const movement = movementOf(context, round, token);
  const answer = await walletOf(context, round).bet({
    ...movement,
    transaction_uuid: round.betUuid,
    round_closed: false,
    amount: unitsOf(round.stake),
    ...(round.freeGrant === null ? {} : { is_free: true, reward_uuid: round.freeGrant }),
    mode: round.mode,
  });
  switch (afterBet(answer.status)) {
    case "go on": {
      const drawn = await open(context, round);
      return { round: drawn, balance: balanceOf(answer) };
    }
    case "ask again":
      throw new RgsError("ERR_GEN", "The wallet gave no answer. Try again.");
    case "undo":
      await takeBack(context, round);
      throw refusalOf(answer.status);
    case "void": {
      const voided = { id: round.id, refusal: answer.status, at: context.clock.now() };
      await inTransaction(context.db, (tx) => markVoid(tx, voided));
      throw round.freeGrant === null ? refusalOf(answer.status) : refusalOfFree(answer.status);
    }
  }
}

/** Makes sure that nothing was or ever will be taken for a round that was not drawn. */
export async function takeBack(context: Context, round: Round): Promise<void> {
  const { db, clock } = context;
  const undone = await walletOf(context, round).rollback({
    ...movementOf(context, round, NO_TOKEN),
    transaction_uuid: round.rollbackUuid,
    reference_transaction_uuid: round.betUuid,
    round_closed: true,
  });
  if (undone.status !== "RS_OK") throw new RgsError("ERR_GEN", "The wallet gave no answer.");
  const voided = { id: round.id, at: clock.now() };
  const refusal = "RS_ERROR_TRANSACTION_ROLLED_BACK";
  await inTransaction(db, (tx) => markVoid(tx, { ...voided, refusal }));
}

/** The stake was taken: draws, and keeps what was drawn. */
async function open(context: Context, round: Round): Promise<Round> {
  const drawn = await draw(context, round);
  await inTransaction(context.db, (tx) => markOpen(tx, round.id, drawn));
  return { ...round, status: "open", drawn };
}

async function draw(context: Context, round: Round): Promise<Drawn> {
  const { sums, payouts } = await modeOf(context, round);
  const chance = await context.chances.open(seedPlayerOf(round.player), round.chance);
  const row = drawRow(createWords(chance, keyed), sums);
  return { row, payout: payouts[row] ?? 0 };
}

/** In units of the wallet. */
export const balanceOf = ({ balance }: WalletAnswer): number => balance ?? 0;

/** Pays what was drawn and closes the round; the balance after it. */
export async function settle(context: Context, round: Round): Promise<number> {
  const { db, clock } = context;
  const answer = await walletOf(context, round).win({
    ...movementOf(context, round, NO_TOKEN),
    transaction_uuid: round.winUuid,
    reference_transaction_uuid: round.betUuid,
    round_closed: true,
    amount: winUnits(round),
  });
  if (answer.status !== "RS_OK") {
    context.logger.error({ round: round.id, status: answer.status }, "A win was not accepted.");
    throw new RgsError("ERR_GEN", "The round could not be ended yet. Try again.");
  }
  await inTransaction(db, (tx) => markSettled(tx, round.id, clock.now()));
  return balanceOf(answer);
}

/** The wallet has this round's stake, and nobody ends it: it ends as it would have ended. */
export async function finish(context: Context, round: Round): Promise<void> {
  if (round.status === "pending") await settle(context, await open(context, round));
  if (round.status === "open") await settle(context, round);
}
