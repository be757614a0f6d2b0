/**
 * A workbook that is written a page at a time, as the last file it will be: nothing is put together
 * at the end, whatever its size. Each page is packed by itself, so that somebody else can go on
 * where the last one ended. Pure: bytes out, and what must be known to go on.
 */
import { constants, crc32, deflateRawSync } from "node:zlib";
import { type ColumnKind, guardCell, NUMBER } from "./sheet.ts";

/** What a worksheet holds, its head included. */
const SHEET_ROWS_MAX = 1_048_576;
/** Beyond it the format has other, longer fields. */
const BYTES_MAX = 0xffffffff;

interface Entry {
  readonly name: string;
  readonly offset: number;
  readonly crc: number;
  /** Unpacked and packed. */
  readonly size: number;
  readonly packed: number;
}

export interface Book {
  /** Sheets that are full. */
  readonly closed: readonly Entry[];
  /** The sheet that is being written; `rows` without its head. */
  readonly open: (Entry & { readonly rows: number }) | null;
}

export const emptyBook: Book = { closed: [], open: null };

export interface BookPage {
  readonly head: readonly string[];
  /** What is in each column. */
  readonly kinds: readonly ColumnKind[];
  readonly rows: readonly (readonly string[])[];
  /** Below the last row; null: more rows follow. */
  readonly totals: readonly string[] | null;
  /** How long the file is so far. */
  readonly bytes: number;
  readonly sheetRowsMax?: number;
}

export interface Written {
  readonly content: Buffer;
  readonly book: Book;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEETS = "http://schemas.openxmlformats.org/spreadsheetml/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
/** The head stays in sight while one scrolls. */
const SHEET_BEGINS =
  `${XML}<worksheet xmlns="${SHEETS}/main"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
const SHEET_ENDS = "</sheetData></worksheet>";

const sheetName = (nth: number) => `xl/worksheets/sheet${nth}.xml`;

/** Adds a page; a sheet that is full is closed, and the next one begins with the same head. */
export function addToBook(book: Book, page: BookPage): Written {
  const { head, kinds, rows, totals, bytes, sheetRowsMax = SHEET_ROWS_MAX } = page;
  const pen = createPen(book, bytes);
  // The head is one of them, and so are the totals.
  const room = sheetRowsMax - 2;
  if (pen.rows() === null) pen.beginSheet(head, kinds);
  for (let from = 0; from < rows.length;) {
    const left = room - (pen.rows() ?? 0);
    if (left <= 0) {
      pen.endSheet();
      pen.beginSheet(head, kinds);
      continue;
    }
    const some = rows.slice(from, from + left);
    pen.addRows(some, kinds.map(styleOf));
    from += some.length;
  }
  if (totals !== null) pen.addRows([totals], kinds.map(totalStyleOf));
  return pen.written();
}

/** Closes the last sheet and adds what leads to all of them. */
export function closeBook(book: Book, end: { bytes: number; title: string }): Buffer {
  const pen = createPen(book, end.bytes);
  pen.endSheet();
  const sheets = pen.written().book.closed.length;
  for (const [name, text] of leadingParts(sheets, end.title)) pen.addEntry(name, text);
  pen.addDirectory();
  return pen.written().content;
}

interface Pen {
  rows(): number | null;
  beginSheet(head: readonly string[], kinds: readonly ColumnKind[]): void;
  addRows(rows: readonly (readonly string[])[], styles: readonly number[]): void;
  endSheet(): void;
  addEntry(name: string, text: string): void;
  addDirectory(): void;
  written(): Written;
}

function createPen(book: Book, bytes: number): Pen {
  const parts: Buffer[] = [];
  let at = bytes;
  let closed = book.closed;
  let open = book.open;
  const push = (part: Buffer): void => {
    parts.push(part);
    at += part.length;
    if (at > BYTES_MAX) throw new RangeError("A workbook has no room for so many rows.");
  };
  const begin = (name: string): void => {
    open = { name, offset: at, crc: 0, size: 0, packed: 0, rows: 0 };
    push(localHeader(name));
  };
  const write = (text: string, rows = 0): void => {
    if (open === null) throw new Error("No sheet is open.");
    const plain = Buffer.from(text);
    // Ends at a byte and looks back at nothing: the next piece may follow from anywhere.
    const packed = deflateRawSync(plain, { finishFlush: constants.Z_SYNC_FLUSH });
    open = {
      ...open,
      crc: crc32(plain, open.crc),
      size: open.size + plain.length,
      packed: open.packed + packed.length,
      rows: open.rows + rows,
    };
    push(packed);
  };
  const end = (): void => {
    if (open === null) return;
    const { rows: _rows, ...entry } = { ...open, packed: open.packed + LAST_BLOCK.length };
    push(LAST_BLOCK);
    push(dataDescriptor(entry));
    closed = [...closed, entry];
    open = null;
  };
  return {
    rows: () => open?.rows ?? null,
    beginSheet: (head, kinds) => {
      begin(sheetName(closed.length + 1));
      const first = toRow(
        head,
        head.map(() => STYLE.head),
      );
      write(`${SHEET_BEGINS}${widths(head, kinds)}<sheetData>${first}`);
    },
    addRows: (rows, styles) => write(rows.map((row) => toRow(row, styles)).join(""), rows.length),
    endSheet: () => {
      if (open !== null) write(SHEET_ENDS);
      end();
    },
    addEntry: (name, text) => {
      begin(name);
      write(text);
      end();
    },
    addDirectory: () => push(directory(closed, at)),
    written: () => ({ content: Buffer.concat(parts), book: { closed, open } }),
  };
}

/** What XML cannot say at all. */
const UNSAYABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;

const escaped = (text: string) =>
  text
    .replaceAll(UNSAYABLE, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** Places in the list of looks that `STYLES` has. */
const STYLE = { text: 0, id: 1, money: 2, head: 3, day: 4, count: 5 } as const;
const TOTAL_STYLE = { text: 6, id: 6, day: 6, count: 7, money: 8 } as const;
const styleOf = (kind: ColumnKind): number => STYLE[kind];
const totalStyleOf = (kind: ColumnKind): number => TOTAL_STYLE[kind];

const TEXTS: ReadonlySet<number> = new Set([STYLE.text, STYLE.head, TOTAL_STYLE.text]);
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
/** Spreadsheets count days from the end of 1899. */
const DAYS_BEFORE_1970 = 25_569;

function textCell(text: string, style: number): string {
  const written = escaped(guardCell(text));
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${written}</t></is></c>`;
}

