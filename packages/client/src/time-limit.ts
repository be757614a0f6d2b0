export interface TimeLimit {
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** Aborts after so long, or with the caller. What is passed on must be ended. */
export function startTimeLimit(timeMs: number | null, caller: AbortSignal | undefined): TimeLimit {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = timeMs === null ? undefined : setTimeout(abort, timeMs);
  if (caller?.aborted === true) abort();
  caller?.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      caller?.removeEventListener("abort", abort);
    },
  };
}
