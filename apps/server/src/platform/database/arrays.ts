/**
 * Arrays as PostgreSQL's binary protocol has them, for statements that take a whole batch at once.
 * As text, an array is quoted here and parsed there, character by character: at some thousand
 * commands a second that was the largest single cost of a batch on both sides.
 *
 * Format: number of dimensions, has-nulls flag, element type, then length and lower bound of the
 * one dimension; each element as its length (-1 for null) and its bytes. All big-endian.
 */
const HEADER_BYTES = 20;
const EMPTY_HEADER_BYTES = 12;
const LENGTH_BYTES = 4;
const NULL_LENGTH = -1;
const TWO_TO_32 = 4_294_967_296;

/** The types' numbers in pg_type; they never change. */
const TYPE = { bytea: 17, int8: 20, int4: 23, text: 25, timestamptz: 1184, uuid: 2950 } as const;
/** PostgreSQL counts microseconds from here. */
const POSTGRES_EPOCH_MS = Date.UTC(2000, 0, 1);

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

/** Of any fixed width: what is null takes its four bytes of length only. */
function fixedArray<T>(
  type: number,
  width: number,
  values: readonly (T | null)[],
  write: (array: Buffer, value: T, offset: number) => void,
): Buffer {
  const array = startArray(type, values.length, values.length * (LENGTH_BYTES + width));
  let offset = HEADER_BYTES;
  for (const value of values) {
    array.writeInt32BE(value === null ? NULL_LENGTH : width, offset);
    offset += LENGTH_BYTES;
    if (value === null) continue;
    write(array, value, offset);
    offset += width;
  }
  return values.length === 0 ? array : array.subarray(0, offset);
}

/** bigint[] of whole, exact numbers. */
export function bigints(values: readonly (number | null)[]): Buffer {
  return fixedArray(TYPE.int8, 8, values, (array, value, offset) => {
    if (!Number.isSafeInteger(value)) throw new RangeError(`Not an exact integer: ${value}`);
    array.writeInt32BE(Math.floor(value / TWO_TO_32), offset);
    array.writeInt32BE(value | 0, offset + 4);
  });
}

/** int[]; throws for what does not fit. */
export function ints(values: readonly (number | null)[]): Buffer {
  return fixedArray(TYPE.int4, 4, values, (array, value, offset) => {
    array.writeInt32BE(value, offset);
  });
}

/** timestamptz[] */
export function timestamps(values: readonly (Date | null)[]): Buffer {
  return fixedArray(TYPE.timestamptz, 8, values, (array, value, offset) => {
    const microseconds = (value.getTime() - POSTGRES_EPOCH_MS) * 1_000;
    array.writeInt32BE(Math.floor(microseconds / TWO_TO_32), offset);
    array.writeInt32BE(microseconds | 0, offset + 4);
  });
}

/** uuid[] of their usual text. */
export function uuids(values: readonly (string | null)[]): Buffer {
  return fixedArray(TYPE.uuid, 16, values, (array, value, offset) => {
    const written = array.write(value.replaceAll("-", ""), offset, 16, "hex");
    if (written !== 16) throw new RangeError(`Not a UUID: ${value}`);
  });
}

/** bytea[] */
export function byteas(values: readonly (Uint8Array | null)[]): Buffer {
  const bytes = values.reduce((sum, value) => sum + LENGTH_BYTES + (value?.length ?? 0), 0);
  const array = startArray(TYPE.bytea, values.length, bytes);
  let offset = HEADER_BYTES;
  for (const value of values) {
    array.writeInt32BE(value?.length ?? NULL_LENGTH, offset);
    offset += LENGTH_BYTES;
    if (value === null) continue;
    array.set(value, offset);
    offset += value.length;
  }
  return array;
}

/** text[] */
export function texts(values: readonly (string | null)[]): Buffer {
  // A UTF-16 unit has at most three bytes in UTF-8, so this is enough whatever is written.
  const most = values.reduce((sum, value) => sum + LENGTH_BYTES + (value?.length ?? 0) * 3, 0);
  const array = startArray(TYPE.text, values.length, most);
  if (values.length === 0) return array;
  let offset = HEADER_BYTES;
  for (const value of values) {
    const written = value === null ? 0 : array.write(value, offset + LENGTH_BYTES, "utf8");
    array.writeInt32BE(value === null ? NULL_LENGTH : written, offset);
    offset += LENGTH_BYTES + written;
  }
  return array.subarray(0, offset);
}
