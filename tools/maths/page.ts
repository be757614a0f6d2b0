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

/** What comes back how often, said both ways: a return below the stake is no win. */
export function hitRows(sheet: {
  readonly hit_rate_percent: string;
  readonly paid_rate_percent: string;
}): (readonly [string, string])[] {
  return [
    ["rounds that return more than the stake", `${sheet.hit_rate_percent} %`],
    ["rounds that return anything", `${sheet.paid_rate_percent} %`],
  ];
}
