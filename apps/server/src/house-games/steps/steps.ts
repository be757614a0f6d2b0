/**
 * Rounds of several steps. What is kept is the choice and the list of actions; where the round
 * stands is replayed from the draws each time, so there is no state that could be wrong. A step
 * that costs something is written down before the wallet is asked, and counts once it said yes.
 */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/games/house-games.ts";
import { formatWire, subtract, ZERO } from "@tucano/contract/money.ts";
import { fits } from "@tucano/game-math/games/forms.ts";
import { winOf } from "@tucano/contract/events/round-events.ts";
import type { SteppedGame } from "@tucano/game-math/engine.ts";
import { createDraws } from "@tucano/game-math/provably-fair.ts";
import { replaySteps } from "@tucano/game-math/steps.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Tx } from "../../platform/database/types.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import { errorOf } from "../../platform/studio-answers.ts";
import { nativeHmac } from "../seeds/native-hmac.ts";
import { findRound, markStaked } from "../repository.ts";
import {
  deleteStep,
  insertStep,
  listSteps,
  lockOpenRound,
  markStepTaken,
  type Step,
  updateToken,
} from "./repository-steps.ts";
import {
  balanceIn,
  chanceOf,
  gameOf,
  payOut,
  stakedIn,
  takeFirstStake,
  takeStake,
  voidRound,
} from "../settlement/settle-round.ts";
import type { Context, FinishedRound, HouseRound, PendingRound, PlaySession } from "../types.ts";

type SteppedRound = DataOf<typeof contract.actInRound>;

/** No game has so many; one that went on for ever would be a fault of its mathematics. */
const LEAVING_STEPS_MAX = 1_000;

function steppedGameOf(round: Pick<PendingRound, "game" | "definitionVersion">): SteppedGame {
  const game = gameOf(round);
  if (game.shape !== "steps") throw new Error(`${round.game} has no steps.`);
  return game;
}

type Chance = Awaited<ReturnType<typeof chanceOf>>;

/** A round's state after this many actions. */
interface RoundState {
  readonly game: SteppedGame;
  readonly state: unknown;
}

async function stateAfter(
  context: Context,
  round: PendingRound,
  steps: readonly Pick<Step, "action">[],
): Promise<RoundState> {
  return replay(round, steps, await chanceOf(context, round));
}

function replay(
  round: PendingRound,
  steps: readonly Pick<Step, "action">[],
  chance: Chance,
): RoundState {
  const game = steppedGameOf(round);
  const draws = createDraws(chance, nativeHmac);
  const actions = steps.map(({ action }) => action);
  return { game, state: replaySteps(game, { choice: round.choice, actions }, draws) };
}

/**
 * Brings a round to where it waits for its player, or to its end: takes stakes that are missing,
 * pays what is won. Throws the reason of a refused step; the round continues without it.
 */
export async function advanceRound(context: Context, round: PendingRound): Promise<HouseRound> {
  if (!round.isStaked) {
    const taken = await takeFirstStake(context, round);
    if (taken.status !== "RS_OK") return voidRound(context, round, taken.status);
    const { game, state } = await stateAfter(context, round, []);
    const staked = { id: round.id, balance: balanceIn(taken), isOver: game.isOver(state) };
    await inTransaction(context.db, (tx) => markStaked(tx, staked, context.clock.now()));
  }
  const steps = await listSteps(context.db, round.id);
  const missing = steps.find(({ isTaken }) => !isTaken);
  if (missing !== undefined) await takeStepStake(context, round, steps, missing);
  const { game, state } = await stateAfter(context, round, steps);
  if (!game.isOver(state)) return requireRound(context, round.id);
  const now = await requireRound(context, round.id);
  if (now.status !== "pending") return now;
  const played = { book: game.eventsOf(state), winHundredths: game.winHundredthsOf(state) };
  return payOut(context, now, played);
}

async function takeStepStake(
  context: Context,
  round: PendingRound,
  steps: readonly Step[],
  { step, cost: amount, betUuid, rollbackUuid }: Step,
): Promise<void> {
  const { db, clock } = context;
  const taken = await takeStake(context, round, { betUuid, rollbackUuid, amount });
  if (taken.status !== "RS_OK") {
    await inTransaction(db, (tx) => deleteStep(tx, round.id, step));
    throw new DomainError(errorOf(taken.status));
  }
  const { game, state } = await stateAfter(context, round, steps);
  await inTransaction(db, (tx) =>
    markStepTaken(
      tx,
      {
        roundId: round.id,
        step,
        cost: amount,
        balance: balanceIn(taken),
        isOver: game.isOver(state),
      },
      clock.now(),
    ),
  );
}

async function requireRound(context: Context, roundId: string): Promise<HouseRound> {
  const round = await findRound(context.db, roundId);
  if (round === null) throw new Error("A round is gone.");
  return round;
}

