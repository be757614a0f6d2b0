/** Lets work of one key run after the work of that key before it. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Within this process: the database decides anyway. But who waits here holds none of its
 * connections, so somebody who asks a hundred times at once takes one of them and not all.
 */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    last.set(key, own);
    const forget = () => {
      if (last.get(key) === own) last.delete(key);
    };
    void own.then(forget, forget);
    return own;
  };
}
