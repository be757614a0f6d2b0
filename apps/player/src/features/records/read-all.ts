/** Every page of a list, one after the other, up to a limit that is reported. */
export interface PageOf<Item> {
  items: readonly Item[];
  total: number;
}

export interface Everything<Item> {
  items: Item[];
  /** There is more than is here: the oldest ones are left out. */
  isCut: boolean;
}

export const PAGE_SIZE = 100;
export const MOST_ROWS = 5_000;

interface ReadAllOptions<Item> {
  readPage: (page: number) => Promise<PageOf<Item>>;
  keyOf: (item: Item) => string;
  onProgress: (read: number, total: number) => void;
}

/** The list may grow at its head meanwhile: what moved to the next page is kept once. */
export async function readAll<Item>(options: ReadAllOptions<Item>): Promise<Everything<Item>> {
  const { readPage, keyOf, onProgress } = options;
  const found = new Map<string, Item>();
  for (let page = 1; page <= MOST_ROWS / PAGE_SIZE; page += 1) {
    const { items, total } = await readPage(page);
    for (const item of items) found.set(keyOf(item), item);
    onProgress(Math.min(page * PAGE_SIZE, total), total);
    if (page * PAGE_SIZE >= total || items.length === 0) {
      return { items: [...found.values()], isCut: false };
    }
  }
  return { items: [...found.values()], isCut: true };
}
