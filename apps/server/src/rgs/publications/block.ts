/**
 * How books lie in the database: 32 to a block, and within it in frames of some kilobytes, each
 * compressed alone. Whoever wants one book decompresses its frame, and finds the events in it
 * without parsing: a book lies there as three lines, its list of events between what surrounds it.
 */
import { deflateRawSync, inflateRawSync } from "node:zlib";

/** A power of two: a block's lines are then a whole branch of the tree over all lines. */
export const BLOCK_ROWS = 32;

/** A line of the file, cut in three. */
export interface Book {
  readonly before: Buffer;
  /** The list of events, in JSON. */
  readonly events: Buffer;
  readonly after: Buffer;
}

/** Deflate looks back 32 KB; beyond this size a frame costs more time than it saves space. */
const FRAME_BYTES = 8 * 1024;
/** Of a frame in the block's head: its first row, and where it ends. */
const ENTRY_BYTES = 5;
const NEWLINE = Buffer.from("\n");
const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [BRACE, BRACE_END, BRACKET, BRACKET_END] = [0x7b, 0x7d, 0x5b, 0x5d];
const SPACE = 0x20;
const KEY = Buffer.from('"events"');

export const lineOf = ({ before, events, after }: Book): Buffer =>
  Buffer.concat([before, events, after]);

/** Null: the object has no list `events` that is plainly named, once. The line is sound JSON. */
export function splitBook(line: Buffer): Book | null {
  let [depth, start, end] = [0, -1, -1];
  for (let at = 0; at < line.length; at += 1) {
    const byte = line[at];
    if (byte === QUOTE) {
      const quoteEnd = endOfString(line, at);
      const value = depth === 1 ? valueAfter(line, quoteEnd) : -1;
      if (value !== -1 && line.subarray(at, quoteEnd).equals(KEY)) {
        if (start !== -1 || line[value] !== BRACKET) return null;
        start = value;
      }
      at = quoteEnd - 1;
    } else if (byte === BRACE || byte === BRACKET) depth += 1;
    else if (byte === BRACE_END || byte === BRACKET_END) {
      depth -= 1;
      if (depth === 1 && start !== -1 && end === -1) end = at + 1;
    }
  }
  if (end === -1) return null;
  const [before, after] = [line.subarray(0, start), line.subarray(end)];
  return { before, events: line.subarray(start, end), after };
}

function endOfString(line: Buffer, start: number): number {
  let at = start + 1;
  while (line[at] !== QUOTE) at += line[at] === BACKSLASH ? 2 : 1;
  return at + 1;
}

/** Where the value begins, if the string that ends here is a key; else -1. */
function valueAfter(line: Buffer, stringEnd: number): number {
  let at = stringEnd;
  while ((line[at] ?? COLON) <= SPACE) at += 1;
  if (line[at] !== COLON) return -1;
  at += 1;
  while ((line[at] ?? COLON) <= SPACE) at += 1;
  return at;
}

export function packBlock(books: readonly Book[]): Buffer {
  const frames: { readonly first: number; readonly body: Buffer }[] = [];
  let [first, bytes] = [0, 0];
  for (const [row, book] of books.entries()) {
    bytes += book.before.length + book.events.length + book.after.length;
    if (bytes < FRAME_BYTES && row < books.length - 1) continue;
    frames.push({ first, body: packFrame(books.slice(first, row + 1)) });
    [first, bytes] = [row + 1, 0];
  }
  const head = Buffer.alloc(1 + frames.length * ENTRY_BYTES);
  head.writeUInt8(frames.length);
  let end = head.length;
  for (const [index, frame] of frames.entries()) {
    end += frame.body.length;
    head.writeUInt8(frame.first, 1 + index * ENTRY_BYTES);
    head.writeUInt32LE(end, 2 + index * ENTRY_BYTES);
  }
  return Buffer.concat([head, ...frames.map(({ body }) => body)]);
}

function packFrame(books: readonly Book[]): Buffer {
  const pieces = books.flatMap(({ before, events, after }) => [before, events, after]);
  return deflateRawSync(Buffer.concat(pieces.flatMap((piece) => [piece, NEWLINE])));
}

/** The book at this place of a block, from 0. */
export function bookIn(block: Buffer, place: number): Book {
  const count = block.readUInt8();
  let frame = count - 1;
  while (frame > 0 && firstOf(block, frame) > place) frame -= 1;
  const start = frame === 0 ? 1 + count * ENTRY_BYTES : endOf(block, frame - 1);
  const text = inflateRawSync(block.subarray(start, endOf(block, frame)));
  let at = 0;
  for (let left = (place - firstOf(block, frame)) * 3; left > 0; left -= 1) {
    at = lineEnd(text, at) + 1;
  }
  return bookAt(text, at);
}

/** All books of a block. */
export function booksIn(block: Buffer): Book[] {
  const books: Book[] = [];
  const count = block.readUInt8();
  let start = 1 + count * ENTRY_BYTES;
  for (let frame = 0; frame < count; frame += 1) {
    const text = inflateRawSync(block.subarray(start, endOf(block, frame)));
    start = endOf(block, frame);
    for (let at = 0; at < text.length;) {
      const book = bookAt(text, at);
      books.push(book);
      at += book.before.length + book.events.length + book.after.length + 3;
    }
  }
  return books;
}

function bookAt(text: Buffer, at: number): Book {
  const beforeEnd = lineEnd(text, at);
  const eventsEnd = lineEnd(text, beforeEnd + 1);
  const afterEnd = lineEnd(text, eventsEnd + 1);
  return {
    before: text.subarray(at, beforeEnd),
    events: text.subarray(beforeEnd + 1, eventsEnd),
    after: text.subarray(eventsEnd + 1, afterEnd),
  };
}

const firstOf = (block: Buffer, frame: number): number => block.readUInt8(1 + frame * ENTRY_BYTES);

const endOf = (block: Buffer, frame: number): number => block.readUInt32LE(2 + frame * ENTRY_BYTES);

function lineEnd(text: Buffer, from: number): number {
  const end = text.indexOf(NEWLINE[0] ?? 0, from);
  if (end === -1) throw new RangeError("A block has no such book.");
  return end;
}
