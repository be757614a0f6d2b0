/** Commands of a closed loop inside one process: so many at once, each member one at a time. */
import { createHistogram, type Percentiles } from "./histogram.ts";
import { createMemberRing } from "./member-ring.ts";

export interface InFlightOrder {
  readonly members: number;
  readonly inFlight: number;
  readonly seconds: number;
  /** Commands before counting begins; a second at least. */
  readonly warmUpCommands: number;
}

/** The names of the JSON document. */
export interface InFlightResult extends Percentiles {
  readonly in_flight: number;
  readonly seconds: number;
  readonly commands: number;
  readonly commands_per_second: number;
  readonly errors: Readonly<Record<string, number>>;
  readonly process_cpu_seconds: number;
}

const WARM_UP_MS = 1_000;
/** Counting begins after this long at the latest. */
const WARM_UP_MS_MAX = 60_000;

/** Runs `command` for one member after the other; it answers what was in the way, or null. */
export async function runInFlight(
  order: InFlightOrder,
  command: (member: number) => Promise<string | null>,
  begin: () => Promise<void>,
): Promise<InFlightResult> {
  const ring = createMemberRing(order.members, 0);
  const histogram = createHistogram();
  const errors: Record<string, number> = {};
  const startedMs = performance.now();
  let countedFromMs = Number.POSITIVE_INFINITY;
  let deadlineMs = Number.POSITIVE_INFINITY;
  let cpuBefore = process.cpuUsage();
  let commands = 0;
  let doneInTime = 0;

  const isWarm = (nowMs: number): boolean => {
    const warmMs = nowMs - startedMs;
    if (warmMs < WARM_UP_MS) return false;
    return commands >= order.warmUpCommands || warmMs > WARM_UP_MS_MAX;
  };
  const count = (commandStartedMs: number, problem: string | null): void => {
    const nowMs = performance.now();
    commands += 1;
    if (problem !== null) errors[problem] = (errors[problem] ?? 0) + 1;
    else if (commandStartedMs >= countedFromMs) histogram.add(nowMs - commandStartedMs);
    if (problem === null && nowMs >= countedFromMs && nowMs <= deadlineMs) doneInTime += 1;
    if (countedFromMs !== Number.POSITIVE_INFINITY || !isWarm(nowMs)) return;
    countedFromMs = nowMs;
    deadlineMs = nowMs + order.seconds * 1_000;
    cpuBefore = process.cpuUsage();
    void begin();
  };
  const worker = async (): Promise<void> => {
    for (let nowMs = startedMs; nowMs < deadlineMs; nowMs = performance.now()) {
      const member = ring.next(nowMs);
      if (member === null) throw new Error("There are fewer members than commands in flight.");
      count(nowMs, await command(member));
      ring.done(member, performance.now());
    }
  };
  await Promise.all(Array.from({ length: order.inFlight }, worker));
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    in_flight: order.inFlight,
    seconds: order.seconds,
    commands: histogram.count(),
    commands_per_second: Number((doneInTime / order.seconds).toFixed(1)),
    ...histogram.percentiles(),
    errors,
    process_cpu_seconds: Number(((user + system) / 1_000_000).toFixed(2)),
  };
}
