/** Of everybody's bets at a table, those of whoever looks at it come first. */
export function ownFirst<Entry extends { readonly id: string }>(
  entries: Iterable<Entry>,
  own: ReadonlySet<string>,
): Entry[] {
  const all = [...entries];
  return [...all.filter(({ id }) => own.has(id)), ...all.filter(({ id }) => !own.has(id))];
}
