/** A group of numbers as single values, each under its path, and back again. */

export type Leaf = string | number | boolean | null;

export interface FlatNumber {
  readonly path: string;
  readonly value: Leaf;
}

export function flatten(value: unknown, path = ""): readonly FlatNumber[] {
  if (value === null || typeof value !== "object") return [{ path, value: value as Leaf }];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === "" ? key : `${path}.${key}`),
  );
}

/** The same value with one leaf changed; nothing is changed in place. */
export function withLeaf(value: unknown, path: string, leaf: Leaf): unknown {
  const [key = "", ...rest] = path.split(".");
  const inner = rest.join(".");
  if (Array.isArray(value)) {
    const items = value as readonly unknown[];
    return items.map((one, index) =>
      String(index) !== key ? one : inner === "" ? leaf : withLeaf(one, inner, leaf),
    );
  }
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: inner === "" ? leaf : withLeaf(record[key], inner, leaf) };
}
