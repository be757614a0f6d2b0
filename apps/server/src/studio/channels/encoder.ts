/**
 * ffmpeg as the studio uses it: raw pictures in, a live HLS playlist of short segments out. It is
 * Debian's or whatever the machine has; where there is none, there are no streams.
 */
import { execFile, spawn } from "node:child_process";
import path from "node:path";
import { HEIGHT, WIDTH } from "../frame-size.ts";

export const FRAMES_PER_SECOND = 12;
const SEGMENT_SECONDS = 2;
const SEGMENTS_LISTED = 6;
const STOP_LIMIT_MS = 3_000;
/** A picture waits for no other: what ffmpeg has not taken by then is left out. */
const WAITING_BYTES_MAX = WIDTH * HEIGHT * 4 * 4;

const PROGRAM = "ffmpeg";
export const PLAYLIST = "index.m3u8";

export interface Encoder {
  /** One picture, RGBA. Left out when ffmpeg does not keep up. */
  frame(picture: Uint8Array): void;
  /** With what it said last, however it ended. */
  readonly ended: Promise<string>;
  stop(): void;
}

let isFound: Promise<boolean> | undefined;

/** True when this machine can make streams. Asked once a process: nobody installs it meanwhile. */
export function hasFfmpeg(): Promise<boolean> {
  isFound ??= new Promise((resolve) => {
    execFile(PROGRAM, ["-version"], { timeout: 10_000 }, (error) => resolve(error === null));
  });
  return isFound;
}

function wordsOf(folder: string, run: string): string[] {
  const keyEvery = FRAMES_PER_SECOND * SEGMENT_SECONDS;
  const words = [
    "-hide_banner -loglevel error -nostdin -fflags nobuffer",
    `-f rawvideo -pix_fmt rgba -s ${WIDTH}x${HEIGHT} -r ${FRAMES_PER_SECOND} -i pipe:0 -an`,
    "-c:v libx264 -preset ultrafast -tune zerolatency -threads 1 -pix_fmt yuv420p",
    `-g ${keyEvery} -keyint_min ${keyEvery} -sc_threshold 0`,
    "-b:v 600k -maxrate 800k -bufsize 1600k",
    `-f hls -hls_time ${SEGMENT_SECONDS} -hls_list_size ${SEGMENTS_LISTED}`,
    "-hls_flags delete_segments+omit_endlist+independent_segments+temp_file",
  ].flatMap((line) => line.split(" "));
  // A player that has an older run's segment in its cache never gets it for a new one.
  const segments = path.join(folder, `${run}-%06d.ts`);
  return [...words, "-hls_segment_filename", segments, path.join(folder, PLAYLIST)];
}

export function startEncoder(options: {
  readonly folder: string;
  /** Tells the segments of this run from those of others. */
  readonly run: string;
}): Encoder {
  const { folder, run } = options;
  const child = spawn(PROGRAM, wordsOf(folder, run), { stdio: ["pipe", "ignore", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-2_000);
  });
  // A closed pipe means the end of the process, which is handled below.
  child.stdin.on("error", () => undefined);
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(said || `${signal ?? code}`));
  });
  return {
    frame: (picture) => {
      if (child.stdin.writableLength > WAITING_BYTES_MAX || !child.stdin.writable) return;
      child.stdin.write(picture);
    },
    ended,
    stop: () => {
      child.stdin.end();
      const patience = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
      void ended.then(() => clearTimeout(patience));
    },
  };
}
