/**
 * One table's stream. It is made while somebody watches and ends half a minute after the last one
 * requested a segment of it, so that streams without viewers cost nothing.
 */
import { createCanvas } from "@napi-rs/canvas";
import { access, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../../platform/clock.ts";
import type { Logger } from "../../platform/logger.ts";
import { type Encoder, FRAMES_PER_SECOND, PLAYLIST, startEncoder } from "./encoder.ts";
import type { FollowedTable } from "./follow-table.ts";
import { HEIGHT, WIDTH } from "../frame-size.ts";
import { makeBackground, paintShot, type Scene } from "../scenes/furniture.ts";

/** After this long without a request the stream ends. */
export const UNWATCHED_MS = 30_000;
const LOOK_EVERY_MS = 5_000;
/** The first segment takes two seconds; a busy machine some more. */
const FIRST_SEGMENT_LIMIT_MS = 12_000;
const FIRST_SEGMENT_POLL_MS = 150;
/** An encoder that failed is not tried again before. */
const REST_AFTER_FAILURE_MS = 20_000;

export interface StreamOptions {
  readonly code: string;
  readonly scene: Scene;
  readonly table: FollowedTable;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface Stream {
  /** Where its files are; null while it does not run. */
  folder(): string | null;
  /** Somebody wants to see it: starts it if need be. False: it cannot be shown now. */
  watch(): Promise<boolean>;
  stop(): Promise<void>;
}

interface Run {
  readonly folder: string;
  readonly encoder: Encoder;
  readonly timers: readonly NodeJS.Timeout[];
}

export function createStream(options: StreamOptions): Stream {
  const { code, scene, table, clock, logger } = options;
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ink = canvas.getContext("2d");
  const background = makeBackground();
  const nowMs = () => clock.now().getTime();
  let run: Run | null = null;
  let starting: Promise<boolean> | null = null;
  let watchedAtMs = 0;
  let failedAtMs = Number.NEGATIVE_INFINITY;

  const paint = (encoder: Encoder): void => {
    const shot = table.shotAt(nowMs());
    if (shot === null) return;
    paintShot(ink, shot, scene, background);
    encoder.frame(canvas.data());
  };

  const end = async (): Promise<void> => {
    const ending = run;
    if (ending === null) return;
    run = null;
    ending.timers.forEach((timer) => clearInterval(timer));
    ending.encoder.stop();
    await ending.encoder.ended;
    await rm(ending.folder, { recursive: true, force: true });
  };

  const start = async (): Promise<boolean> => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "tucano-stream-"));
    const encoder = startEncoder({ folder, run: String(nowMs()) });
    const frames = setInterval(() => paint(encoder), 1_000 / FRAMES_PER_SECOND);
    const looks = setInterval(() => {
      if (nowMs() - watchedAtMs > UNWATCHED_MS) void end();
    }, LOOK_EVERY_MS);
    looks.unref();
    const mine: Run = { folder, encoder, timers: [frames, looks] };
    run = mine;
    void encoder.ended.then((reason) => {
      if (run !== mine) return;
      failedAtMs = nowMs();
      logger.warn({ stream: code, reason }, "A stream of the studio broke off.");
      void end();
    });
    return isThere(mine);
  };

  /** Waits for the first segment, for a bounded time. */
  const isThere = async (mine: Run): Promise<boolean> => {
    for (let waitedMs = 0; waitedMs < FIRST_SEGMENT_LIMIT_MS; waitedMs += FIRST_SEGMENT_POLL_MS) {
      if (run !== mine) return false;
      const found = await access(path.join(mine.folder, PLAYLIST)).then(
        () => true,
        () => false,
      );
      if (found) return true;
      await pause(FIRST_SEGMENT_POLL_MS);
    }
    return false;
  };

  return {
    folder: () => run?.folder ?? null,
    watch: async () => {
      watchedAtMs = nowMs();
      if (run === null && nowMs() - failedAtMs < REST_AFTER_FAILURE_MS) return false;
      if (run !== null && starting === null) return true;
      starting ??= start().finally(() => (starting = null));
      return starting;
    },
    stop: end,
  };
}
