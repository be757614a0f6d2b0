/**
 * Arrays as PostgreSQL's binary protocol has them, for statements that take a whole batch at once.
 * As text, an array is quoted here and parsed there, character by character: at some thousand
 * commands a second that was the largest single cost of a batch on both sides.
 *
 * Format: number of dimensions, has-nulls flag, element type, then length and lower bound of the
 * one dimension; each element as its length (-1 for null) and its bytes. All big-endian.
 *
 * Each function takes the rows and what to take of each, so that no array is made in between.
 */
const HEADER_BYTES = 20;
const EMPTY_HEADER_BYTES = 12;
const LENGTH_BYTES = 4;
const NULL_LENGTH = -1;
const TWO_TO_32 = 4_294_967_296;
/** Of one UTF-16 unit in UTF-8. */
const UTF8_BYTES_MAX = 3;

/** The types' numbers in pg_type; they never change. */
const TYPE = { bytea: 17, int8: 20, int4: 23, text: 25, timestamptz: 1184, uuid: 2950 } as const;
/** PostgreSQL counts microseconds from here. */
const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1);

type Pick<Row, Value> = (row: Row) => Value | null;

function startArray(type: number, count: number, elementsBytes: number): Buffer {
  if (count === 0) {
    const empty = Buffer.alloc(EMPTY_HEADER_BYTES);
    empty.writeInt32BE(type, 8);
    return empty;
  }
  const array = Buffer.allocUnsafe(HEADER_BYTES + elementsBytes);
  array.writeInt32BE(1, 0);
  // "May hold nulls": PostgreSQL looks at each element's length in any case.
  array.writeInt32BE(1, 4);
  array.writeInt32BE(type, 8);
  array.writeInt32BE(count, 12);
  array.writeInt32BE(1, 16);
  return array;
}

interface Fixed<Value> {
  readonly type: number;
  readonly width: number;
  readonly write: (array: Buffer, value: Value, offset: number) => void;
}

/** Of any fixed width: what is null takes its four bytes of length only. */
function fixedArray<Row, Value>(
  { type, width, write }: Fixed<Value>,
  rows: readonly Row[],
  pick: Pick<Row, Value>,
): Buffer {
  const array = startArray(type, rows.length, rows.length * (LENGTH_BYTES + width));
  let offset = HEADER_BYTES;
  for (const row of rows) {
    const value = pick(row);
    array.writeInt32BE(value === null ? NULL_LENGTH : width, offset);
    offset += LENGTH_BYTES;
    if (value === null) continue;
    write(array, value, offset);
    offset += width;
  }
  return rows.length === 0 ? array : array.subarray(0, offset);
}

function writeInt64(array: Buffer, value: number, offset: number): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an exact integer: ${value}`);
  array.writeInt32BE(Math.floor(value / TWO_TO_32), offset);
  array.writeInt32BE(value | 0, offset + 4);
}

const int8: Fixed<number> = { type: TYPE.int8, width: 8, write: writeInt64 };
const int4: Fixed<number> = {
  type: TYPE.int4,
  width: 4,
  write: (array, value, offset) => void array.writeInt32BE(value, offset),
};
const timestamptz: Fixed<Date> = {
  type: TYPE.timestamptz,
  width: 8,
  write: (array, value, offset) =>
    writeInt64(array, (value.getTime() - POSTGRES_EPOCH_MS) * 1_000, offset),
};
const uuid: Fixed<string> = { type: TYPE.uuid, width: 16, write: writeUuid };

/** Where the digits of each byte stand in a UUID's text. */
const UUID_DIGITS = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34] as const;
const UUID_LENGTH = 36;

function writeUuid(array: Buffer, value: string, offset: number): void {
  if (value.length !== UUID_LENGTH) throw new RangeError(`Not a UUID: ${value}`);
  let at = offset;
  for (const place of UUID_DIGITS) {
    const byte = (digitOf(value.charCodeAt(place)) << 4) | digitOf(value.charCodeAt(place + 1));
    if (byte < 0) throw new RangeError(`Not a UUID: ${value}`);
    array[at] = byte;
    at += 1;
  }
}

/** Negative for what is no hexadecimal digit, and so is every byte made of it. */
function digitOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  if (code >= 97 && code <= 102) return code - 87;
  return code >= 65 && code <= 70 ? code - 55 : -1;
}

/** bigint[] of whole, exact numbers. */
export function bigints<Row>(rows: readonly Row[], pick: Pick<Row, number>): Buffer {
  return fixedArray(int8, rows, pick);
}

/** int[]; throws for what does not fit. */
export function ints<Row>(rows: readonly Row[], pick: Pick<Row, number>): Buffer {
  return fixedArray(int4, rows, pick);
}

/** timestamptz[] */
export function timestamps<Row>(rows: readonly Row[], pick: Pick<Row, Date>): Buffer {
  return fixedArray(timestamptz, rows, pick);
}

/** uuid[] of their usual text. */
export function uuids<Row>(rows: readonly Row[], pick: Pick<Row, string>): Buffer {
  return fixedArray(uuid, rows, pick);
}

/** bytea[] */
export function byteas<Row>(rows: readonly Row[], pick: Pick<Row, Uint8Array>): Buffer {
  let bytes = rows.length * LENGTH_BYTES;
  for (const row of rows) bytes += pick(row)?.length ?? 0;
  const array = startArray(TYPE.bytea, rows.length, bytes);
  let offset = HEADER_BYTES;
  for (const row of rows) {
    const value = pick(row);
    array.writeInt32BE(value?.length ?? NULL_LENGTH, offset);
    offset += LENGTH_BYTES;
    if (value === null) continue;
    array.set(value, offset);
    offset += value.length;
  }
  return array;
}

/** bytea[] of strings with a character for each byte, as `latin1` has them. */
export function binaries<Row>(rows: readonly Row[], pick: Pick<Row, string>): Buffer {
  let bytes = rows.length * LENGTH_BYTES;
  for (const row of rows) bytes += pick(row)?.length ?? 0;
  const array = startArray(TYPE.bytea, rows.length, bytes);
  let offset = HEADER_BYTES;
  for (const row of rows) {
    const value = pick(row);
    array.writeInt32BE(value?.length ?? NULL_LENGTH, offset);
    offset += LENGTH_BYTES;
    if (value === null) continue;
    array.write(value, offset, "latin1");
    offset += value.length;
  }
  return array;
}

/** text[] */
export function texts<Row>(rows: readonly Row[], pick: Pick<Row, string>): Buffer {
  // Enough whatever is written; what is left over is not sent.
  let most = rows.length * LENGTH_BYTES;
  for (const row of rows) most += (pick(row)?.length ?? 0) * UTF8_BYTES_MAX;
  const array = startArray(TYPE.text, rows.length, most);
  if (rows.length === 0) return array;
  let offset = HEADER_BYTES;
  for (const row of rows) {
    const value = pick(row);
    const written = value === null ? 0 : array.write(value, offset + LENGTH_BYTES, "utf8");
    array.writeInt32BE(value === null ? NULL_LENGTH : written, offset);
    offset += LENGTH_BYTES + written;
  }
  return array.subarray(0, offset);
}
