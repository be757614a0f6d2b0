/**
 * A recorded round at its game: told as in play, from its book, as often as somebody likes. There
 * is no stake, no balance and no server; the stage stays locked, as while a round is being told.
 */
import { type Centavos, formatWire, ZERO } from "@tucano/contract/money.ts";
import type { RecordedRound } from "@tucano/contract/player/games/replays.ts";
import { type Control, type ControlOptions, createContext, enter, sayFailure } from "./desk.ts";
import { playEvent } from "./sequence.ts";

export type ReplayState = "playing" | "paused" | "over";

export interface ReplayControl extends Control {
  readonly state: ReplayState;
  /** Pauses, goes on, or begins again after the end. */
  toggle: () => void;
  again: () => void;
  setSpeed: (speed: number) => void;
}

/** In play a person decides between two steps: told without a pause nobody could follow them. */
const STEP_MS = 420;

interface Recorded {
  readonly round: RecordedRound;
  readonly unit: Centavos;
  readonly staked: Centavos;
  onState: (state: ReplayState) => void;
}

export function createReplayControl(
  options: ControlOptions,
  { round, unit, staked, onState }: Recorded,
): ReplayControl {
  const context = createContext(options);
  const { motion, stage, sound, hud, players } = options;
  const hasSteps = "shape" in round.sheet && round.sheet.shape === "steps";
  let state: ReplayState = "over";
  let speed = 1;
  let isWantedAgain = false;

  const showStake = (): void =>
    hud.setStake(formatWire(staked), { isLowest: true, isHighest: true });
  const show = (next: ReplayState): void => {
    state = next;
    motion.speed = next === "paused" ? 0 : speed;
    sound.setPaused(next === "paused", "replay");
    onState(next);
  };
  const tell = async (): Promise<boolean> => {
    for (const event of round.book) {
      await playEvent(event, players);
      if (hasSteps) await motion.wait(STEP_MS);
    }
    return true;
  };
  const play = async (): Promise<void> => {
    do {
      isWantedAgain = false;
      show("playing");
      motion.resume();
      hud.setWin(null);
      enter(context, "playing");
      stage.recall?.(round.choice);
      showStake();
      stage.startRound?.();
      await sayFailure(context, tell());
      enter(context, "resting");
    } while (isWantedAgain);
    show("over");
  };
  const toggle = (): void => {
    if (state === "over") void play();
    else show(state === "paused" ? "playing" : "paused");
  };
  return {
    get state() {
      return state;
    },
    phase: "playing",
    stake: staked,
    staked,
    unit,
    balance: ZERO,
    lastRound: null,
    net: ZERO,
    isAuto: false,
    press: toggle,
    startAuto: () => {},
    act: () => {},
    stepStake: () => {},
    chooseUnit: () => {},
    toggleFree: () => {},
    refresh: showStake,
    changeBalance: () => {},
    setPaused: (isPaused) => {
      if (state !== "over") show(isPaused ? "paused" : "playing");
    },
    begin: play,
    toggle,
    again: () => {
      if (state === "over") return void play();
      // What is left of it is passed over, and then it begins anew.
      isWantedAgain = true;
      show("playing");
      motion.skip();
    },
    setSpeed: (wanted) => {
      speed = wanted;
      show(state);
    },
  };
}
