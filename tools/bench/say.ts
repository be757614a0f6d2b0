/** What it is doing; the output itself is one JSON document. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
