/**
 * UUIDs of version 7 (RFC 9562, 5.7): they begin with their time, so what is numbered by them lies
 * together in the order it was made. Within a millisecond a counter keeps the order (method 1).
 */
import type { Clock } from "./clock.ts";
import type { Random } from "./random.ts";

const COUNTER_END = 0x1000;
const TIME_DIGITS = 12;

/** One maker a process: the ids of one never go backwards, whatever its clock does. */
export function createUuid7(clock: Clock, random: Random): () => string {
  let lastMs = 0;
  let begins = timeText(lastMs);
  let counter = 0;
  const turnTo = (ms: number): void => {
    lastMs = ms;
    begins = timeText(ms);
    counter = 0;
  };
  return () => {
    const nowMs = clock.now().getTime();
    if (nowMs > lastMs) turnTo(nowMs);
    else if (counter + 1 === COUNTER_END) turnTo(lastMs + 1);
    else counter += 1;
    // The rest of a version 4 is chance already, with the variant's bits in their place.
    const rest = random.uuid().slice(18);
    return `${begins}-7${counter.toString(16).padStart(3, "0")}${rest}`;
  };
}

function timeText(ms: number): string {
  const digits = ms.toString(16).padStart(TIME_DIGITS, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}

/** The instant that a UUID of version 7 begins with. */
export function instantOfUuid7(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

/** The least UUID of an instant: for ranges of time over such ids. */
export function leastUuid7(instant: Date): string {
  return `${timeText(Math.max(0, instant.getTime()))}-0000-0000-000000000000`;
}