/** Days, amounts and counts are what their column says; all else is text, whatever it is like. */
function toRow(cells: readonly string[], styles: readonly number[]): string {
  const written = cells.map((cell, nth) => {
    const style = styles[nth] ?? STYLE.text;
    const number =
      style === STYLE.day && DAY.test(cell)
        ? String(Date.parse(cell) / DAY_MS + DAYS_BEFORE_1970)
        : cell;
    return !TEXTS.has(style) && NUMBER.test(number)
      ? `<c s="${style}"><v>${number}</v></c>`
      : textCell(cell, style);
  });
  return `<row>${written.join("")}</row>`;
}

const WIDTH: Readonly<Record<ColumnKind, number>> = {
  text: 28,
  day: 12,
  id: 12,
  count: 12,
  money: 18,
};
/** Left and right of a head's letters, which are bold. */
const ROOM = 4;

function widths(head: readonly string[], kinds: readonly ColumnKind[]): string {
  const columns = head.map((word, nth) => {
    const width = Math.max(WIDTH[kinds[nth] ?? "text"], word.length + ROOM);
    return `<col min="${nth + 1}" max="${nth + 1}" width="${width}" customWidth="1"/>`;
  });
  return `<cols>${columns.join("")}</cols>`;
}

const look = (numbers: number, more = "") =>
  `<xf xfId="0" numFmtId="${numbers}" applyNumberFormat="1"${more}/>`;
