/** Drawing without putting back. */
import type { Draws } from "./draws.ts";

/**
 * So many of the items in the order in which they are drawn; then those left, in no order that
 * matters. Each place takes one of those not yet drawn (Fisher and Yates), first place first.
 */
export function drawFrom<Item>(
  items: readonly Item[],
  count: number,
  draws: Draws,
): { readonly drawn: Item[]; readonly rest: Item[] } {
  const pool = [...items];
  for (let place = 0; place < count; place += 1) {
    const from = place + draws.below(pool.length - place);
    const taken = pool[from]!;
    pool[from] = pool[place]!;
    pool[place] = taken;
  }
  return { drawn: pool.slice(0, count), rest: pool.slice(count) };
}
