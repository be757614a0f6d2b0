/**
 * A list of work, one item after the other, each on its own. A failure is logged and waits for
 * the next run; what lies behind it does not. A database that is away ends the run: nothing would
 * come of the others either.
 */
import { isDatabaseAway } from "./transaction.ts";

export async function oneByOne<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  tell: (error: unknown, item: Item) => void,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      tell(error, item);
    }
  }
}
