/** One violation of the rules, worded so that a reader knows what to do instead. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export function formatFinding(finding: Finding): string {
  return `${finding.path}:${finding.line}: ${finding.message}`;
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
