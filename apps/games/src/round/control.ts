/**
 * One player at a game whose rounds are over with one call: what the buttons do, in which order a
 * round runs, and what happens when something is in its way. The server decides every result; this
 * only asks, waits and shows.
 */
import type { PlayedRound } from "@tucano/contract/player/games/house-games.ts";
import { type Centavos, fromWire, multiplyFloor, ZERO } from "@tucano/contract/money.ts";
import { type AutoPlan, type AutoStop, continueAuto, startAuto } from "./auto-play.ts";
import type { PlainKey } from "@tucano/i18n/words.ts";
import { netOf } from "./course.ts";
import type { shellTexts } from "../shell/texts.ts";
import {
  chosenStake,
  chosenUnit,
  type Context,
  type Control,
  type ControlOptions,
  enter,
  offerNow,
  sayFailure,
  rest,
  restMsOf,
  sharedControls,
  settleOutcome,
  showStake,
  stopAuto,
  createContext,
  unitsOf,
  unitOfRound,
} from "./desk.ts";
import { countFree } from "./free-rounds.ts";
import { type Begun, placeStake } from "./place-stake.ts";
import { playBook } from "./sequence.ts";

export function createControl(options: ControlOptions): Control {
  const { opened, hud, motion, stage } = options;
  const context = createContext(options);
  const { state } = context;
  state.lastRound = opened.unfinished_round;
  const shown = () => (state.phase === "playing" ? state.lastRound : null);

  return {
    ...sharedControls(context),
    get phase() {
      return state.phase;
    },
    get stake() {
      const round = shown();
      return round === null ? chosenStake(context) : fromWire(round.stake);
    },
    get unit() {
      const round = shown();
      return round === null ? chosenUnit(state) : unitOfRound(stage, round);
    },
    get staked() {
      const round = shown();
      return round === null ? chosenStake(context) : fromWire(round.stake);
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
    get isAuto() {
      return state.auto !== null;
    },
    press: () => {
      const offer = offerNow(context);
      if (offer === "stop") stopAuto(context);
      else if (offer === "skip") motion.skip();
      else if (offer === "spin") void playRounds(context);
    },
    startAuto: (wish) => {
      if (offerNow(context) !== "spin" || !opened.market.autoplay) return;
      state.auto = startAuto(wish, state.unitIndex);
      hud.setAuto(wish.count);
      void playRounds(context);
    },
    act: () => {},
    begin: () => playUnfinished(context),
  };
}

/** A round paid for and settled, whose result has not been seen yet. */
async function playUnfinished(context: Context): Promise<void> {
  const { opened, overlay, translate: t, stage, nowMs, state } = context;
  const round = opened.unfinished_round;
  if (round === null) return;
  overlay.notice(t("unfinished"));
  // Its money moved long ago, and other money since: what was told at the opening is what there is.
  state.laterBalance ??= state.balance;
  stage.startRound?.();
  await sayFailure(context, showRound(context, { round, startedMs: nowMs() }));
  await rest(context);
}

/** One round, or as many as automatic play goes on for. */
async function playRounds(context: Context): Promise<void> {
  const { state } = context;
  do {
    const wasPlayed = await sayFailure(context, playOne(context));
    if (!wasPlayed) stopAuto(context);
  } while (state.auto !== null && !state.isPaused);
  showStake(context);
  await rest(context);
}

async function playOne(context: Context): Promise<boolean> {
  const begun = await placeStake(context, (wish) => context.server.spin(wish));
  return begun !== null && showRound(context, begun);
}

/** True when it was seen to its end and took as long as the rules ask for. */
async function showRound(
  context: Context,
  { round, startedMs }: Begun<PlayedRound>,
): Promise<boolean> {
  const { state, motion, players, opened, stage, nowMs, wait } = context;
  state.lastRound = round;
  enter(context, "playing");
  await playBook(round.book, players);
  motion.resume();
  enter(context, "resting");
  state.restsUntilMs = nowMs() + restMsOf(stage);
  settle(context, round);
  const missingMs = opened.market.min_round_ms - (nowMs() - startedMs);
  if (missingMs > 0) await wait(missingMs);
  return true;
}

function settle(context: Context, round: PlayedRound): void {
  const { state, overlay, translate: t } = context;
  const stake = fromWire(round.stake);
  const win = fromWire(round.win);
  // What is celebrated is measured by the stake, whoever paid it.
  const paid = round.free_round === undefined ? stake : ZERO;
  settleOutcome(context, { round, staked: stake, paid, win, balance: fromWire(round.balance) });
  // Its amount is in none of the round's: the message that tells of it follows the money.
  if (round.jackpots !== undefined) overlay.notice(t("jackpotWon"));
  const wasLast = countFree(state.free, round);
  showStake(context);
  if (wasLast) {
    // The next round costs money: nothing goes on by itself.
    stopAuto(context);
    overlay.notice(t("freeDone"));
  }
  if (state.auto !== null) goOn(context, state.auto, { round, paid });
}

const stopWords: Partial<Record<AutoStop, PlainKey<typeof shellTexts>>> = {
  loss_limit: "autoStoppedLoss",
  gain_limit: "autoStoppedGain",
  times: "autoStoppedTimes",
};

/** Automatic play after a round: with which stake it goes on, or why it does not. */
function goOn(
  context: Context,
  auto: AutoPlan,
  { round, paid }: { round: PlayedRound; paid: Centavos },
): void {
  const { state, hud, stage, overlay, translate: t } = context;
  const hadFeature = stage.hasFeature?.(round.book.map(({ type }) => type)) ?? false;
  const result = { stake: paid, win: fromWire(round.win), hadFeature };
  const stakes = { step: state.unitIndex, costOf: (step: number) => costOf(context, step) };
  const next = continueAuto(auto, result, stakes);
  if (typeof next !== "string") {
    state.auto = next.plan;
    state.unitIndex = next.step;
    hud.setAuto(next.plan.remaining);
    showStake(context);
    return;
  }
  const words = stopWords[next];
  if (words !== undefined) overlay.notice(t(words));
  stopAuto(context);
}

/** Of the next round at a step of the stakes; null: there is none, or it can't be paid. */
function costOf({ state, stage, opened }: Context, step: number): Centavos | null {
  const unit = state.units[step];
  if (unit === undefined) return null;
  const cost = multiplyFloor(unit, unitsOf(stage, stage.choice()), 1);
  return cost > fromWire(opened.max_stake) || cost > state.balance ? null : cost;
}
