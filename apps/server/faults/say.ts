/** What a drill saw, for whoever reads the output: a fault that nobody felt proves nothing. */
export function say(what: string, counts: Readonly<Record<string, number>>): void {
  const said = Object.entries(counts).map(([name, count]) => `${name} ${Math.round(count)}`);
  process.stdout.write(`  ${what}: ${said.join(", ")}\n`);
}
