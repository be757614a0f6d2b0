/**
 * Whoever listens hears again after every gap, as who he is now; a line that says nothing is given
 * up, and houses that are down are not run over.
 */
import type { LiveRequest } from "@tucano/contract/player/site/live.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { connectLive, type LiveOptions } from "./live.ts";

class Line extends EventTarget {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readonly readyState = Line.OPEN;
  readonly said: LiveRequest[] = [];
  readonly address: string;

  constructor(address: URL) {
    super();
    this.address = address.href;
    Line.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as LiveRequest);
  }

  close(code = 1000): void {
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }

  tell(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

const welcome = { type: "welcome", beat_seconds: 25, renew_seconds: 900, topics: [], refused: [] };
const newest = (): Line => Line.all.at(-1) ?? expect.fail("Nothing was connected.");

beforeEach(() => {
  Line.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  return () => vi.useRealTimers();
});

function setUp(options: Partial<LiveOptions> = {}) {
  const heard: unknown[] = [];
  const line = connectLive({
    baseUrl: "https://house.example/page",
    language: "pt",
    token: () => "token",
    ...options,
  });
  const stop = line.listen("me", (message) => void heard.push(message));
  return { line, heard, stop };
}

test("the token stands in the hello, never in the address", () => {
  const { heard } = setUp();
  const line = newest();
  line.dispatchEvent(new Event("open"));
  expect(line.address).toBe("wss://house.example/api/live");
  expect(line.said).toEqual([{ type: "hello", lang: "pt", topics: ["me"], token: "token" }]);
  line.tell(welcome);
  line.tell({ type: "balance", topic: "me", money: "5.00" });
  expect(heard).toEqual([{ type: "balance", topic: "me", money: "5.00" }]);
});

test("a lost line is made again, later each time, and said hello on", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  setUp();
  newest().close();
  vi.advanceTimersByTime(999);
  expect(Line.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(Line.all).toHaveLength(2);
  newest().close();
  vi.advanceTimersByTime(1_999);
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  newest().tell(welcome);
  newest().close();
  vi.advanceTimersByTime(1_000);
  expect(Line.all).toHaveLength(4);
});

test("two beats missed, and the line is dead", () => {
  setUp();
  const line = newest();
  line.tell(welcome);
  vi.advanceTimersByTime(49_000);
  line.tell({ type: "beat" });
  vi.advanceTimersByTime(49_999);
  const close = vi.spyOn(line, "close");
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledOnce();
});

test("hello is said again in time, with a token that was freshened before", async () => {
  let token = "first";
  const freshen = async (): Promise<void> => {
    token = Line.all.length === 0 ? "second" : "third";
  };
  setUp({ token: () => token, freshen });
  await vi.advanceTimersByTimeAsync(0);
  const line = newest();
  line.dispatchEvent(new Event("open"));
  for (let beat = 0; beat <= 720; beat += 20) {
    line.tell(beat === 0 ? welcome : { type: "beat" });
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(line.said).toMatchObject([{ token: "second" }, { type: "hello", token: "third" }]);
});

test("nobody looks: nothing is connected, and nobody listens: nothing is kept", () => {
  let isWatched = false;
  const { line, stop } = setUp({ isWatched: () => isWatched });
  expect(Line.all).toHaveLength(0);
  isWatched = true;
  line.comeBack();
  expect(Line.all).toHaveLength(1);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
});
