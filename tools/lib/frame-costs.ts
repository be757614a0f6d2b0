/**
 * What a page's main thread really worked, frame by frame, from Chromium's own trace: by the clock
 * of the thread and not by the one on the wall, so a busy machine does not change it much.
 */
import type { CDPSession } from "@playwright/test";

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Times are numbers or missing: what is neither would only be counted as nothing. */
function isTraced(one: object): one is Traced {
  const event: Readonly<Record<string, unknown>> = { ...one };
  const isNumber = (key: string) => typeof event[key] === "number";
  return typeof event["name"] === "string" && ["pid", "tid", "ts"].every(isNumber);
}

export interface FrameCosts {
  /** Milliseconds of script of each frame, timers and answers that came before it included. */
  readonly scriptMs: readonly number[];
  /** Style, layout and painting of each frame. */
  readonly renderMs: readonly number[];
  /** All that the thread did from each tap until its second frame was drawn. */
  readonly tapMs: readonly number[];
}

/** A function and its own time. */
export interface Dear {
  readonly name: string;
  readonly ms: number;
}

const SCRIPT: ReadonlySet<string> = new Set([
  "EvaluateScript",
  "EventDispatch",
  "FireAnimationFrame",
  "FireIdleCallback",
  "FunctionCall",
  "MajorGC",
  "MinorGC",
  "RunMicrotasks",
  "TimerFire",
  "v8.callFunction",
]);
const RENDER: ReadonlySet<string> = new Set([
  "Commit",
  "Layerize",
  "Layout",
  "Paint",
  "PrePaint",
  "UpdateLayoutTree",
]);
const CATEGORIES = ["devtools.timeline", "v8", "blink.user_timing"];
/** Set in the page by `performance.mark`: a tap, and the end of what is looked at since then. */
export const TAP_MARK = "tap";
export const REST_MARK = "rest";
/** Callbacks that begin so close together belong to one frame. */
const SAME_FRAME_US = 8_000;
const DEAREST_SHOWN = 5;

/**
 * Traces what `act` does in the page. Frames count from a tap on until rest is marked; whatever the
 * tap's own handlers did belongs to the frame after it. No profiler runs meanwhile: it would be
 * counted, too.
 */
export async function traceFrames(
  client: CDPSession,
  act: () => Promise<void>,
): Promise<FrameCosts> {
  const events: Traced[] = [];
  const collect = ({ value }: { value: readonly object[] }): void => {
    events.push(...value.filter(isTraced));
  };
  client.on("Tracing.dataCollected", collect);
  await client.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  const isOver = new Promise<void>((done) => client.once("Tracing.tracingComplete", () => done()));
  await client.send("Tracing.end");
  await isOver;
  client.off("Tracing.dataCollected", collect);
  return costsOf(events);
}

/** Functions by their own time while `act` ran, the dearest first. */
export async function profileOf(
  client: CDPSession,
  act: () => Promise<void>,
): Promise<readonly Dear[]> {
  await client.send("Profiler.enable");
  await client.send("Profiler.setSamplingInterval", { interval: 500 });
  await client.send("Profiler.start");
  await act();
  const { profile } = await client.send("Profiler.stop");
  return dearestOf(profile);
}

function costsOf(events: readonly Traced[]): FrameCosts {
  const drawer = events.find(({ name }) => name === "FireAnimationFrame");
  const own = events
    .filter(({ pid, tid }) => pid === drawer?.pid && tid === drawer?.tid)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const scriptMs: number[] = [];
  const renderMs: number[] = [];
  const tapMs: number[] = [];
  let [script, render, frameEndsUs, scriptEndsUs] = [0, 0, 0, 0];
  let tap: { ms: number; frames: number } | null = null;
  let isAtRest = true;
  for (const { name, ts, ...event } of own) {
    if (name === REST_MARK) isAtRest = true;
    if (name === TAP_MARK) {
      tap = { ms: 0, frames: 0 };
      if (isAtRest) [script, render] = [0, 0];
      isAtRest = false;
    }
    if (name === "FireAnimationFrame" && ts >= frameEndsUs) {
      frameEndsUs = ts + SAME_FRAME_US;
      if (!isAtRest) {
        scriptMs.push(script);
        renderMs.push(render);
      }
      [script, render] = [0, 0];
      if (tap !== null && tap.frames === 2) {
        tapMs.push(tap.ms);
        tap = null;
      } else if (tap !== null) tap.frames += 1;
    }
    const ms = (event.tdur ?? event.dur ?? 0) / 1_000;
    if (RENDER.has(name)) render += ms;
    // What runs inside of a callback that was counted is part of it.
    else if (!SCRIPT.has(name) || ts < scriptEndsUs) continue;
    else {
      scriptEndsUs = ts + (event.dur ?? 0);
      script += ms;
    }
    if (tap !== null) tap.ms += ms;
  }
  return { scriptMs, renderMs, tapMs };
}

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

/** Without what is no script of ours: waiting, and what the browser does by itself. */
function dearestOf({ nodes, samples = [], timeDeltas = [] }: Profile): readonly Dear[] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => {
      const file = url.split("/").at(-1)?.split("?")[0] ?? "";
      return [id, `${functionName === "" ? "(anonymous)" : functionName} ${file}`.trim()];
    }),
  );
  const own = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? "";
    if (/^\((idle|program|root)\)/.test(name)) continue;
    own.set(name, (own.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1_000);
  }
  return [...own]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, DEAREST_SHOWN)
    .map(([name, ms]) => ({ name, ms: Math.round(ms) }));
}