export async function actInRound(
  context: Context,
  session: PlaySession,
  input: InputOf<typeof contract.actInRound>,
): Promise<SteppedRound> {
  const round = await findRound(context.db, input.round_id);
  if (round === null || round.player !== session.player || !round.hasSteps) {
    throw new DomainError("house_games.round_unknown");
  }
  if (round.status !== "pending") return answerAfterEnd(context, round, input);
  const current = await advanceRound(context, await takeUp(context, session, round));
  if (current.status !== "pending") return answerAfterEnd(context, current, input);
  await addStep(context, current, input);
  return presentStepped(context, await advanceRound(context, current));
}

/**
 * A round may last longer than its session. A player who returns by a new launch plays on,
 * and stakes, by the new one: the platform has ended the other.
 */
async function takeUp(
  { db }: Context,
  { game, mode, token }: PlaySession,
  round: PendingRound,
): Promise<PendingRound> {
  const isTheirs = round.game === game && round.mode === mode;
  if (!isTheirs || round.token === token) return round;
  await inTransaction(db, (tx) => updateToken(tx, round.id, token));
  return { ...round, token };
}

type Wish = Pick<InputOf<typeof contract.actInRound>, "step" | "action">;

/** The step that ended the round may be asked for again; there is no other. */
async function answerAfterEnd(
  context: Context,
  round: FinishedRound,
  wish: Wish,
): Promise<SteppedRound> {
  const known = (await listSteps(context.db, round.id)).find(({ step }) => step === wish.step);
  if (known === undefined) throw new DomainError("house_games.action_not_allowed");
  requireSame(known, wish);
  return presentStepped(context, round);
}

function requireSame(known: Step, wish: Wish): void {
  if (JSON.stringify(known.action) !== JSON.stringify(wish.action)) {
    throw new DomainError("common.idempotency_conflict");
  }
}

/** Under the round's lock: of two that act at once, one adds the step and the other finds it. */
async function addStep(context: Context, round: PendingRound, wish: Wish): Promise<void> {
  const chance = await chanceOf(context, round);
  await inTransaction(context.db, (tx) => addStepIn(tx, { context, round, chance }, wish));
}

interface Played {
  readonly context: Context;
  readonly round: PendingRound;
  readonly chance: Chance;
}

async function addStepIn(tx: Tx, { context, round, chance }: Played, wish: Wish): Promise<void> {
  if (!(await lockOpenRound(tx, round.id))) return;
  const steps = await listSteps(tx, round.id);
  const known = steps[wish.step];
  if (known !== undefined) {
    requireSame(known, wish);
    return;
  }
  if (wish.step !== steps.length || steps.some(({ isTaken }) => !isTaken)) {
    throw new DomainError("house_games.action_not_allowed");
  }
  const { game, state } = replay(round, steps, chance);
  const isForm = fits("action", game.facts.code, wish.action);
  const action = isForm ? game.readAction(wish.action) : null;
  const costHundredths = action === null ? null : game.costOf(state, action);
  if (action === null || costHundredths === null) {
    throw new DomainError("house_games.action_not_allowed");
  }
  const cost = winOf(round.stake, costHundredths, round.units);
  const { random, clock } = context;
  const step = { step: wish.step, action: wish.action, cost };
  await insertStep(tx, round.id, { ...step, betUuid: random.uuid(), rollbackUuid: random.uuid() });
  if (cost > 0) return;
  const after = replay(round, [...steps, step], chance);
  const isOver = game.isOver(after.state);
  await markStepTaken(
    tx,
    { roundId: round.id, step: wish.step, cost, balance: null, isOver },
    clock.now(),
  );
}

/** Plays on for somebody who did not come back, as a careful player would. */
export async function leaveRound(context: Context, pending: PendingRound): Promise<void> {
  let round = await advanceRound(context, pending);
  for (let count = 0; count < LEAVING_STEPS_MAX && round.status === "pending"; count += 1) {
    const current = round;
    const steps = await listSteps(context.db, current.id);
    const { game, state } = await stateAfter(context, current, steps);
    const wish = { step: steps.length, action: game.leave(state) };
    await addStep(context, current, wish);
    round = await advanceRound(context, current);
  }
}

export async function presentStepped(context: Context, round: HouseRound): Promise<SteppedRound> {
  if (round.status === "void") throw new DomainError(errorOf(round.refusal));
  const steps = await listSteps(context.db, round.id);
  const isSettled = round.status === "settled";
  const staked = stakedIn(round);
  const win = isSettled ? round.win : ZERO;
  return {
    round_id: round.id,
    round_key: round.roundKey,
    status: isSettled ? "settled" : "open",
    stake: formatWire(round.stake),
    staked: formatWire(staked),
    win: formatWire(win),
    net: formatWire(subtract(win, staked)),
    balance: formatWire(round.balance ?? ZERO),
    step: steps.length,
    commitment: round.commitment,
    client_seed: round.clientSeed,
    nonce: round.nonce,
    definition_version: round.definitionVersion,
    ...(round.choice === undefined ? {} : { choice: round.choice }),
    book: isSettled ? [...round.book] : [...(await shownSoFar(context, round, steps))],
    played_at: toWireInstant(round.startedAt),
  };
}

async function shownSoFar(context: Context, round: PendingRound, steps: readonly Step[]) {
  const { game, state } = await stateAfter(context, round, steps);
  return game.eventsOf(state);
}
