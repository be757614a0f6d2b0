import { describe, expect, test } from "vitest";
import { Refusal, Unreachable } from "../platform/server.ts";
import { RETRY_WAITS_MS, sendUntilAnswered } from "./send-round.ts";

function network(script: readonly (Error | string)[]) {
  const waits: number[] = [];
  const log = { sent: 0, troubles: 0, waits };
  const send = async (): Promise<string> => {
    const next = script[log.sent];
    log.sent += 1;
    if (next instanceof Error) throw next;
    return next ?? "none";
  };
  const options = {
    wait: async (timeMs: number): Promise<void> => void log.waits.push(timeMs),
    onTrouble: () => void (log.troubles += 1),
  };
  return { log, run: () => sendUntilAnswered(send, options) };
}

describe("sending a round", () => {
  test("a lost answer is asked for again, and the first answer counts", async () => {
    const { log, run } = network([new Unreachable("gone"), new Unreachable("gone"), "result"]);
    await expect(run()).resolves.toBe("result");
    expect(log).toMatchObject({ sent: 3, troubles: 1, waits: RETRY_WAITS_MS.slice(0, 2) });
  });

  test("it gives up after a bounded number of tries, so that the player can decide", async () => {
    const { log, run } = network(Array.from({ length: 99 }, () => new Unreachable("gone")));
    await expect(run()).rejects.toBeInstanceOf(Unreachable);
    expect(log.sent).toBe(RETRY_WAITS_MS.length + 1);
  });

  test("a refusal is final", async () => {
    const { log, run } = network([new Refusal("house_games.insufficient_funds", "no")]);
    await expect(run()).rejects.toMatchObject({ code: "house_games.insufficient_funds" });
    expect(log.sent).toBe(1);
  });

  test("a round sent too early waits and is sent again", async () => {
    const { log, run } = network([new Refusal("house_games.too_fast", "slow down"), "result"]);
    await expect(run()).resolves.toBe("result");
    expect(log.troubles).toBe(0);
  });
});
