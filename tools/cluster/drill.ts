/** Breaks one thing while players play, and looks at what is left. */
import { loadavg } from "node:os";
import {
  isAcknowledged,
  isUnclear,
  type LogEvent,
  nowMs,
  tally,
} from "../../apps/server/faults/player-log.ts";
import { judge, type Verdict } from "../../apps/server/faults/verdict.ts";
import { type ClusterEvent, loseOnPurpose, type Scene } from "./events.ts";
import type { ClusterHouse } from "./house.ts";
import { isReady, watchReadiness } from "./readiness.ts";

export interface Outcome {
  readonly words: string;
  readonly acknowledged: number;
  /** Wishes without a clear answer at first. */
  readonly unknown: number;
  readonly lost: number;
  readonly doubled: number;
  /** The longest that nobody at all was answered. */
  readonly gapMs: number;
  /** The longest that one wish waited for its answer, all its attempts together. */
  readonly slowestMs: number;
  /** Until every server said that it is ready, its tables led by somebody. */
  readonly readyMs: number;
  /** Of this machine, while it happened. */
  readonly load: number;
  /** In plain words. Empty: all is well. */
  readonly complaints: readonly string[];
}

export const BACK_WITHIN_MS = 10_000;
/** What is acknowledged before an event, and after it. */
const ROUNDS = 150;
const SHOWN = 5;

export async function drill(scene: Scene, event: ClusterEvent): Promise<Outcome> {
  const { house, players } = scene;
  const beganMs = nowMs();
  await players.play(ROUNDS);
  const brokenMs = nowMs();
  const readiness = watchReadiness(house.servers);
  await event.perform(scene);
  const [load = 0] = loadavg();
  await players.play(ROUNDS);
  await house.database.waitUntilWhole();
  const readyMs = Math.max(0, (await readiness.end()) - brokenMs);
  await players.rest();
  const log = players.readLog();
  const verdict = await judge(house, players);
  const books = await house.readBooks();
  const counts = { ...tally(log, beganMs), ...measure(log, brokenMs), readyMs, load };
  const complaints = [
    ...complainOf(verdict),
    ...(books.isClean ? [] : [`The books are not clean:\n${books.output}`]),
    ...(await listUnwell(house)),
    ...(counts.gapMs < BACK_WITHIN_MS ? [] : ["It was not back in time."]),
  ];
  await players.resume();
  return outcome(event.words, verdict, { ...counts, complaints });
}

/** The same loss on a database that answers before a standby has it: it must be seen. */
export async function control(house: ClusterHouse): Promise<Outcome> {
  await house.database.stopWaiting();
  const players = await house.startPlayers({ spinners: 8, savers: 0, bettors: 0, thinkMs: 20 });
  const beganMs = nowMs();
  await players.play(ROUNDS);
  const brokenMs = nowMs();
  await loseOnPurpose({ house, players });
  const [load = 0] = loadavg();
  await players.play(ROUNDS);
  await players.rest();
  const log = players.readLog();
  const verdict = await judge(house, players);
  const counts = { ...tally(log, beganMs), ...measure(log, brokenMs), readyMs: 0, load };
  const complaints =
    verdict.lost.length > 0
      ? []
      : ["Nothing was lost without a synchronous standby: this run proves nothing."];
  players.leave();
  const words = "control: the same without a synchronous standby";
  return outcome(words, verdict, { ...counts, complaints });
}

function outcome(
  words: string,
  { lost, twice }: Verdict,
  rest: Omit<Outcome, "words" | "lost" | "doubled">,
): Outcome {
  return { words, lost: lost.length, doubled: twice.length, ...rest };
}

function complainOf(verdict: Verdict): string[] {
  return Object.entries(verdict).flatMap(([what, found]: [string, readonly string[]]) =>
    found.length === 0 ? [] : [`${what}: ${found.slice(0, SHOWN).join("; ")}`],
  );
}

/** Whoever has to be started again by hand has not come through. */
async function listUnwell({ servers, worker }: ClusterHouse): Promise<string[]> {
  const complaints: string[] = [];
  for (const one of [...servers, worker]) {
    if (!(await isReady(one))) complaints.push(`${one.url} does not come back by itself.`);
  }
  return complaints;
}

function measure(log: readonly LogEvent[], sinceMs: number): Pick<Outcome, "gapMs" | "slowestMs"> {
  const answered = log.filter(isAcknowledged).filter(({ wish }) => wish === "spin");
  const atMs = answered.map(({ sentAtMs, tookMs }) => sentAtMs + tookMs).sort((a, b) => a - b);
  const gapsMs = atMs.map((ms, index) => (ms < sinceMs ? 0 : ms - (atMs[index - 1] ?? ms)));
  const firstMs = new Map<string, number>();
  for (const { id, sentAtMs } of log.filter(isUnclear)) {
    firstMs.set(id, Math.min(firstMs.get(id) ?? sentAtMs, sentAtMs));
  }
  const waitsMs = answered
    .filter(({ sentAtMs, tookMs }) => sentAtMs + tookMs >= sinceMs)
    .map(({ id, sentAtMs, tookMs }) => sentAtMs + tookMs - (firstMs.get(id) ?? sentAtMs));
  return { gapMs: Math.max(0, ...gapsMs), slowestMs: Math.max(0, ...waitsMs) };
}

/** Ready to be pasted into a page. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
  const rows = outcomes.map((one) => {
    const { words, acknowledged, unknown, lost, doubled, gapMs, slowestMs, readyMs, load } = one;
    const times = [...[gapMs, slowestMs, readyMs].map(seconds), load.toFixed(1)];
    return `| ${[words, acknowledged, unknown, `${lost} / ${doubled}`, ...times].join(" | ")} |`;
  });
  return [
    "| event | acknowledged | unclear at first | lost / doubled | gap, s | slowest, s | all ready, s | load |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...rows,
  ].join("\n");
}
