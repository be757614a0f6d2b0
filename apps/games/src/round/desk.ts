/**
 * What every kind of round has in common at the player's side: the stake chosen, the balance shown,
 * the net result, refusals, a lost network, and the button that rests after a result.
 */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { openGame } from "@tucano/contract/player/games/house-games.ts";
import {
  add,
  type Centavos,
  formatWire,
  fromWire,
  multiplyFloor,
  subtract,
  ZERO,
} from "@tucano/contract/money.ts";
import type { Book, RoundEventType } from "@tucano/contract/events/round-events.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { Hud } from "../hud/hud.ts";
import type { Overlay } from "../hud/overlay.ts";
import type { PageLink } from "../platform/page-link.ts";
import { type GameServer, Refusal, Unreachable } from "../platform/server.ts";
import type { SettingsStore } from "../platform/settings.ts";
import type { Cues } from "../scene/cues.ts";
import type { Motion } from "../scene/motion.ts";
import type { Sound } from "../sound/sound.ts";
import type { Translate } from "../shell/texts.ts";
import type { AutoPlan, AutoWish } from "./auto-play.ts";
import { netOf } from "./course.ts";
import { dropFree, freeBar, freeInUse, type FreeState, mayDivide } from "./free-rounds.ts";
import { type Offer, offerOf, type Phase } from "./offer.ts";
import type { RoundStage } from "./round-stage.ts";
import { sendUntilAnswered } from "./send-round.ts";
import type { PlayersOf } from "./sequence.ts";

export type Opened = DataOf<typeof openGame>;

export interface ControlOptions {
  opened: Opened;
  server: Pick<GameServer, "open" | "spin" | "begin" | "act" | "markShown">;
  hud: Hud;
  overlay: Overlay;
  sound: Sound;
  motion: Motion;
  cues: Cues;
  link: PageLink;
  settings: SettingsStore;
  translate: Translate;
  stage: RoundStage;
  /** The stage's own, and the shell's for what it leaves out. */
  players: Partial<PlayersOf<RoundEventType>>;
  /** Milliseconds that only grow, and a pause: real time outside of tests. */
  nowMs: () => number;
  wait: (timeMs: number) => Promise<void>;
  makeKey: () => string;
  leave: () => void;
}

/** What is known of a round once the server has answered it. */
export interface KnownRound {
  readonly round_id: string;
  readonly round_key: string;
  readonly stake: string;
  readonly commitment: string;
  readonly nonce: number;
  readonly choice?: unknown;
}

export interface Control {
  readonly phase: Phase;
  /** Of the round being shown; otherwise the one chosen for the next. In all, and by the unit. */
  readonly stake: Centavos;
  readonly unit: Centavos;
  /** The stake and what steps have cost since: only more than that is a gain. */
  readonly staked: Centavos;
  readonly balance: Centavos;
  readonly lastRound: KnownRound | null;
  /** Won minus staked since the game was opened. */
  readonly net: Centavos;
  /** Rounds follow each other by themselves; a press stops them. */
  readonly isAuto: boolean;
  /** Tap on the round button: plays, or hurries what is being shown, or stops automatic play. */
  press: () => void;
  stepStake: (direction: -1 | 1) => void;
  chooseUnit: (unit: Centavos) => void;
  startAuto: (wish: AutoWish) => void;
  /** A step of an open round; nothing in games without steps. */
  act: (action: unknown) => void;
  /** Takes free rounds up, or lays them down again. */
  toggleFree: () => void;
  /** The stage changed its mind: stake and button are updated. */
  refresh: () => void;
  setPaused: (isPaused: boolean) => void;
  /** Money moved outside of the game; told now, shown when no round is running. */
  changeBalance: (wire: string) => void;
  /** Plays what was left unfinished; then the game is the player's. */
  begin: () => Promise<void>;
}

/** Skipping, stopping and spinning are one button: how long it rests before it is a spin again. */
export const REST_MS = 350;

/** A game of quick shots rests less: there a second press is another shot and never a mistake. */
export function restMsOf(stage: RoundStage): number {
  return stage.restMs ?? REST_MS;
}

export interface State {
  phase: Phase;
  balance: Centavos;
  laterBalance: Centavos | null;
  units: readonly Centavos[];
  unitIndex: number;
  /** The net result after each round since the game was opened. */
  readonly course: Centavos[];
  /** A press before then would be meant for what has just ended, not to buy another round. */
  restsUntilMs: number;
  auto: AutoPlan | null;
  isPaused: boolean;
  lastRound: KnownRound | null;
  readonly free: FreeState;
}

export type Context = ControlOptions & { state: State };

