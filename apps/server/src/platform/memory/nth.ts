import assert from "node:assert";

/**
 * The element at a place that must be there: what was read for a whole batch, one answer for each
 * question. A missing answer is a bug, and no default may stand in for it.
 */
export function nth<T>(list: readonly T[], index: number): T {
  assert(index >= 0 && index < list.length, `There is no answer ${index} of ${list.length}.`);
  return list[index] as T;
}
