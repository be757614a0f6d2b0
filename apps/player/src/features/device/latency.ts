/** What a few answers of the server tell of the line, as plain arithmetic over milliseconds. */
export interface Sample {
  readonly sentMs: number;
  readonly answeredMs: number;
  /** The server's clock in the answer, or null when it said none. */
  readonly serverMs: number | null;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

const roundTrip = ({ sentMs, answeredMs }: Sample): number => answeredMs - sentMs;

export function latencyOf(samples: readonly Sample[]): number {
  return Math.round(median(samples.map(roundTrip)));
}

/** How far apart consecutive answers are. */
export function jitterOf(samples: readonly Sample[]): number {
  const trips = samples.map(roundTrip);
  const steps = trips.slice(1).map((trip, index) => Math.abs(trip - (trips[index] ?? trip)));
  return Math.round(median(steps));
}

/**
 * How far this device's clock is ahead of the server's. The header of an answer names a whole
 * second only, so on average half of one is added; less than a second is no difference.
 */
export function clockOffsetOf(samples: readonly Sample[]): number | null {
  const offsets = samples.flatMap(({ sentMs, answeredMs, serverMs }) =>
    serverMs === null ? [] : [(sentMs + answeredMs) / 2 - (serverMs + 500)],
  );
  return offsets.length === 0 ? null : Math.round(median(offsets));
}
