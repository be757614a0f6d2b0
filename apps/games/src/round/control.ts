/**
 * One player at one game: what the buttons do, in which order a round runs, and what happens when
 * something is in its way. The server decides every result; this only asks, waits and shows.
 */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { openGame, PlayedRound } from "@tucano/contract/house-games.ts";
import {
  add,
  type Centavos,
  formatWire,
  fromWire,
  subtract,
  ZERO,
} from "@tucano/contract/money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { Hud } from "../hud/hud.ts";
import type { Overlay } from "../hud/overlay.ts";
import type { PageLink } from "../platform/page-link.ts";
import { type GameServer, Refusal, Unreachable } from "../platform/server.ts";
import type { SettingsStore } from "../platform/settings.ts";
import type { Motion } from "../scene/motion.ts";
import type { Show } from "../show.ts";
import type { Sound } from "../sound.ts";
import type { Translate } from "../texts/index.ts";
import { type AutoPlan, continueAuto, startAuto } from "./auto-play.ts";
import { offerOf, type Phase } from "./offer.ts";
import { sendUntilAnswered } from "./send-round.ts";
import { playBook } from "./sequence.ts";

export type Opened = DataOf<typeof openGame>;

export interface ControlOptions {
  opened: Opened;
  server: Pick<GameServer, "spin" | "markShown">;
  hud: Hud;
  overlay: Overlay;
  sound: Sound;
  motion: Motion;
  link: PageLink;
  settings: SettingsStore;
  translate: Translate;
  show: Show;
  /** Milliseconds that only grow, and a pause: real time outside of tests. */
  nowMs: () => number;
  wait: (timeMs: number) => Promise<void>;
  makeKey: () => string;
  leave: () => void;
}

export interface Control {
  /** Of the round being shown; otherwise the one chosen for the next. */
  readonly stake: Centavos;
  readonly lastRound: PlayedRound | null;
  /** Won minus staked since the game was opened. */
  readonly net: Centavos;
  /** Tap on the round button: spins, or hurries what is being shown, or stops automatic play. */
  press: () => void;
  stepStake: (direction: -1 | 1) => void;
  startAuto: (count: number, lossLimit: Centavos, stopsOnFeature: boolean) => void;
  setPaused: (isPaused: boolean) => void;
  /** Money moved outside of the game; told now, shown when no round is running. */
  changeBalance: (wire: string) => void;
  /** Plays what was left unfinished; then the game is the player's. */
  begin: () => Promise<void>;
}

/** Skipping, stopping and spinning are one button: how long it rests before it is a spin again. */
const REST_MS = 350;

interface State {
  phase: Phase;
  balance: Centavos;
  laterBalance: Centavos | null;
  stakes: readonly Centavos[];
  stakeIndex: number;
  net: Centavos;
  /** A press before then would be meant for what has just ended, not to buy another round. */
  restsUntilMs: number;
  auto: AutoPlan | null;
  isPaused: boolean;
  lastRound: PlayedRound | null;
}

type Context = ControlOptions & { state: State };

