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

/** Skipping and spinning are one button: how long it rests between the two. */
const REST_MS = 350;

interface State {
  phase: "idle" | "waiting" | "playing";
  balance: Centavos;
  laterBalance: Centavos | null;
  stakes: readonly Centavos[];
  stakeIndex: number;
  net: Centavos;
  /** A press before then was meant to skip the round that has just ended, not to buy another. */
  restsUntilMs: number;
  auto: AutoPlan | null;
  isPaused: boolean;
  isOver: boolean;
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
    isOver: false,
    lastRound: opened.unfinished_round,
  };
  const context: Context = { ...options, state };
  hud.setBalance(opened.balance);
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
      if (state.isOver) return;
      if (state.auto !== null) stopAuto(context);
      else if (state.phase === "playing") motion.skip();
      else if (state.phase === "idle" && options.nowMs() >= state.restsUntilMs) {
        void playRounds(context);
      }
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
      if (state.phase === "idle") setBalance(context, fromWire(wire));
      else state.laterBalance = fromWire(wire);
    },
    begin: () => playUnfinished(context),
  };
}

/** A round paid for and settled, whose result nobody has seen yet. */
async function playUnfinished(context: Context): Promise<void> {
  const { opened, overlay, translate: t, show, nowMs, hud, state } = context;
  const round = opened.unfinished_round;
  if (round === null) return;
  overlay.notice(t("unfinished"));
  // Its money moved long ago, and other money since: what was told at the opening is what there is.
  state.laterBalance ??= state.balance;
  show.startSpin();
  await showRound(context, { round, startedMs: nowMs() });
  state.phase = "idle";
  hud.setPhase("idle");
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

function stopAuto({ state, hud }: Context): void {
  state.auto = null;
  hud.setAuto(null);
}

/** One round, or as many as automatic play goes on for. */
async function playRounds(context: Context): Promise<void> {
  const { state, hud, motion } = context;
  do {
    const wasPlayed = await playOne(context).catch((error: unknown) => {
      console.error(error);
      context.overlay.notice(context.translate("failed"));
      return false;
    });
    motion.resume();
    state.phase = "idle";
    state.restsUntilMs = context.nowMs() + REST_MS;
    if (!state.isOver) hud.setPhase("idle");
    if (!wasPlayed) stopAuto(context);
  } while (state.auto !== null && !state.isPaused && !state.isOver);
}

async function playOne(context: Context): Promise<boolean> {
  const { state, hud, overlay, show, link, nowMs } = context;
  const stake = stakeOf(state);
  overlay.clearNotice();
  if (stake > state.balance) {
    askForDeposit(context);
    return false;
  }
  const roundKey = context.makeKey();
  const startedMs = nowMs();
  state.phase = "waiting";
  hud.setPhase("waiting");
  hud.setBalance(formatWire(subtract(state.balance, stake)));
  link.send({ type: "round-started", roundId: roundKey });
  show.startSpin();
  const round = await askForRound(context, stake, roundKey);
  if (round === null) {
    await show.cancelSpin();
    setBalance(context, state.laterBalance ?? state.balance);
    return false;
  }
  await showRound(context, { round, startedMs });
  return true;
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
  const { overlay, translate: t, link, state, hud } = context;
  stopAuto(context);
  if (refusal.code === "house_games.insufficient_funds") askForDeposit(context);
  else if (refusal.code === "house_games.round_void") overlay.notice(t("roundVoid"));
  else if (refusal.code === "house_games.session_unknown") {
    state.isOver = true;
    hud.setPhase("blocked");
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

async function showRound(context: Context, { round, startedMs }: Shown): Promise<void> {
  const { state, hud, motion, show, opened, nowMs, wait } = context;
  state.phase = "playing";
  state.lastRound = round;
  hud.setPhase("playing");
  await playBook(round.book, show.players);
  motion.resume();
  settle(context, round);
  const restMs = opened.market.min_round_ms - (nowMs() - startedMs);
  if (restMs > 0) await wait(restMs);
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
