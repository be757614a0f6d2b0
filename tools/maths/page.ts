/** Pieces of a parsheet's page. */
export type Cell = string | number;

export function markdownTable(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Index 95: how far a single round lies from the mean, in stakes, in 95 of 100. */
export function volatilityIndexOf(standardDeviation: string): string {
  return (1.96 * Number(standardDeviation)).toFixed(6);
}
