/** Lists that go on by key: where the last page ended, as text that clients hand back unread. */

const LIMIT_DEFAULT = 50;
const LIMIT_MAX = 100;

export function limitOf(limit: number | undefined): number {
  return Math.min(LIMIT_MAX, Math.max(1, limit ?? LIMIT_DEFAULT));
}

/** The cursor of a list whose key is one number; null for the beginning, and for nonsense. */
export function numberAfter(cursor: string | undefined): number | null {
  return cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;
}

/** Of a list by instants: the last one, and the id among those of the same instant. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

export const placeText = (at: Date, id: string | number): string => `${at.getTime()}_${id}`;

/** Null for the beginning, for nonsense, and for what is no id of this list. */
export function placeAfter(cursor: string | undefined, ids = /^/): Place | null {
  const [, millis, id] = /^(\d{1,15})_(.*)$/.exec(cursor ?? "") ?? [];
  return id !== undefined && ids.test(id) ? { at: new Date(Number(millis)), id } : null;
}

/**
 * A page, and the cursor of the next one. Ask the database for one row more than the limit: it
 * tells whether there is more.
 */
export function toPage<Row, Shown>(
  rows: readonly Row[],
  limit: number,
  { show, keyOf }: { show: (row: Row) => Shown; keyOf: (row: Row) => string },
): { list: Shown[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    list: shown.map(show),
    next: rows.length > limit && last !== undefined ? keyOf(last) : null,
  };
}
