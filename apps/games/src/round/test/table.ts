/** A control with everything around it recorded instead of drawn, for its tests. */
import type { GameToPageBody } from "@tucano/contract/studios/game-messages.ts";
import type { PlayedRound } from "@tucano/contract/player/games/house-games.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import type { Cue } from "../../scene/cues.ts";
import { createMotion } from "../../scene/motion.ts";
import { shellTexts } from "../../shell/texts.ts";
import { createControl } from "../control.ts";
import type { ControlOptions, Opened } from "../desk.ts";
import { type Offer, offerOf, type Phase } from "../offer.ts";

export const ROUND_ID = "11111111-1111-4111-8111-111111111111";

export function roundOf(key: string, change: Partial<PlayedRound> = {}): PlayedRound {
  return {
    round_id: ROUND_ID,
    round_key: key,
    stake: "1.00",
    win: "3.00",
    net: "2.00",
    balance: "12.00",
    commitment: "0".repeat(64),
    client_seed: "seed",
    nonce: 0,
    definition_version: 1,
    book: [{ type: "finalWin", winHundredths: 300, tier: "win" }],
    played_at: "2026-01-01T00:00:00Z",
    ...change,
  };
}

type Answer = PlayedRound | Error;

interface Setup {
  balance?: string;
  unfinished?: PlayedRound;
  minRoundMs?: number;
  restMs?: number;
  free?: Opened["free_rounds"];
  answers?: readonly Answer[];
  /** Run while the server is asked, while the round is being shown, and while the control waits. */
  whileAsked?: () => void;
  whileShown?: () => void;
  whileWaiting?: () => void;
}

export function table(setup: Setup = {}) {
  const log = {
    sent: [] as string[],
    wishes: [] as object[],
    messages: [] as GameToPageBody[],
    balances: [] as string[],
    notices: [] as string[],
    waits: [] as number[],
    shown: [] as string[],
    /** What the button offered, from change to change. */
    offers: [] as (Offer | null)[],
    cues: [] as string[],
    reconnects: 0,
    cancelled: 0,
  };
  const nothing = (): void => {};
  const show = async (): Promise<void> => {
    setup.whileShown?.();
  };
  const hud = new Proxy({} as ControlOptions["hud"], {
    get: (_, name) => {
      if (name === "setBalance") return (wire: string) => log.balances.push(wire);
      if (name === "setPhase") return (phase: Phase) => showButton({ phase });
      if (name === "setAuto") return (left: number | null) => showButton({ isAuto: left !== null });
      return nothing;
    },
  });
  const button = { phase: "idle" as Phase, isAuto: false };
  const showButton = (change: Partial<typeof button>): void => {
    Object.assign(button, change);
    const offer = offerOf(button.phase, button.isAuto);
    if (log.offers.at(-1) !== offer) log.offers.push(offer);
  };
  const clock = { nowMs: 0 };
  const motion = createMotion(true);
  const options = {
    opened: {
      mode: "real",
      balance: setup.balance ?? "10.00",
      stakes: ["0.50", "1.00", "2.00"],
      default_stake: "1.00",
      max_stake: "2.00",
      market: {
        min_round_ms: setup.minRoundMs ?? 0,
        autoplay: true,
        turbo: true,
        buy_feature: false,
      },
      unfinished_round: setup.unfinished ?? null,
      free_rounds: setup.free,
    } as Opened,
    server: {
      spin: async ({ round_key, ...wish }: { round_key: string }) => {
        log.wishes.push(wish);
        const answer = setup.answers?.[log.sent.length] ?? roundOf(round_key);
        log.sent.push(round_key);
        setup.whileAsked?.();
        if (answer instanceof Error) throw answer;
        return answer;
      },
      markShown: async (id: string) => void log.shown.push(id),
    },
    hud,
    overlay: {
      notice: (text: string) => void log.notices.push(text),
      clearNotice: nothing,
      end: nothing,
      reconnect: async () => void (log.reconnects += 1),
    },
    cues: { tell: ({ type }: Cue) => void log.cues.push(type), listen: () => nothing },
    sound: { play: nothing, setPaused: nothing },
    motion,
    link: { isFramed: true, send: (message: GameToPageBody) => void log.messages.push(message) },
    settings: { read: () => ({ isMuted: false, isTurbo: false, stake: null }), write: nothing },
    translate: wordsFor(shellTexts, "en"),
    players: { finalWin: show },
    stage: {
      choice: () => undefined,
      restMs: setup.restMs,
      cancelRound: async () => void (log.cancelled += 1),
    },
    nowMs: () => clock.nowMs,
    wait: async (timeMs: number) => {
      log.waits.push(timeMs);
      setup.whileWaiting?.();
      clock.nowMs += timeMs;
    },
    makeKey: () => "key-1",
    leave: nothing,
  } as unknown as ControlOptions;
  return { control: createControl(options), log, motion, stage: options.stage };
}

/** All that needs no time has happened. */
export const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
