/** By the key in use, whatever another one has made; a page after the other. */
const PAGE = 50;

export interface Renewed<Row, Value> {
  readonly row: Row;
  readonly value: Value;
}

export async function renewAll<Row, Value>(store: {
  /** Few where a row is large. */
  readonly page?: number;
  read(after: Row | null, limit: number): Promise<readonly Row[]>;
  /** Null: it is by the key in use already. */
  renew(row: Row): Value | null;
  /** Leaves alone what has changed since it was read. */
  write(changes: readonly Renewed<Row, Value>[]): Promise<void>;
}): Promise<number> {
  const page = store.page ?? PAGE;
  let count = 0;
  let after: Row | null = null;
  for (;;) {
    const rows: readonly Row[] = await store.read(after, page);
    const changes = rows.flatMap((row) => {
      const value = store.renew(row);
      return value === null ? [] : [{ row, value }];
    });
    if (changes.length > 0) await store.write(changes);
    count += changes.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return count;
    after = last;
  }
}
