/** A game's page whose time passes by steps, so that its pictures are alike on every machine. */
/// <reference lib="dom" />
import type { Page } from "@playwright/test";

interface SteppedWindow {
  /** Lets so many milliseconds pass, one frame after the other. */
  passTime: (ms: number) => Promise<void>;
  /** Until this is told; false when it was not told until the round was over. */
  passUntil: (cue: string) => Promise<boolean>;
  /** What was told until now, for the tools to wait for. */
  toldCues: string[];
  cues?: { listen: (listener: (cue: { type: string }) => void) => void };
}

/**
 * Runs in the page, before its scripts: frames and style animations wait to be stepped, and the
 * processor that draws here is taken for a phone's graphics card.
 */
export function stepByHand(): void {
  const page = window as unknown as SteppedWindow & Window;
  // oxlint-disable typescript/unbound-method -- each of them is called with its own context below.
  const { prototype } = WebGL2RenderingContext;
  const { drawArrays, drawArraysInstanced, drawElements, getParameter } = prototype;
  prototype.getParameter = function (name): unknown {
    const found: unknown = getParameter.call(this, name);
    return name === 0x9246 ? "Adreno (TM) 618" : found;
  };
  // Only the last frame before a picture is looked at.
  let isSeen = true;
  prototype.drawArrays = function (...told) {
    if (isSeen) drawArrays.apply(this, told);
  };
  prototype.drawArraysInstanced = function (...told) {
    if (isSeen) drawArraysInstanced.apply(this, told);
  };
  prototype.drawElements = function (...told) {
    if (isSeen) drawElements.apply(this, told);
  };
  let nowMs = 0;
  let waiting: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => waiting.push(callback);
  performance.now = () => nowMs;
  const times = new WeakMap<Animation, number>();
  page.toldCues = [];
  const letPass = (ms: number): void => {
    nowMs += ms;
    const due = waiting;
    waiting = [];
    for (const callback of due) callback(nowMs);
    for (const animation of document.getAnimations()) {
      const time = (times.get(animation) ?? 0) + ms;
      times.set(animation, time);
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      if (time >= end && Number.isFinite(end)) animation.finish();
      else {
        animation.pause();
        animation.currentTime = time;
      }
    }
  };
  // Forty milliseconds are a frame of a slow phone: if they were fewer, less would be drawn.
  page.passTime = async (ms) => {
    for (let passed = 0; passed < ms; passed += 40) {
      isSeen = passed + 40 >= ms;
      letPass(40);
      // Promises that were settled by this frame go on before the next.
      await new Promise((done) => setTimeout(done, 0));
    }
  };
  const listen = (): void => {
    if (page.cues === undefined) return void setTimeout(listen, 5);
    page.cues.listen(({ type }) => page.toldCues.push(type));
  };
  page.passUntil = async (cue) => {
    for (let passed = 0; passed < 90_000; passed += 40) {
      isSeen = false;
      letPass(40);
      await new Promise((done) => setTimeout(done, 0));
      const isTold = page.toldCues.includes(cue);
      if (isTold || page.toldCues.includes("round.ended")) return isTold;
    }
    return false;
  };
  listen();
}

export const steps = {
  forward: (page: Page, ms: number) =>
    page.evaluate((wait) => (window as unknown as SteppedWindow).passTime(wait), ms),
  /** False when it was not told in a minute of the page's time. */
  untilCue: (page: Page, cue: string): Promise<boolean> =>
    page.evaluate((name) => (window as unknown as SteppedWindow).passUntil(name), cue),
};
