/** A spin: reserved before money moves, then carried to its end. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/house-games.ts";
import { formatWire, subtract } from "@tucano/contract/money.ts";
import type { CompiledSlot } from "@tucano/game-math/slots/definition.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Tx } from "../platform/database/types.ts";
import { DomainError } from "../platform/errors.ts";
import { playInstant } from "./instant.ts";
import { isKeptByPlatform } from "./kept-seeds.ts";
import { errorOf, tooFast } from "./policy.ts";
import {
  findLastStart,
  findPending,
  findRoundByKey,
  insertRound,
  markShown,
} from "./repository.ts";
import { takeNonce } from "./repository-seeds.ts";
import { seedInUse } from "./seeds.ts";
import { settleRound } from "./settle-round.ts";
import type { Context, FinishedRound, HouseRound, PendingRound, PlaySession } from "./types.ts";
import { toWireInstant } from "../platform/days.ts";

type SpinInput = InputOf<typeof contract.spin>;

export async function playRound(
  context: Context,
  session: PlaySession,
  slot: CompiledSlot,
  input: SpinInput,
): Promise<DataOf<typeof contract.spin>> {
  const { definition } = slot;
  const isOffered = definition.stakesCentavos.includes(input.stake);
  if (isKeptByPlatform(context, session)) {
    if (!isOffered) throw new DomainError("house_games.stake_not_offered");
    return playInstant(context, session, input);
  }
  const known = await findRoundByKey(context.db, session.player, input.round_key);
  if (known !== null) return answerAgain(context, session, input, known);
  if (!isOffered) throw new DomainError("house_games.stake_not_offered");
  await finishEarlier(context, session, input.round_key);
  const reserved = await inTransaction(context.db, (tx) =>
    reserveRound(context, tx, { session, input, version: definition.version }),
  );
  if (reserved === null) return playRound(context, session, slot, input);
  return presentFinished(await settleRound(context, reserved));
}

/** The same key: the same round, whatever state it is in. Another stake is another wish. */
async function answerAgain(
  context: Context,
  session: PlaySession,
  input: SpinInput,
  round: HouseRound,
): Promise<DataOf<typeof contract.spin>> {
  if (round.stake !== input.stake || round.game !== session.game) {
    throw new DomainError("common.idempotency_conflict");
  }
  if (round.status !== "pending") return presentFinished(round);
  return presentFinished(await settleRound(context, round));
}

/**
 * A round that was interrupted comes first: it is finished, and the player is told to look at it.
 * One that turns out void stood for nothing and is in nobody's way; one with this very key came in
 * by a call at the same moment and is found under the lock.
 */
async function finishEarlier(
  context: Context,
  session: PlaySession,
  roundKey: string,
): Promise<void> {
  for (const pending of await findPending(context.db, session.player, session.game)) {
    const { status } = await settleRound(context, pending);
    if (status === "settled" && pending.roundKey !== roundKey) {
      throw new DomainError("house_games.round_unfinished");
    }
  }
}

/** Nonce, seeds, stake and transaction ids are durable before the wallet hears of the round. */
async function reserveRound(
  context: Context,
  tx: Tx,
  wish: { session: PlaySession; input: SpinInput; version: number },
): Promise<PendingRound | null> {
  const { session, input } = wish;
  const { player, game } = session;
  const seed = await seedInUse(context, tx, player);
  // Under the seed's lock: two calls with one key, or two tabs, are told apart here.
  if ((await findRoundByKey(tx, player, input.round_key)) !== null) return null;
  if ((await findPending(tx, player, game)).length > 0) {
    throw new DomainError("house_games.round_unfinished");
  }
  const now = context.clock.now();
  await refuseTooFast(context, tx, session, now);
  await markShown(tx, { player, game, roundId: null, at: now });
  const round = {
    id: context.random.uuid(),
    player,
    game,
    definitionVersion: wish.version,
    mode: session.mode,
    token: session.token,
    roundKey: input.round_key,
    seedId: seed.id,
    clientSeed: seed.clientSeed,
    nonce: await takeNonce(tx, player),
    stake: input.stake,
    betUuid: context.random.uuid(),
    winUuid: context.random.uuid(),
    rollbackUuid: context.random.uuid(),
    startedAt: now,
  };
  await insertRound(tx, round);
  return { ...round, commitment: seed.commitment, status: "pending", isStaked: false };
}

/** A shortest time between rounds is a rule of the market; nobody is made to wait inside a call. */
async function refuseTooFast(
  context: Context,
  tx: Tx,
  session: PlaySession,
  now: Date,
): Promise<void> {
  const last = await findLastStart(tx, session.player, session.game);
  if (last === null) return;
  const { minRoundMs } = context.config.games;
  const refused = tooFast({ lastMs: last.getTime(), nowMs: now.getTime(), minRoundMs });
  if (refused !== null) throw refused;
}

export function presentFinished(round: FinishedRound): DataOf<typeof contract.spin> {
  if (round.status === "void") throw new DomainError(errorOf(round.refusal));
  return {
    round_id: round.id,
    round_key: round.roundKey,
    stake: formatWire(round.stake),
    win: formatWire(round.win),
    net: formatWire(subtract(round.win, round.stake)),
    balance: formatWire(round.balance),
    commitment: round.commitment,
    client_seed: round.clientSeed,
    nonce: round.nonce,
    definition_version: round.definitionVersion,
    book: [...round.book],
    played_at: toWireInstant(round.startedAt),
  };
}
