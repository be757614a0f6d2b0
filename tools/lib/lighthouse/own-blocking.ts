/**
 * How long a page keeps its main thread from answering, by the processor time that it takes itself.
 * Lighthouse counts by the clock: on a machine with few processors a page then pays for every
 * moment in which the browser's other threads, or the server beside it, have them.
 */

/** Of a trace in Chromium's format; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** The thread's own time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A phone's processor is taken to be four times slower, and a task blocks beyond 50 ms. */
const SLOWER = 4;
const ANSWERS_WITHIN_US = 50_000 / SLOWER;

const isTask = ({ name, ph }: TraceEvent): boolean => ph === "X" && name.endsWith("RunTask");

/** The thread of the page itself: of all main threads of pages the one that did most. */
function mainTasks(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  const tasks = threads.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && isTask(event)),
  );
  return tasks.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** In milliseconds of the slower processor, after the first paint as Lighthouse counts. */
export function ownBlockingMs(events: readonly TraceEvent[]): number {
  const tasks = mainTasks(events);
  const pid = tasks[0]?.pid;
  const paint = events.find((event) => event.name === "firstContentfulPaint" && event.pid === pid);
  const beyond = tasks
    .filter(({ ts }) => ts >= (paint?.ts ?? 0))
    .map(({ tdur = 0 }) => Math.max(0, tdur - ANSWERS_WITHIN_US));
  return Math.round((beyond.reduce((sum, us) => sum + us, 0) * SLOWER) / 1_000);
}
