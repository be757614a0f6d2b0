/** Keys of rounds as the game's page makes them: UUID version 7, so that later ones sort later. */
import { randomBytes } from "node:crypto";

const COUNTER_BITS = 12;
const COUNTER_END = 2 ** (2 * COUNTER_BITS);
const hexOf = Array.from({ length: 2 ** COUNTER_BITS }, (_none, index) =>
  index.toString(16).padStart(3, "0"),
);

/** Unique within this process by a counter, and between processes by the end, drawn once. */
export function createRoundKeys(): () => string {
  const end = randomBytes(6).toString("hex");
  let timeMs = 0;
  let time = "";
  let counter = 0;
  return () => {
    const nowMs = Date.now();
    if (nowMs > timeMs) {
      timeMs = nowMs;
      counter = 0;
      const hex = nowMs.toString(16).padStart(12, "0");
      time = `${hex.slice(0, 8)}-${hex.slice(8)}`;
    }
    counter = (counter + 1) % COUNTER_END;
    const high = hexOf[counter >>> COUNTER_BITS] ?? "";
    const low = hexOf[counter & (2 ** COUNTER_BITS - 1)] ?? "";
    return `${time}-7${high}-8${low}-${end}`;
  };
}