export function createControl(options: ControlOptions): Control {
  const { opened, hud, motion, settings } = options;
  const stakes = opened.stakes.map(fromWire);
  const wanted = settings.read().stake ?? opened.default_stake;
  const found = opened.stakes.indexOf(wanted);
  const state: State = {
    phase: "idle",
    balance: fromWire(opened.balance),
    laterBalance: null,
    stakes,
    stakeIndex: found >= 0 ? found : Math.max(0, opened.stakes.indexOf(opened.default_stake)),
    net: ZERO,
    restsUntilMs: 0,
    auto: null,
    isPaused: false,
    lastRound: opened.unfinished_round,
  };
  const context: Context = { ...options, state };
  hud.setBalance(opened.balance);
  hud.setPhase(state.phase);
  showStake(context);

  return {
    get stake() {
      const isShowing = state.phase === "playing" && state.lastRound !== null;
      return isShowing ? fromWire(state.lastRound?.stake ?? "0.00") : stakeOf(state);
    },
    get lastRound() {
      return state.lastRound;
    },
    get net() {
      return state.net;
    },
    press: () => {
      const offer = offerOf(state.phase, state.auto !== null);
      if (offer === "stop") stopAuto(context);
      else if (offer === "skip") motion.skip();
      else if (offer === "spin") void playRounds(context);
    },
    stepStake: (direction) => {
      if (state.phase !== "idle" || state.auto !== null) return;
      const last = stakes.length - 1;
      state.stakeIndex = Math.min(last, Math.max(0, state.stakeIndex + direction));
      settings.write({ stake: formatWire(stakeOf(state)) });
      options.sound.play("click", direction + 1);
      showStake(context);
    },
    startAuto: (count, lossLimit, stopsOnFeature) => {
      if (state.phase !== "idle" || !opened.market.autoplay) return;
      state.auto = startAuto(count, lossLimit, stopsOnFeature);
      hud.setAuto(count);
      void playRounds(context);
    },
    setPaused: (isPaused) => {
      state.isPaused = isPaused;
      options.sound.setPaused(isPaused);
      if (isPaused) stopAuto(context);
    },
    changeBalance: (wire) => {
      const isUnderWay = state.phase === "waiting" || state.phase === "playing";
      if (isUnderWay) state.laterBalance = fromWire(wire);
      else setBalance(context, fromWire(wire));
    },
    begin: () => playUnfinished(context),
  };
}

/** A round paid for and settled, whose result nobody has seen yet. */
async function playUnfinished(context: Context): Promise<void> {
  const { opened, overlay, translate: t, show, nowMs, state } = context;
  const round = opened.unfinished_round;
  if (round === null) return;
  overlay.notice(t("unfinished"));
  // Its money moved long ago, and other money since: what was told at the opening is what there is.
  state.laterBalance ??= state.balance;
  show.startSpin();
  await outlive(context, showRound(context, { round, startedMs: nowMs() }));
  await rest(context);
}

/** The control and its button change together; a game that is over stays so. */
function enter({ state, hud }: Context, phase: Phase): void {
  if (state.phase === "blocked") return;
  state.phase = phase;
  hud.setPhase(phase);
}

function stakeOf(state: State): Centavos {
  return state.stakes[state.stakeIndex] ?? ZERO;
}

function showStake({ state, hud }: Context): void {
  hud.setStake(formatWire(stakeOf(state)), {
    isLowest: state.stakeIndex === 0,
    isHighest: state.stakeIndex === state.stakes.length - 1,
  });
}

function setBalance({ state, hud }: Context, balance: Centavos): void {
  state.balance = balance;
  hud.setBalance(formatWire(balance));
}

function stopAuto({ state, hud, nowMs }: Context): void {
  state.auto = null;
  state.restsUntilMs = nowMs() + REST_MS;
  hud.setAuto(null);
}

/** One round, or as many as automatic play goes on for. */
async function playRounds(context: Context): Promise<void> {
  const { state } = context;
  do {
    const wasPlayed = await outlive(context, playOne(context));
    if (!wasPlayed) stopAuto(context);
  } while (state.auto !== null && !state.isPaused);
  await rest(context);
}

/** A round that cannot be shown must not take the button with it. */
async function outlive(context: Context, round: Promise<boolean>): Promise<boolean> {
  const wasPlayed = await round.catch((error: unknown) => {
    console.error(error);
    context.overlay.notice(context.translate("failed"));
    return false;
  });
  context.motion.resume();
  return wasPlayed;
}

/** A press that comes too late to skip or to stop finds no spin that it could buy. */
async function rest(context: Context): Promise<void> {
  const { state, nowMs, wait } = context;
  enter(context, "resting");
  const restMs = state.restsUntilMs - nowMs();
  if (restMs > 0) await wait(restMs);
  enter(context, "idle");
}

async function playOne(context: Context): Promise<boolean> {
  const { state, hud, overlay, show, link, motion, nowMs } = context;
  const stake = stakeOf(state);
  overlay.clearNotice();
  if (stake > state.balance) {
    askForDeposit(context);
    return false;
  }
  const roundKey = context.makeKey();
  const startedMs = nowMs();
  enter(context, "waiting");
  hud.setBalance(formatWire(subtract(state.balance, stake)));
  link.send({ type: "round-started", roundId: roundKey });
  // The reels too can be tapped to skip: a tap too late for one round does not hurry the next.
  motion.resume();
  show.startSpin();
  const round = await askForRound(context, stake, roundKey);
  if (round === null) {
    await show.cancelSpin();
    setBalance(context, state.laterBalance ?? state.balance);
    state.laterBalance = null;
    return false;
  }
  return showRound(context, { round, startedMs });
}