export function createContext(options: ControlOptions): Context {
  const { opened, hud, settings } = options;
  const wanted = settings.read().stake ?? opened.default_stake;
  const found = opened.stakes.indexOf(wanted);
  const state: State = {
    phase: "idle",
    balance: fromWire(opened.balance),
    laterBalance: null,
    units: opened.stakes.map(fromWire),
    unitIndex: found >= 0 ? found : Math.max(0, opened.stakes.indexOf(opened.default_stake)),
    course: [],
    restsUntilMs: 0,
    auto: null,
    isPaused: false,
    lastRound: null,
    free: { offers: opened.free_rounds ?? [], isUsed: false },
  };
  const context: Context = { ...options, state };
  hud.setBalance(opened.balance);
  enter(context, "idle");
  showStake(context);
  return context;
}

/** What the two kinds of round share of their control. */
export function sharedControls(context: Context) {
  const { state, settings, sound } = context;
  const choose = (index: number): void => {
    if (state.phase !== "idle" || state.auto !== null || state.free.isUsed) return;
    state.unitIndex = Math.min(state.units.length - 1, Math.max(0, index));
    settings.write({ stake: formatWire(chosenUnit(state)) });
    showStake(context);
  };
  return {
    stepStake: (direction: -1 | 1) => {
      sound.play("click", direction + 1);
      choose(state.unitIndex + direction);
    },
    chooseUnit: (unit: Centavos) => choose(state.units.indexOf(unit)),
    setPaused: (isPaused: boolean) => {
      state.isPaused = isPaused;
      sound.setPaused(isPaused, "page");
      if (isPaused) stopAuto(context);
    },
    changeBalance: (wire: string) => {
      const isUnderWay = state.phase === "waiting" || state.phase === "playing";
      if (isUnderWay) state.laterBalance = fromWire(wire);
      else setBalance(context, fromWire(wire));
    },
    refresh: () => showStake(context),
    toggleFree: () => {
      const { free } = state;
      if (state.phase !== "idle" || state.auto !== null) return;
      free.isUsed = !free.isUsed && free.offers.length > 0;
      showStake(context);
    },
  };
}

function isUnderWay(phase: Phase): boolean {
  return phase === "waiting" || phase === "playing" || phase === "open";
}

/** The control and its button change together; a game that is over stays so. */
export function enter(context: Context, phase: Phase): void {
  const { state, hud, stage, cues } = context;
  if (state.phase === "blocked") return;
  const wasUnderWay = isUnderWay(state.phase);
  state.phase = phase;
  if (isUnderWay(phase) !== wasUnderWay) {
    cues.tell({ type: wasUnderWay ? "round.ended" : "round.began" });
  }
  showMain(context);
  hud.setPhase(phase);
  stage.setPhase?.(phase);
}

/** There is something to play, and the game is played for a stake like that. */
function canPlay({ state, stage }: Context): boolean {
  const choice = stage.choice();
  return choice !== null && mayDivide(state, unitsOf(stage, choice));
}

/** What the game itself wants of the button: its words, and whether a press means anything. */
export function showMain(context: Context): void {
  const { stage, hud, translate: t } = context;
  const step = stage.mainStep?.() ?? null;
  hud.setMain({
    playLabel: stage.playLabel?.() ?? t("play"),
    stepLabel: step?.label ?? "",
    canPlay: canPlay(context),
    canStep: step !== null && step.action !== null,
  });
}

export function offerNow(context: Context): Offer | null {
  const { state, stage } = context;
  const step = stage.mainStep?.() ?? null;
  return offerOf(state.phase, state.auto !== null, {
    canPlay: canPlay(context),
    canStep: step !== null && step.action !== null,
  });
}

export function chosenUnit(state: State): Centavos {
  const free = freeInUse(state.free);
  if (free !== null) return fromWire(free.stake);
  return state.units[state.unitIndex] ?? ZERO;
}

export function unitsOf(stage: RoundStage, choice: unknown): number {
  if (choice === null) return 1;
  return Math.max(1, stage.unitsOf?.(choice) ?? 1);
}

/** What the next round would stake in all. */
export function chosenStake({ state, stage }: Context): Centavos {
  // However the game divides it, a free round is played for the stake that was given.
  if (state.free.isUsed) return chosenUnit(state);
  return multiplyFloor(chosenUnit(state), unitsOf(stage, stage.choice()), 1);
}

export function unitOfRound(stage: RoundStage, round: KnownRound): Centavos {
  return multiplyFloor(fromWire(round.stake), 1, unitsOf(stage, round.choice));
}

export function showStake(context: Context): void {
  const { state, hud, stage } = context;
  stage.allowUnits?.((count) => mayDivide(state, count), freeInUse(state.free) !== null);
  hud.setStake(formatWire(chosenStake(context)), {
    isLowest: state.free.isUsed || state.unitIndex === 0,
    isHighest: state.free.isUsed || state.unitIndex === state.units.length - 1,
  });
  hud.setFreeRounds(freeBar(state.free, context.translate));
  showMain(context);
}

