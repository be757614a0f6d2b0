/**
 * Batches look-ups that many callers make at the same moment into one statement: those made within
 * one turn of the event loop go together, and while a statement is running the next ones gather. A
 * lone look-up goes at once.
 */
export interface GatheringOptions<Key, Value> {
  /** One statement; its answers in the order of `keys`. If it fails, it fails for every caller. */
  readonly load: (keys: readonly Key[]) => Promise<readonly Value[]>;
}

/**
 * Enough to try all connections of a pool at once: if none of them answers any more, that is found
 * out in one timeout instead of one after the other.
 */
const UNDER_WAY_MAX = 10;
const KEYS_MAX = 500;

interface Asked<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

export function gathering<Key, Value>({
  load,
}: GatheringOptions<Key, Value>): (key: Key) => Promise<Value> {
  let waiting: Asked<Key, Value>[] = [];
  let underWayCount = 0;
  let isStarting = false;

  const ask = async (asked: readonly Asked<Key, Value>[]): Promise<void> => {
    try {
      const values = await load(asked.map(({ key }) => key));
      if (values.length !== asked.length) throw new Error("A look-up returned too few values.");
      for (const [index, { resolve }] of asked.entries()) resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  const start = (): void => {
    isStarting = false;
    while (waiting.length > 0 && underWayCount < UNDER_WAY_MAX) {
      const asked = waiting.slice(0, KEYS_MAX);
      waiting = waiting.slice(KEYS_MAX);
      underWayCount += 1;
      void ask(asked).finally(() => {
        underWayCount -= 1;
        start();
      });
    }
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isStarting) return;
      isStarting = true;
      setImmediate(start);
    });
}
