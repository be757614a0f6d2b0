/** What a drill saw, for the reader of the output: a fault without effect proves nothing. */
export function say(what: string, counts: Readonly<Record<string, number>>): void {
  const said = Object.entries(counts).map(([name, count]) => `${name} ${Math.round(count)}`);
  process.stdout.write(`  ${what}: ${said.join(", ")}\n`);
}
