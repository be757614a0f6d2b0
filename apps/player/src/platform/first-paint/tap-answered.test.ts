// A tap's frame comes first and its questions after it; nothing else is held back.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let tap = (): void => undefined;
let draw = (): void => undefined;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("addEventListener", (_kind: string, listener: () => void) => {
    tap = listener;
  });
  vi.stubGlobal("requestAnimationFrame", (listener: () => void) => {
    draw = listener;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function ask(): Promise<{ isAsked: boolean }> {
  const { whenTapIsAnswered } = await import("./tap-answered.ts");
  const question = { isAsked: false };
  void Promise.resolve(whenTapIsAnswered()).then(() => (question.isAsked = true));
  await vi.advanceTimersByTimeAsync(0);
  return question;
}

test("without a tap a question goes at once", async () => {
  expect(await ask()).toEqual({ isAsked: true });
});

test("after a tap it waits until the frame has been drawn", async () => {
  await ask();
  tap();
  const question = await ask();
  expect(question.isAsked).toBe(false);
  draw();
  expect(question.isAsked).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(question.isAsked).toBe(true);
  expect(await ask()).toEqual({ isAsked: true });
});

test("where nothing is drawn it goes after a moment all the same", async () => {
  await ask();
  tap();
  const question = await ask();
  await vi.advanceTimersByTimeAsync(499);
  expect(question.isAsked).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(question.isAsked).toBe(true);
});