const TOTAL = ' fontId="1" borderId="1" applyFont="1" applyBorder="1"';
const REAIS = 164;
/** Formats 1, 3 and 14 are a spreadsheet's own: numbers, numbers in groups of three, and days. */
const LOOKS = [
  look(0),
  look(1),
  look(REAIS),
  '<xf xfId="0" fontId="2" fillId="2" applyFont="1" applyFill="1"/>',
  look(14),
  look(3),
  look(0, TOTAL),
  look(3, TOTAL),
  look(REAIS, TOTAL),
];
const font = (more: string) => `<font>${more}<sz val="11"/><name val="Calibri"/></font>`;
const AMOUNT = "&quot;R$&quot;\\ #,##0.00";
const STYLES = `${XML}<styleSheet xmlns="${SHEETS}/main"><numFmts count="1">
<numFmt numFmtId="${REAIS}" formatCode="${AMOUNT};\\-${AMOUNT}"/></numFmts>
<fonts count="3">${font("")}${font("<b/>")}<font><b/><sz val="11"/><color rgb="FFFFFFFF"/>
<name val="Calibri"/></font></fonts><fills count="3">
<fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FF0B3D2E"/></patternFill></fill></fills>
<borders count="2"><border/><border><left/><right/><top style="thin"/><bottom/></border></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="${LOOKS.length}">${LOOKS.join("")}</cellXfs></styleSheet>`;

const TITLE_MAX = 24;
/** What a sheet's name may not have. */
const NOT_IN_TITLES = /[[\]:*?/\\']/g;

function leadingParts(sheets: number, title: string): readonly (readonly [string, string])[] {
  const numbers = Array.from({ length: sheets }, (_none, nth) => nth + 1);
  const each = (write: (nth: number) => string) => numbers.map(write).join("");
  const plain = escaped(title.replaceAll(NOT_IN_TITLES, " ").slice(0, TITLE_MAX).trim());
  const named = (nth: number) => (nth === 1 ? plain : `${plain} ${nth}`);
  const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const related = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = (inner: string) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`;
  return [
    ["xl/styles.xml", STYLES],
    [
      "xl/workbook.xml",
      `${XML}<workbook xmlns="${SHEETS}/main" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${each(
        (nth) => `<sheet name="${named(nth)}" sheetId="${nth}" r:id="r${nth}"/>`,
      )}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      relations(
        each((nth) => related(`r${nth}`, "worksheet", `worksheets/sheet${nth}.xml`)) +
          related("styles", "styles", "styles.xml"),
      ),
    ],
    ["_rels/.rels", relations(related("book", "officeDocument", "xl/workbook.xml"))],
    [
      "[Content_Types].xml",
      `${XML}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="xml" ContentType="application/xml"/><Default Extension="rels"
ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override
PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override
PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${each(
        (nth) => `<Override PartName="/${sheetName(nth)}" ContentType="${types}.worksheet+xml"/>`,
      )}</Types>`,
    ],
  ];
}

/** An empty block that says it is the last. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
const VERSION = 20;
/** Sums follow the data, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** The first day that the format knows: the real time would disclose when it was made. */
const DATE = 0x21;

/** Little numbers first, as the format wants them: [value, how many bytes]. */
function fields(...values: readonly (readonly [number, 2 | 4])[]): Buffer {
  const bytes = Buffer.alloc(values.reduce((sum, [, length]) => sum + length, 0));
  let at = 0;
  for (const [value, length] of values) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}

function localHeader(name: string): Buffer {
  const sums = [
    [0, 4],
    [0, 4],
    [0, 4],
  ] as const;
  return Buffer.concat([
    fields([0x04034b50, 4], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [DATE, 2]),
    fields(...sums, [name.length, 2], [0, 2]),
    Buffer.from(name),
  ]);
}

const sumsOf = ({ crc, packed, size }: Entry) => fields([crc, 4], [packed, 4], [size, 4]);

function dataDescriptor(entry: Entry): Buffer {
  return Buffer.concat([fields([0x08074b50, 4]), sumsOf(entry)]);
}

function directory(entries: readonly Entry[], at: number): Buffer {
  const lines = entries.map((entry) =>
    Buffer.concat([
      fields([0x02014b50, 4], [VERSION, 2], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2]),
      fields([DATE, 2]),
      sumsOf(entry),
      fields([entry.name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [entry.offset, 4]),
      Buffer.from(entry.name),
    ]),
  );
  const length = lines.reduce((sum, one) => sum + one.length, 0);
  const count = [entries.length, 2] as const;
  const end = fields([0x06054b50, 4], [0, 2], [0, 2], count, count, [length, 4], [at, 4], [0, 2]);
  return Buffer.concat([...lines, end]);
}
