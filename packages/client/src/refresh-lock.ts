/**
 * One refresh at a time, over all tabs. The refresh cookie is exchanged at each use, so two tabs
 * that used the same one would look like a thief; the browser's lock puts them in a row, and the
 * tab that comes second takes the token that the first one just passed on.
 */
export interface RefreshLock {
  run(token: () => string | null, exchange: () => Promise<string | null>): Promise<string | null>;
}

type RequestLock = (task: () => Promise<string | null>) => Promise<string | null>;

const withoutLocks: RequestLock = (task) => task();

export const browserLock: RequestLock = (task) =>
  "locks" in navigator ? navigator.locks.request("tucano.refresh", task) : withoutLocks(task);

export function createRefreshLock(requestLock: RequestLock): RefreshLock {
  let running: Promise<string | null> | null = null;
  return {
    run(token, exchange) {
      const before = token();
      running ??= requestLock(async () => {
        const now = token();
        return now !== null && now !== before ? now : exchange();
      }).finally(() => {
        running = null;
      });
      return running;
    },
  };
}
