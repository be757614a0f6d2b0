// Protects: a round of steps is asked for once, told once, taken up where it stood, paid once.
import type { GameToPageBody } from "@tucano/contract/studios/game-messages.ts";
import type { SteppedRound } from "@tucano/contract/player/games/house-games.ts";
import type { RoundEvent } from "@tucano/contract/events/round-events.ts";
import { describe, expect, test } from "vitest";
import { Refusal, Unreachable } from "../platform/server.ts";
import { createCues } from "../scene/cues.ts";
import { createMotion } from "../scene/motion.ts";
import { shellTexts } from "../shell/texts.ts";
import { wordsFor } from "@tucano/i18n/words.ts";
import type { ControlOptions, Opened } from "./desk.ts";
import { createSteppedControl } from "./stepped-control.ts";

const ROUND_ID = "11111111-1111-4111-8111-111111111111";
const start: RoundEvent = { type: "minesStart", mines: 3, picksMax: 22, nextHundredths: 112 };
const pick: RoundEvent = {
  type: "minesPick",
  cell: 4,
  isMine: false,
  picks: 1,
  multiplierHundredths: 112,
  nextHundredths: 128,
};
const end: RoundEvent = { type: "minesEnd", reason: "cash_out", mines: [1, 2, 3] };
const last: RoundEvent = { type: "finalWin", winHundredths: 112, tier: "win" };

function roundOf(book: RoundEvent[], change: Partial<SteppedRound> = {}): SteppedRound {
  return {
    round_id: ROUND_ID,
    round_key: "key-1",
    status: "open",
    stake: "1.00",
    staked: "1.00",
    win: "0.00",
    net: "-1.00",
    balance: "9.00",
    step: book.length - 1,
    commitment: "0".repeat(64),
    client_seed: "seed",
    nonce: 0,
    definition_version: 1,
    book,
    played_at: "2026-01-01T00:00:00Z",
    ...change,
  };
}

const settledRound = roundOf([start, pick, end, last], {
  status: "settled",
  win: "1.12",
  net: "0.12",
  balance: "10.12",
});

type Answer = SteppedRound | Error;

interface Setup {
  begins?: readonly Answer[];
  acts?: readonly Answer[];
  open?: SteppedRound;
  /** What the server has when the game is opened again. */
  reopened?: SteppedRound | null;
}

