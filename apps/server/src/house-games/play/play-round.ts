/** A round: reserved before money moves, then carried to its end. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/house-games.ts";
import type { PlayedRound } from "@tucano/contract/player/games/house-games.ts";
import { formatWire, subtract, ZERO } from "@tucano/contract/money.ts";
import type { HouseGame, InstantGame, SteppedGame } from "@tucano/game-math/engine.ts";
import type { Tx } from "../../platform/database/types.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Answer } from "../../platform/http/answers/envelope.ts";
import { playInstant } from "./instant.ts";
import {
  isBesidePlatform,
  isKeptByPlatform,
  noteRound,
  seedPlayerOf,
} from "../seeds/kept-seeds.ts";
import { refuseTooFast } from "../policy.ts";
import {
  findLastStart,
  findPending,
  findRoundByKey,
  insertRound,
  markShown,
} from "../repository.ts";
import { takeNonce } from "../seeds/repository-seeds.ts";
import { inSeedTurn, seedInUse } from "../seeds/seeds.ts";
import { settleRound, stakedIn } from "../settlement/settle-round.ts";
import { advanceRound, presentStepped } from "../steps/steps.ts";
import type { Context, FinishedRound, HouseRound, PendingRound, PlaySession } from "../types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { errorOf } from "../../platform/studio-answers.ts";
import { readWager, type Wager } from "./wager.ts";

type SpinInput = InputOf<typeof contract.spin>;

export function playRound(
  context: Context,
  session: PlaySession,
  game: InstantGame,
  input: SpinInput,
): Promise<Answer<PlayedRound>> {
  if (isKeptByPlatform(context, session)) return playInstant(context, session, game, input);
  // Nobody pays for a round of their own because this way knows no grants.
  if (input.free_grant !== undefined) throw new DomainError("free_rounds.over");
  return playReserved(context, session, game, input);
}

async function playReserved(
  context: Context,
  session: PlaySession,
  game: InstantGame,
  input: SpinInput,
): Promise<Answer<PlayedRound>> {
  const known = await findRoundByKey(context.db, session.player, input.round_key);
  if (known !== null) return answerAgain(context, session, input, known);
  const wager = readWager(game, input, await context.playRules());
  await finishEarlier(context, session, input.round_key);
  const reserved = await inSeedTurn(context, session, (tx) =>
    reserveRound(context, tx, { session, input, game, wager }),
  );
  if (reserved === null) return playReserved(context, session, game, input);
  return presentFinished(await settleRound(context, reserved));
}

/** Places the stake and shows the beginning. The same key again: the round's present state. */
export async function beginRound(
  context: Context,
  session: PlaySession,
  game: SteppedGame,
  input: SpinInput,
): Promise<DataOf<typeof contract.beginRound>> {
  const known = await findRoundByKey(context.db, session.player, input.round_key);
  if (known !== null) {
    requireSameWish(session, input, known);
    const isOpen = known.status === "pending";
    return presentStepped(context, isOpen ? await advanceRound(context, known) : known);
  }
  const wager = readWager(game, input, await context.playRules());
  await finishEarlier(context, session, input.round_key);
  const reserved = await inSeedTurn(context, session, (tx) =>
    reserveRound(context, tx, { session, input, game, wager }),
  );
  if (reserved === null) return beginRound(context, session, game, input);
  return presentStepped(context, await advanceRound(context, reserved));
}

/** The same key: the same round, whatever state it is in. Another stake is another wish. */
async function answerAgain(
  context: Context,
  session: PlaySession,
  input: SpinInput,
  round: HouseRound,
): Promise<DataOf<typeof contract.spin>> {
  requireSameWish(session, input, round);
  if (round.status !== "pending") return presentFinished(round);
  return presentFinished(await settleRound(context, round));
}

function requireSameWish(session: PlaySession, input: SpinInput, round: HouseRound): void {
  const isSame =
    round.stake === input.stake &&
    round.game === session.game &&
    JSON.stringify(round.choice) === JSON.stringify(input.choice);
  if (!isSame) throw new DomainError("common.idempotency_conflict");
}

