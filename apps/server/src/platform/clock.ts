/** The one source of time, so that tests can say what time it is. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface AdjustableClock extends Clock {
  set(instant: Date): void;
  advance(ms: number): void;
}

/** A clock that stands still until it is moved. */
export function createAdjustableClock(start: Date): AdjustableClock {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = instant.getTime();
    },
    advance: (ms) => {
      current += ms;
    },
  };
}