export function setBalance({ state, hud }: Context, balance: Centavos): void {
  state.balance = balance;
  hud.setBalance(formatWire(balance));
}

/** What comes after it is played for the stake that the player chose, not for one it came to. */
export function stopAuto({ state, hud, nowMs, stage }: Context): void {
  if (state.auto !== null) state.unitIndex = state.auto.firstStep;
  state.auto = null;
  state.restsUntilMs = nowMs() + restMsOf(stage);
  hud.setAuto(null);
}

/** A round that cannot be shown must not leave the button dead. */
export async function sayFailure(context: Context, round: Promise<boolean>): Promise<boolean> {
  const wasPlayed = await round.catch((error: unknown) => {
    console.error(error);
    context.overlay.notice(context.translate("failed"));
    return false;
  });
  context.motion.resume();
  return wasPlayed;
}

/** A press that comes too late to skip or to stop finds no spin that it could buy. */
export async function rest(context: Context): Promise<void> {
  const { state, nowMs, wait } = context;
  enter(context, "resting");
  const restMs = state.restsUntilMs - nowMs();
  if (restMs > 0) await wait(restMs);
  enter(context, "idle");
}

/** The answer, however long the network takes; a refusal is the caller's to explain. */
export async function askUntilAnswered<Answer>(
  context: Context,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const { overlay, translate: t, wait } = context;
  for (;;) {
    try {
      const onTrouble = (): void => overlay.notice(t("slowNetwork"));
      return await sendUntilAnswered(send, { wait, onTrouble });
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      stopAuto(context);
      await overlay.reconnect();
    }
  }
}

/** The same, but null when the server refused and the player was told why. */
export async function askOrExplain<Answer>(
  context: Context,
  send: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await askUntilAnswered(context, send);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    explainRefusal(context, error);
    return null;
  }
}

export function explainRefusal(context: Context, refusal: Refusal): void {
  const { overlay, translate: t, link } = context;
  stopAuto(context);
  if (refusal.code === "free_rounds.over") {
    dropFree(context.state.free);
    showStake(context);
  }
  if (refusal.code === "house_games.insufficient_funds") askForDeposit(context);
  else if (refusal.code === "house_games.round_void") overlay.notice(t("roundVoid"));
  else if (refusal.code === "house_games.session_unknown") {
    enter(context, "blocked");
    link.send({ type: "session-ended" });
    overlay.end(t("sessionEnded"), { label: t("leave"), run: context.leave });
  } else overlay.notice(refusal.message);
}

export function askForDeposit(context: Context): void {
  const { overlay, translate: t, link, state, opened } = context;
  const balance = formatWire(state.balance);
  const stake = formatWire(chosenStake(context));
  const ask = (): void => link.send({ type: "need-deposit", balance, stake });
  const canDeposit = link.isFramed && opened.mode === "real";
  overlay.notice(t("insufficient"), canDeposit ? { label: t("deposit"), run: ask } : undefined);
  if (canDeposit) ask();
}

/** More than one round may stake, or more than there is: nothing is sent. */
export function refusesStake(context: Context, stake: Centavos): boolean {
  const { state, overlay, translate: t, opened } = context;
  overlay.clearNotice();
  if (stake > fromWire(opened.max_stake)) {
    const amount = formatMoney(opened.max_stake);
    overlay.notice(t("stakeTooHigh", { amount }));
    return true;
  }
  if (state.free.isUsed || stake <= state.balance) return false;
  askForDeposit(context);
  return true;
}

/** Amounts of a round that was seen to its end. */
export interface Outcome {
  readonly round: KnownRound & { readonly book: Book };
  readonly staked: Centavos;
  /** Of that, the player's own; left out: all of it. */
  readonly paid?: Centavos;
  readonly win: Centavos;
  /** What the server answered last. */
  readonly balance: Centavos;
}

/** The round was seen to its end: balances, the player's own sums, and who else must know. */
export function settleOutcome(context: Context, outcome: Outcome): void {
  const { round, staked, win, balance, paid = staked } = outcome;
  const { state, hud, link, server, stage, translate: t } = context;
  state.course.push(subtract(add(netOf(state.course), win), paid));
  stage.settled?.(state.course);
  setBalance(context, state.laterBalance ?? balance);
  state.laterBalance = null;
  const shown = formatWire(state.balance);
  const amounts = { amount: formatMoney(formatWire(win)), balance: formatMoney(shown) };
  const back = win > 0 ? "announceReturn" : "announceNoWin";
  hud.announce(t(win > staked ? "announceWin" : back, amounts));
  link.send({
    type: "round-settled",
    roundId: round.round_key,
    stake: formatWire(staked),
    win: formatWire(win),
    balance: shown,
  });
  // Not shown is not lost: at worst it is played again at the next opening.
  server.markShown(round.round_id).catch(() => {});
}
