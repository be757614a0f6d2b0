import assert from "node:assert";

/**
 * The element at an index that must exist, such as one answer per question of a batch. A missing
 * answer is a bug, and no default may replace it.
 */
export function nth<T>(list: readonly T[], index: number): T {
  assert(index >= 0 && index < list.length, `There is no answer ${index} of ${list.length}.`);
  return list[index] as T;
}
