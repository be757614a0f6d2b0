/** By the key in use, whatever another one has sealed; a page after the other. */
const PAGE = 50;

export async function sealAnew<Row>(store: {
  read(after: Row | null, limit: number): Promise<readonly Row[]>;
  /** Null: it is sealed by the key in use already. */
  seal(row: Row): Buffer | null;
  write(row: Row, sealed: Buffer): Promise<void>;
}): Promise<number> {
  let count = 0;
  let after: Row | null = null;
  for (;;) {
    const rows: readonly Row[] = await store.read(after, PAGE);
    for (const row of rows) {
      const sealed = store.seal(row);
      if (sealed === null) continue;
      await store.write(row, sealed);
      count += 1;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return count;
    after = last;
  }
}