/** The result, however long the network takes; null when the server refused the round. */
async function askForRound(
  context: Context,
  stake: Centavos,
  roundKey: string,
): Promise<PlayedRound | null> {
  const { server, overlay, translate: t, wait } = context;
  const input = { stake: formatWire(stake), round_key: roundKey };
  for (;;) {
    try {
      const onTrouble = (): void => overlay.notice(t("slowNetwork"));
      return await sendUntilAnswered(() => server.spin(input), { wait, onTrouble });
    } catch (error) {
      if (error instanceof Refusal) {
        explainRefusal(context, error);
        return null;
      }
      if (!(error instanceof Unreachable)) throw error;
      stopAuto(context);
      await overlay.reconnect();
    }
  }
}

function explainRefusal(context: Context, refusal: Refusal): void {
  const { overlay, translate: t, link } = context;
  stopAuto(context);
  if (refusal.code === "house_games.insufficient_funds") askForDeposit(context);
  else if (refusal.code === "house_games.round_void") overlay.notice(t("roundVoid"));
  else if (refusal.code === "house_games.session_unknown") {
    enter(context, "blocked");
    link.send({ type: "session-ended" });
    overlay.end(t("sessionEnded"), { label: t("leave"), run: context.leave });
  } else overlay.notice(refusal.message);
}

function askForDeposit({ overlay, translate: t, link, state, opened }: Context): void {
  const balance = formatWire(state.balance);
  const stake = formatWire(stakeOf(state));
  const ask = (): void => link.send({ type: "need-deposit", balance, stake });
  const canDeposit = link.isFramed && opened.mode === "real";
  overlay.notice(t("insufficient"), canDeposit ? { label: t("deposit"), run: ask } : undefined);
  if (canDeposit) ask();
}

interface Shown {
  round: PlayedRound;
  startedMs: number;
}

/** True when it was seen to its end and took as long as the rules ask for. */
async function showRound(context: Context, { round, startedMs }: Shown): Promise<boolean> {
  const { state, motion, show, opened, nowMs, wait } = context;
  state.lastRound = round;
  enter(context, "playing");
  await playBook(round.book, show.players);
  motion.resume();
  enter(context, "resting");
  state.restsUntilMs = nowMs() + REST_MS;
  settle(context, round);
  const missingMs = opened.market.min_round_ms - (nowMs() - startedMs);
  if (missingMs > 0) await wait(missingMs);
  return true;
}

/** The round was seen to its end: balances, the player's own sums, and who else must know. */
function settle(context: Context, round: PlayedRound): void {
  const { state, hud, link, server, translate: t } = context;
  const stake = fromWire(round.stake);
  const win = fromWire(round.win);
  state.net = subtract(add(state.net, win), stake);
  setBalance(context, state.laterBalance ?? fromWire(round.balance));
  state.laterBalance = null;
  const balance = formatWire(state.balance);
  const amounts = { amount: formatMoney(round.win), balance: formatMoney(balance) };
  hud.announce(t(win > 0 ? "announceWin" : "announceNoWin", amounts));
  link.send({
    type: "round-settled",
    roundId: round.round_key,
    stake: round.stake,
    win: round.win,
    balance,
  });
  // Not shown is not lost: the next opening would play it again, nothing worse.
  server.markShown(round.round_id).catch(() => {});
  if (state.auto === null) return;
  const hadFeature = round.book.some(({ type }) => type === "freeSpinsStart");
  const next = continueAuto(state.auto, { stake, win, hadFeature });
  if (next === "loss_limit") context.overlay.notice(t("autoStoppedLoss"));
  if (typeof next === "string") stopAuto(context);
  else {
    state.auto = next;
    hud.setAuto(next.remaining);
  }
}
