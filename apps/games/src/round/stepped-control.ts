/**
 * One player at a game whose rounds take several steps: begun, played on, and over when the server
 * says so. Each call is repeated with the same keys until it is answered, and a round that was left
 * open is taken up where it stood.
 */
import type { SteppedRound } from "@tucano/contract/player/games/house-games.ts";
import { fromWire } from "@tucano/contract/money.ts";
import { Refusal } from "../platform/server.ts";
import { netOf } from "./course.ts";
import {
  askUntilAnswered,
  chosenStake,
  chosenUnit,
  type Context as DeskContext,
  type Control,
  type ControlOptions,
  enter,
  explainRefusal,
  offerNow,
  sayFailure,
  rest,
  restMsOf,
  sharedControls,
  setBalance,
  settleOutcome,
  showMain,
  createContext,
  unitOfRound,
} from "./desk.ts";
import { placeStake } from "./place-stake.ts";
import { playEvent } from "./sequence.ts";

type Context = DeskContext & {
  /** The round under way and how many of its events have been seen. */
  open: { round: SteppedRound; seen: number; startedMs: number } | null;
};

export function createSteppedControl(options: ControlOptions): Control {
  const { motion, stage } = options;
  const context: Context = { ...createContext(options), open: null };
  const { state } = context;
  const act = (action: unknown): void => {
    if (state.phase === "open" && action !== null) void takeStep(context, action);
  };
  return {
    ...sharedControls(context),
    get phase() {
      return state.phase;
    },
    get stake() {
      const { open } = context;
      return open === null ? chosenStake(context) : fromWire(open.round.stake);
    },
    get unit() {
      const { open } = context;
      return open === null ? chosenUnit(state) : unitOfRound(stage, open.round);
    },
    get staked() {
      const { open } = context;
      return open === null ? chosenStake(context) : fromWire(open.round.staked);
    },
    get balance() {
      return state.balance;
    },
    get lastRound() {
      return state.lastRound;
    },
    get net() {
      return netOf(state.course);
    },
    press: () => {
      const offer = offerNow(context);
      if (offer === "skip") motion.skip();
      else if (offer === "step") act(stage.mainStep?.().action ?? null);
      else if (offer === "spin") void beginRound(context);
    },
    isAuto: false,
    startAuto: () => {},
    act,
    begin: () => takeUp(context),
  };
}

/** At the opening: a round that waits for its player, or one whose end has not been seen. */
async function takeUp(context: Context): Promise<void> {
  const { opened, overlay, translate: t } = context;
  const round = opened.open_round;
  if (round === null) return;
  overlay.notice(t("openRound"));
  await sayFailure(context, adopt(context, round));
  await waitOrRest(context);
}

/** The table as it was left, without telling the story again. */
async function adopt(context: Context, round: SteppedRound): Promise<boolean> {
  const { state, stage, motion, nowMs } = context;
  state.lastRound = round;
  context.open = { round, seen: 0, startedMs: nowMs() };
  enter(context, "playing");
  stage.recall?.(round.choice);
  stage.startRound?.();
  motion.skip();
  return showEvents(context);
}

async function beginRound(context: Context): Promise<void> {
  await sayFailure(context, begin(context));
  await waitOrRest(context);
}

async function begin(context: Context): Promise<boolean> {
  const begun = await placeStake(context, (wish) => context.server.begin(wish));
  if (begun === null) return false;
  context.state.lastRound = begun.round;
  context.open = { ...begun, seen: 0 };
  return showEvents(context);
}

async function takeStep(context: Context, action: unknown): Promise<void> {
  await sayFailure(context, step(context, action));
  await waitOrRest(context);
}

async function step(context: Context, action: unknown): Promise<boolean> {
  const { open, server, motion, overlay } = context;
  if (open === null) return false;
  overlay.clearNotice();
  motion.resume();
  enter(context, "waiting");
  const input = { round_id: open.round.round_id, step: open.round.step, action };
  try {
    open.round = await askUntilAnswered(context, () => server.act(input));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    context.stage.cancelStep?.();
    explainRefusal(context, error);
    return error.code === "house_games.action_not_allowed" ? resume(context) : false;
  }
  return showEvents(context);
}

/** Another window may have played on: what the server has is what there is. */
async function resume(context: Context): Promise<boolean> {
  const { server, opened, open } = context;
  const { open_round: round } = await askUntilAnswered(context, () =>
    server.open(opened.game.code),
  );
  if (round !== null && round.round_id === open?.round.round_id) {
    open.round = round;
    return showEvents(context);
  }
  context.open = null;
  if (round !== null) return adopt(context, round);
  context.stage.startRound?.();
  return false;
}

/** Tells what has not been told yet; true when all of it was seen. */
async function showEvents(context: Context): Promise<boolean> {
  const { open, players, motion, state } = context;
  if (open === null) return false;
  enter(context, "playing");
  for (const event of open.round.book.slice(open.seen)) {
    await playEvent(event, players);
    open.seen += 1;
    showMain(context);
  }
  motion.resume();
  if (open.round.status === "settled") await finish(context);
  else {
    setBalance(context, state.laterBalance ?? fromWire(open.round.balance));
    state.laterBalance = null;
  }
  return true;
}

async function finish(context: Context): Promise<void> {
  const { open, state, opened, stage, nowMs, wait } = context;
  if (open === null) return;
  const { round, startedMs } = open;
  enter(context, "resting");
  state.restsUntilMs = nowMs() + restMsOf(stage);
  settleOutcome(context, {
    round,
    staked: fromWire(round.staked),
    win: fromWire(round.win),
    balance: fromWire(round.balance),
  });
  context.open = null;
  const missingMs = opened.market.min_round_ms - (nowMs() - startedMs);
  if (missingMs > 0) await wait(missingMs);
}

/** An open round is the player's again; after one that is over the button rests. */
async function waitOrRest(context: Context): Promise<void> {
  // Settled but not shown to its end: the picture broke, the money did not.
  if (context.open?.round.status === "settled") await finish(context);
  if (context.open !== null) enter(context, "open");
  else await rest(context);
}
