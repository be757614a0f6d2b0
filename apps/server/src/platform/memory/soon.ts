/**
 * What memory answers nearly always. A promise for each such answer was a tenth of what a round
 * took and a quarter of what it left behind: so it is there at once where it can be, and whoever
 * must may wait for it all the same.
 */
export type Soon<Value> = Value | Promise<Value>;

/** Goes on with it as soon as it is there. */
export function soon<Value, Next>(
  value: Soon<Value>,
  go: (value: Value) => Soon<Next>,
): Soon<Next> {
  return value instanceof Promise ? value.then(go) : go(value);
}