function table(setup: Setup = {}) {
  const log = {
    begun: [] as unknown[],
    acted: [] as unknown[],
    told: [] as string[],
    messages: [] as GameToPageBody[],
    balances: [] as string[],
    notices: [] as string[],
    undone: 0,
    recalled: [] as unknown[],
  };
  const nothing = (): void => {};
  const tell = async (event: RoundEvent): Promise<void> => void log.told.push(event.type);
  const hud = new Proxy({} as ControlOptions["hud"], {
    get: (_, name) => (name === "setBalance" ? (wire: string) => log.balances.push(wire) : nothing),
  });
  const next = (answers: readonly Answer[] | undefined, index: number): SteppedRound => {
    const answer = answers?.[index] ?? roundOf([start]);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const options = {
    opened: {
      mode: "real",
      balance: "10.00",
      stakes: ["1.00"],
      default_stake: "1.00",
      max_stake: "1.00",
      game: { code: "garimpo" },
      market: { min_round_ms: 0, autoplay: true, turbo: true, buy_feature: false },
      unfinished_round: null,
      open_round: setup.open ?? null,
    } as unknown as Opened,
    server: {
      open: async () => ({ open_round: setup.reopened ?? null }),
      begin: async (input: unknown) => {
        log.begun.push(input);
        return next(setup.begins, log.begun.length - 1);
      },
      act: async (input: unknown) => {
        log.acted.push(input);
        return next(setup.acts, log.acted.length - 1);
      },
      markShown: async () => {},
    },
    hud,
    overlay: {
      notice: (text: string) => void log.notices.push(text),
      clearNotice: nothing,
      end: nothing,
      reconnect: async () => {},
    },
    sound: { play: nothing, setPaused: nothing },
    motion: createMotion(true),
    cues: createCues(),
    link: { isFramed: true, send: (message: GameToPageBody) => void log.messages.push(message) },
    settings: { read: () => ({ isMuted: false, isTurbo: false, stake: null }), write: nothing },
    translate: wordsFor(shellTexts, "pt"),
    players: { minesStart: tell, minesPick: tell, minesEnd: tell, finalWin: tell },
    stage: {
      choice: () => ({ mines: 3 }),
      mainStep: () => ({ label: "", action: { kind: "cash_out" } }),
      cancelStep: () => void (log.undone += 1),
      recall: (choice: unknown) => void log.recalled.push(choice),
    },
    nowMs: () => 0,
    wait: async () => {},
    makeKey: () => "key-1",
    leave: nothing,
  } as unknown as ControlOptions;
  return { control: createSteppedControl(options), log };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe("a round of steps", () => {
  test("is begun with its choice, then waits; each event is told once", async () => {
    const { control, log } = table({ acts: [roundOf([start, pick]), settledRound] });
    control.press();
    await settled();
    expect(log.begun).toEqual([{ stake: "1.00", round_key: "key-1", choice: { mines: 3 } }]);
    expect(control.phase).toBe("open");
    control.act({ kind: "pick", cell: 4 });
    await settled();
    control.press();
    await settled();
    expect(log.acted).toEqual([
      { round_id: ROUND_ID, step: 0, action: { kind: "pick", cell: 4 } },
      { round_id: ROUND_ID, step: 1, action: { kind: "cash_out" } },
    ]);
    expect(log.told).toEqual(["minesStart", "minesPick", "minesEnd", "finalWin"]);
    expect(log.messages.map(({ type }) => type)).toEqual(["round-started", "round-settled"]);
    expect(log.balances.at(-1)).toBe("10.12");
    expect(control.net).toBe(12);
    expect(control.phase).toBe("idle");
  });

  test("repeats a step that got lost with the same number", async () => {
    const { control, log } = table({ acts: [new Unreachable("gone"), roundOf([start, pick])] });
    control.press();
    await settled();
    control.act({ kind: "pick", cell: 4 });
    await settled();
    expect(log.acted).toHaveLength(2);
    expect(log.acted[0]).toEqual(log.acted[1]);
    expect(log.told).toEqual(["minesStart", "minesPick"]);
  });

  test("takes no step while another is under way, and none before it has begun", async () => {
    const { control, log } = table({ acts: [roundOf([start, pick])] });
    control.act({ kind: "pick", cell: 1 });
    control.press();
    await settled();
    control.act({ kind: "pick", cell: 4 });
    control.act({ kind: "pick", cell: 5 });
    await settled();
    expect(log.acted).toHaveLength(1);
  });

  test("left open is taken up as it stands, without a stake", async () => {
    const open = roundOf([start, pick], { choice: { mines: 5 } });
    const { control, log } = table({ open, acts: [settledRound] });
    await control.begin();
    expect(log.recalled, "laid out as it was played").toEqual([{ mines: 5 }]);
    expect(log.told).toEqual(["minesStart", "minesPick"]);
    expect(control.phase).toBe("open");
    control.press();
    await settled();
    expect(log.begun).toEqual([]);
    expect(log.told.slice(2)).toEqual(["minesEnd", "finalWin"]);
  });

  test("played on in another window goes on from what the server has", async () => {
    const refusal = new Refusal("house_games.action_not_allowed", "Not now.");
    const { control, log } = table({ acts: [refusal], reopened: roundOf([start, pick]) });
    control.press();
    await settled();
    control.act({ kind: "pick", cell: 4 });
    await settled();
    expect(log.undone).toBe(1);
    expect(log.told).toEqual(["minesStart", "minesPick"]);
    expect(control.phase).toBe("open");
  });

  test("that the server refuses to begin leaves balance and button as they were", async () => {
    const refusal = new Refusal("house_games.limit_reached", "Your limit is reached.");
    const { control, log } = table({ begins: [refusal] });
    control.press();
    await settled();
    expect(log.notices).toEqual(["Your limit is reached."]);
    expect(log.balances.at(-1)).toBe("10.00");
    expect(control.phase).toBe("idle");
  });
});
