import { describe, expect, test, vi } from "vitest";
import { Refusal, Unreachable } from "../platform/server.ts";
import { RETRY_WAITS_MS } from "./send-round.ts";
import { ROUND_ID, roundOf, settled, table } from "./test/table.ts";

describe("a round", () => {
  test("a game of quick shots rests no longer than it asks for", async () => {
    const slow = table();
    slow.control.press();
    await settled();
    expect(slow.log.waits).toEqual([350]);
    const quick = table({ restMs: 0, minRoundMs: 150 });
    quick.control.press();
    await settled();
    expect(quick.log.waits).toEqual([150]);
  });

  test("is sent once, shown, and told to the page with the server's balance", async () => {
    const { control, log } = table();
    control.press();
    await settled();
    expect(log.sent).toEqual(["key-1"]);
    expect(log.messages.map(({ type }) => type)).toEqual(["round-started", "round-settled"]);
    expect(log.messages[1]).toMatchObject({ win: "3.00", balance: "12.00", roundId: "key-1" });
    expect(log.balances).toEqual(["10.00", "9.00", "12.00"]);
    expect(log.shown).toEqual([ROUND_ID]);
    expect(log.cues).toEqual(["round.began", "round.ended"]);
    expect(control.net).toBe(200);
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

  test("that the server refuses leaves no old balance to the next one", async () => {
    const refusal = new Refusal("house_games.limit_reached", "Your limit is reached.");
    const around = table({
      answers: [refusal],
      whileAsked: () => {
        if (around.log.sent.length === 1) around.control.changeBalance("62.00");
      },
    });
    around.control.press();
    await settled();
    expect(around.log.balances.at(-1)).toBe("62.00");
    around.control.press();
    await settled();
    expect(around.log.balances.at(-1)).toBe("12.00");
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

  test("seen to its end no longer hides money that moves", async () => {
    const around = table({
      minRoundMs: 2500,
      whileWaiting: () => around.control.changeBalance("62.00"),
      answers: [roundOf("first"), roundOf("second", { balance: "64.00" })],
    });
    around.control.press();
    await settled();
    expect(around.log.balances.at(-1)).toBe("62.00");
    around.control.press();
    await settled();
    expect(around.log.balances).toContain("64.00");
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

describe("the round button", () => {
  test("takes the press that comes as soon as it offers a spin again", async () => {
    const { control, log } = table();
    control.press();
    await settled();
    expect(log.offers).toEqual(["spin", null, "skip", null, "spin"]);
    control.press();
    await settled();
    expect(log.sent).toHaveLength(2);
  });

  test("offers nothing while a press would do nothing, and then a press stakes nothing", async () => {
    const offers: unknown[] = [];
    const pressTwice = (): void => {
      offers.push(around.log.offers.at(-1));
      around.control.press();
      around.control.press();
    };
    const around = table({ whileAsked: pressTwice, whileWaiting: pressTwice, minRoundMs: 2500 });
    around.control.press();
    await settled();
    expect(offers).toEqual([null, null]);
    expect(around.log.sent).toHaveLength(1);
  });

  test("rests when a round has ended: who presses to skip it buys no other", async () => {
    const around = table({ whileWaiting: () => around.control.press() });
    around.control.press();
    await settled();
    expect(around.log.waits).toEqual([350]);
    expect(around.log.sent).toHaveLength(1);
  });

  test("rests after an unfinished round as after any other", async () => {
    const around = table({
      unfinished: roundOf("old"),
      whileWaiting: () => around.control.press(),
    });
    await around.control.begin();
    await settled();
    expect(around.log.waits).toEqual([350]);
    expect(around.log.sent).toEqual([]);
    expect(around.log.offers.at(-1)).toBe("spin");
  });

  test("comes back when a round cannot be shown", async () => {
    const broken = roundOf("old", { book: [] });
    const { control, log } = table({ unfinished: broken });
    const complaint = vi.spyOn(console, "error").mockReturnValue();
    await control.begin();
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
    expect(log.offers.at(-1)).toBe("spin");
    control.press();
    await settled();
    expect(log.sent).toHaveLength(1);
  });

  test("offers nothing ever again when the game is over", async () => {
    const refusal = new Refusal("house_games.session_unknown", "Gone.");
    const { control, log } = table({ answers: [refusal] });
    control.press();
    await settled();
    expect(log.offers).toEqual(["spin", null]);
    control.press();
    await settled();
    expect(log.sent).toHaveLength(1);
  });

  test("skips one round: a tap on the reels between two does not hurry the next", async () => {
    const busy: boolean[] = [];
    const { control, motion } = table({
      whileShown: () => {
        void motion.wait(100);
        busy.push(motion.isBusy);
      },
    });
    motion.skip();
    control.press();
    await settled();
    expect(busy).toEqual([true]);
  });
});

const terms = { pocket: "cash", turnover_multiple: 1 } as const;

test("free rounds are played when the player says so, for their stake and for nothing", async () => {
  const free_round = { grant_id: ROUND_ID, number: 1, of: 2 };
  const offer = { ...free_round, stake: "2.00", rounds: 2, left: 2, ends_at: "", terms };
  const played = roundOf("key-1", { stake: "2.00", win: "0.50", balance: "0.50", free_round });
  const { control, log } = table({ balance: "0.00", free: [offer], answers: [played] });
  expect(control.stake).toBe(100);
  control.toggleFree();
  control.stepStake(-1);
  expect(control.stake).toBe(200);
  control.press();
  await settled();
  expect(log.wishes).toEqual([{ stake: "2.00", free_grant: ROUND_ID }]);
  expect(log.balances).toEqual(["0.00", "0.50"]);
  expect(control.net).toBe(50);
});

test("a choice that does not divide a free round's stake is not sent", async () => {
  const offer = { grant_id: ROUND_ID, stake: "1.00", rounds: 2, left: 2, ends_at: "", terms };
  const { control, log, stage } = table({ free: [offer] });
  let lines = 4;
  Object.assign(stage, { choice: () => ({ lines }), unitsOf: () => lines });
  control.toggleFree();
  control.press();
  await settled();
  lines = 2;
  control.press();
  await settled();
  expect(log.wishes).toEqual([{ stake: "1.00", choice: { lines: 2 }, free_grant: ROUND_ID }]);
});
