import type { GameToPageBody } from "@tucano/contract/game-messages.ts";
import type { PlayedRound } from "@tucano/contract/house-games.ts";
import { describe, expect, test } from "vitest";
import { Refusal, Unreachable } from "../platform/server.ts";
import { createMotion } from "../scene/motion.ts";
import { translateTo } from "../texts/index.ts";
import { createControl, type ControlOptions, type Opened } from "./control.ts";
import { RETRY_WAITS_MS } from "./send-round.ts";

const ROUND_ID = "11111111-1111-4111-8111-111111111111";

function roundOf(key: string, change: Partial<PlayedRound> = {}): PlayedRound {
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
  answers?: readonly Answer[];
  /** Runs while the round is being shown. */
  whileShown?: () => void;
}

/** The control with everything around it recorded instead of drawn. */
function table(setup: Setup = {}) {
  const log = {
    sent: [] as string[],
    messages: [] as GameToPageBody[],
    balances: [] as string[],
    notices: [] as string[],
    waits: [] as number[],
    shown: [] as string[],
    reconnects: 0,
    cancelled: 0,
  };
  const nothing = (): void => {};
  const show = async (): Promise<void> => {
    setup.whileShown?.();
  };
  const hud = new Proxy({} as ControlOptions["hud"], {
    get: (_, name) => (name === "setBalance" ? (wire: string) => log.balances.push(wire) : nothing),
  });
  const clock = { nowMs: 0 };
  const options = {
    opened: {
      mode: "real",
      balance: setup.balance ?? "10.00",
      stakes: ["0.50", "1.00", "2.00"],
      default_stake: "1.00",
      market: { min_round_ms: setup.minRoundMs ?? 0, autoplay: true, turbo: true },
      unfinished_round: setup.unfinished ?? null,
    } as Opened,
    server: {
      spin: async ({ round_key }: { round_key: string }) => {
        const answer = setup.answers?.[log.sent.length] ?? roundOf(round_key);
        log.sent.push(round_key);
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
    sound: { play: nothing, setPaused: nothing },
    motion: createMotion(true),
    link: { isFramed: true, send: (message: GameToPageBody) => void log.messages.push(message) },
    settings: { read: () => ({ isMuted: false, isTurbo: false, stake: null }), write: nothing },
    translate: translateTo("en"),
    show: {
      players: { finalWin: show },
      startSpin: nothing,
      cancelSpin: async () => void (log.cancelled += 1),
      restore: nothing,
    },
    nowMs: () => clock.nowMs,
    wait: async (timeMs: number) => void log.waits.push(timeMs),
    makeKey: () => "key-1",
    leave: nothing,
  } as unknown as ControlOptions;
  return { control: createControl(options), log, clock };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

describe("a round", () => {
  test("is sent once, shown, and told to the page with the server's balance", async () => {
    const { control, log } = table();
    control.press();
    await settled();
    expect(log.sent).toEqual(["key-1"]);
    expect(log.messages.map(({ type }) => type)).toEqual(["round-started", "round-settled"]);
    expect(log.messages[1]).toMatchObject({ win: "3.00", balance: "12.00", roundId: "key-1" });
    expect(log.balances).toEqual(["10.00", "9.00", "12.00"]);
    expect(log.shown).toEqual([ROUND_ID]);
    expect(control.net).toBe(200);
  });

  test("is not bought by a press that came too late to skip the one before", async () => {
    const { control, log, clock } = table();
    control.press();
    await settled();
    clock.nowMs += 349;
    control.press();
    await settled();
    expect(log.sent).toHaveLength(1);
    clock.nowMs += 1;
    control.press();
    await settled();
    expect(log.sent).toHaveLength(2);
  });

  test("survives a lost network: the same key until there is an answer", async () => {
    const lost = Array.from({ length: RETRY_WAITS_MS.length + 1 }, () => new Unreachable("gone"));
    const { control, log } = table({ answers: [...lost, new Unreachable("gone")] });
    control.press();
    await settled();
    expect(new Set(log.sent)).toEqual(new Set(["key-1"]));
    expect(log.reconnects).toBe(1);
    expect(log.balances.at(-1)).toBe("12.00");
  });

  test("that the balance does not cover is not sent, and the page is asked for a deposit", async () => {
    const { control, log } = table({ balance: "0.99" });
    control.press();
    await settled();
    expect(log.sent).toEqual([]);
    expect(log.messages).toEqual([{ type: "need-deposit", balance: "0.99", stake: "1.00" }]);
  });

  test("that the server refuses leaves the balance and the reels as they were", async () => {
    const refusal = new Refusal("house_games.limit_reached", "Your limit is reached.");
    const { control, log } = table({ answers: [refusal] });
    control.press();
    await settled();
    expect(log.cancelled).toBe(1);
    expect(log.balances.at(-1)).toBe("10.00");
    expect(log.notices).toEqual(["Your limit is reached."]);
    expect(log.messages.map(({ type }) => type)).toEqual(["round-started"]);
  });

  test("does not betray its result: a balance pushed meanwhile waits for the end", async () => {
    const seen: string[] = [];
    const around = table({
      whileShown: () => {
        around.control.changeBalance("62.00");
        seen.push(around.log.balances.at(-1) ?? "");
      },
    });
    around.control.press();
    await settled();
    expect(seen).toEqual(["9.00"]);
    expect(around.log.balances.at(-1)).toBe("62.00");
  });

  test("takes no less time than the rules ask for", async () => {
    const { control, log } = table({ minRoundMs: 2500 });
    control.press();
    await settled();
    expect(log.waits).toEqual([2500]);
  });

  test("left unfinished is played out at the next opening, without a stake", async () => {
    const { control, log } = table({ unfinished: roundOf("old", { balance: "99.00" }) });
    await control.begin();
    expect(log.sent).toEqual([]);
    expect(log.shown).toEqual([ROUND_ID]);
    // Its balance is history by now: what was told at the opening stays on the screen.
    expect(new Set(log.balances)).toEqual(new Set(["10.00"]));
  });
});
