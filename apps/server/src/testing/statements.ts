/** What is said to the database while something is done: the work of it, without its values. */
import pg from "pg";

type AnyQuery = (this: pg.Client, ...args: unknown[]) => unknown;

/** The texts of all statements in their order, but for what runs by the clock. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const texts: string[] = [];
  const prototype: { query: AnyQuery } = pg.Client.prototype;
  const { query: original } = prototype;
  prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === "string" ? first : ((first as { text?: string }).text ?? "");
    if (text !== "SELECT 1") texts.push(text);
    return original.apply(this, args);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return texts;
}
