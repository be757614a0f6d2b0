/** What the rows of a list have in common: the paths of their leaves, and the odds of weights. */
import { formatPercent } from "../../../platform/figures.ts";
import type { Tree } from "../../../platform/numbers/number-units.ts";

type Path = readonly string[];

const isBranch = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** In the order of the first row; what only another one has comes after. A plain value is one. */
export function leavesOf(rows: readonly unknown[]): readonly Path[] {
  const found = new Map<string, Path>();
  for (const row of rows) for (const path of pathsIn(row)) found.set(path.join("."), path);
  return [...found.values()];
}

function pathsIn(value: unknown): readonly Path[] {
  if (!isBranch(value)) return [[]];
  return Object.entries(value).flatMap(([key, below]) =>
    pathsIn(below).map((path) => [key, ...path]),
  );
}

export interface LeafGroup {
  /** What the leaves lie in; null: this one stands by itself. */
  readonly step: string | null;
  readonly leaves: readonly Path[];
}

/** Leaves of one branch stand side by side, below its name. */
export function groupsOf(leaves: readonly Path[]): readonly LeafGroup[] {
  const steps = leaves.map((leaf) => (leaf.length > 1 ? (leaf[0] ?? null) : null));
  const starts = [...leaves.keys()].filter(
    (at) => steps[at] === null || steps[at] !== steps[at - 1],
  );
  return starts.map((at, nth, all) => ({
    step: steps[at] ?? null,
    leaves: leaves.slice(at, all[nth + 1]),
  }));
}

/** Undefined: this row has no such leaf. */
export function valueAt(row: unknown, path: Path): unknown {
  return path.reduce((value, step) => (isBranch(value) ? value[step] : undefined), row);
}

/** By row, of a list whose rows have weights; null: it is none, or a weight is still missing. */
export function oddsOf(rows: readonly unknown[]): readonly string[] | null {
  const weights = rows.map((row) => valueAt(row, ["weight"]));
  if (!weights.every((one) => typeof one === "number")) return null;
  const all = weights.reduce((sum, one) => sum + one, 0);
  if (all === 0) return null;
  return weights.map((one) => formatPercent(hundredthsOf(one, all)));
}

/** A share in percent, with two decimals, rounded down. */
function hundredthsOf(part: number, of: number): string {
  const digits = String(Math.floor((part * 10_000) / of)).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
