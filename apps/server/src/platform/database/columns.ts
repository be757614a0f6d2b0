/**
 * Rows on their way in and out of prepared statements. A column is one line of a table: lists of
 * columns, parameters, values and readers all follow from these lines, so that nobody counts
 * commas. Everything about the SQL is worked out once, when the module is loaded.
 */
import { bigints, binaries, byteas, ints, texts, timestamps, uuids } from "./arrays.ts";
import type { Row } from "./session.ts";

type Take<Item, Value> = (item: Item) => Value | null;

/**
 * Its name, its type, and which part of an item it holds. "binary": a bytea, as `latin1` has it.
 */
export type Column<Item> =
  | readonly [name: string, type: "bigint" | "int", take: Take<Item, number>]
  | readonly [name: string, type: "binary" | "json" | "text" | "uuid", take: Take<Item, string>]
  | readonly [name: string, type: "bytea", take: Take<Item, Uint8Array>]
  | readonly [name: string, type: "timestamptz", take: Take<Item, Date>];

/** What a statement takes of a whole batch: an array for each column. */
export interface Columns<Item> {
  readonly names: readonly string[];
  /** The names as SQL lists them. */
  readonly list: string;
  /** The same as a SELECT from `unnest` has them: JSON arrives as text. */
  readonly selected: string;
  /** `unnest($2::bigint[], …)`, its parameters numbered from `first`. */
  unnest(first: number): string;
  /** As many as there are columns. */
  values(items: readonly Item[]): Buffer[];
}

export function columnsOf<Item>(columns: readonly Column<Item>[]): Columns<Item> {
  const names = columns.map(([name]) => name);
  const selected = columns.map(([name, type]) => (type === "json" ? `${name}::json` : name));
  const encoders = columns.map(encoderOf);
  return {
    names,
    list: names.join(", "),
    selected: selected.join(", "),
    unnest: (first) => {
      const arrays = columns.map(([, type], index) => `$${first + index}::${arrayOf(type)}`);
      return `unnest(${arrays.join(", ")})`;
    },
    values: (items) => encoders.map((encode) => encode(items)),
  };
}

function arrayOf(type: Column<never>[1]): string {
  if (type === "binary") return "bytea[]";
  return type === "json" ? "text[]" : `${type}[]`;
}

function encoderOf<Item>(column: Column<Item>): (items: readonly Item[]) => Buffer {
  const [, type, take] = column;
  switch (type) {
    case "bigint":
      return (items) => bigints(items, take);
    case "int":
      return (items) => ints(items, take);
    case "text":
    case "json":
      return (items) => texts(items, take);
    case "uuid":
      return (items) => uuids(items, take);
    case "binary":
      return (items) => binaries(items, take);
    case "bytea":
      return (items) => byteas(items, take);
    case "timestamptz":
      return (items) => timestamps(items, take);
  }
}

/** What a statement selects, and how its rows are read. */
export interface Reader<Item> {
  readonly list: string;
  readonly width: number;
  /** `from`: where in the row its columns begin. Left out: they are all of it. */
  read(row: Row, from?: number): Item;
}

/** Each field by what is selected for it: `{ memberId: "w.member_id" }`. */
export function readerOf<Item extends object>(
  selected: Readonly<Record<keyof Item, string>>,
): Reader<Item> {
  const fields = Object.keys(selected);
  return {
    list: Object.values(selected).join(", "),
    width: fields.length,
    read: (row, from = 0) => {
      const item: Record<string, unknown> = {};
      let place = from;
      for (const field of fields) {
        item[field] = row[place];
        place += 1;
      }
      return item as Item;
    },
  };
}