/**
 * An interrupted round comes first: it is finished, and the player is asked to look at it.
 * One that turns out void stood for nothing and is in nobody's way; one with this very key came in
 * by a call at the same moment and is found under the lock.
 */
async function finishEarlier(
  context: Context,
  session: PlaySession,
  roundKey: string,
): Promise<void> {
  for (const pending of await findPending(context.db, session.player, session.game)) {
    const { status } = await carryOn(context, pending);
    if (status !== "void" && pending.roundKey !== roundKey) {
      throw new DomainError("house_games.round_unfinished");
    }
  }
}

/** To its end, or to where it waits for its player. */
export function carryOn(context: Context, round: PendingRound): Promise<HouseRound> {
  return round.hasSteps ? advanceRound(context, round) : settleRound(context, round);
}

interface Wish {
  readonly session: PlaySession;
  readonly input: SpinInput;
  readonly game: HouseGame;
  readonly wager: Wager;
}

/** Nonce, seeds, stake and transaction ids are durable before the wallet hears of the round. */
async function reserveRound(context: Context, tx: Tx, wish: Wish): Promise<PendingRound | null> {
  const { session, input, wager } = wish;
  const { player, game } = session;
  const seedPlayer = seedPlayerOf(session);
  const seed = await seedInUse(context, tx, seedPlayer);
  // Under the seed's lock, where two calls with one key, or two tabs, can be told apart.
  if ((await findRoundByKey(tx, player, input.round_key)) !== null) return null;
  if ((await findPending(tx, player, game)).length > 0) {
    throw new DomainError("house_games.round_unfinished");
  }
  if (seed.clientSeed === null) throw new DomainError("house_games.client_seed_missing");
  const now = context.clock.now();
  await keepPace(context, tx, wish, now);
  await markShown(tx, { player, game, roundId: null, at: now });
  const round = {
    id: context.random.uuid(),
    player,
    game,
    definitionVersion: wish.game.facts.version,
    mode: session.mode,
    token: session.token,
    roundKey: input.round_key,
    seedId: seed.id,
    clientSeed: seed.clientSeed,
    nonce: await takeNonce(tx, seedPlayer),
    seedPlayer,
    choice: wager.choice,
    units: wager.units,
    hasSteps: wish.game.shape === "steps",
    stake: input.stake,
    betUuid: context.random.uuid(),
    winUuid: context.random.uuid(),
    rollbackUuid: context.random.uuid(),
    startedAt: now,
  };
  await insertRound(tx, round);
  return {
    ...round,
    commitment: seed.commitment,
    addedStake: ZERO,
    status: "pending",
    isStaked: false,
    balance: null,
    lastStepAt: null,
  };
}

/** A shortest time between rounds is a rule of the market; nobody is made to wait inside a call. */
async function keepPace(
  context: Context,
  tx: Tx,
  { session, wager }: Pick<Wish, "session" | "wager">,
  now: Date,
): Promise<void> {
  const lastStart = await findLastStart(tx, session.player);
  const isBesides = session.mode === "real" && isBesidePlatform(context);
  const lastOfAny = isBesides ? await noteRound(context, tx, session.player, now) : null;
  const lastMs = Math.max(lastStart?.getTime() ?? 0, lastOfAny?.getTime() ?? 0);
  refuseTooFast({ lastMs, nowMs: now.getTime(), minRoundMs: wager.minRoundMs });
}

export function presentFinished(round: FinishedRound): DataOf<typeof contract.spin> {
  if (round.status === "void") throw new DomainError(errorOf(round.refusal));
  return {
    round_id: round.id,
    round_key: round.roundKey,
    stake: formatWire(stakedIn(round)),
    win: formatWire(round.win),
    net: formatWire(subtract(round.win, stakedIn(round))),
    balance: formatWire(round.balance),
    commitment: round.commitment,
    client_seed: round.clientSeed,
    nonce: round.nonce,
    definition_version: round.definitionVersion,
    ...(round.choice === undefined ? {} : { choice: round.choice }),
    book: [...round.book],
    played_at: toWireInstant(round.startedAt),
  };
}
