/** Reads translation catalogues, for whoever checks them or speaks as a screen does. */
export interface PoEntry {
  readonly id: string;
  readonly text: string;
  /** Where the entry begins. */
  readonly line: number;
}

const unquote = (lines: readonly string[]): string =>
  lines.map((line) => JSON.parse(line.slice(line.indexOf('"'))) as string).join("");

/** The entries of a .po file that are in use. */
export function parsePo(content: string): PoEntry[] {
  const entries: PoEntry[] = [];
  let field = "";
  let parts: Record<string, string[]> = {};
  let line = 0;
  const finish = (): void => {
    const id = unquote([...(parts["msgctxt"] ?? []), ...(parts["msgid"] ?? [])]);
    if (id !== "") entries.push({ id, text: unquote(parts["msgstr"] ?? []), line });
    parts = {};
  };
  for (const [index, raw] of content.split("\n").entries()) {
    if (raw.startsWith("#~")) continue;
    const name = /^(msgctxt|msgid|msgstr) "/.exec(raw)?.[1];
    const startsEntry = name === "msgctxt" || (name === "msgid" && field !== "msgctxt");
    if (startsEntry && parts["msgid"] !== undefined) finish();
    if (startsEntry) line = index + 1;
    if (name !== undefined) field = name;
    if (name !== undefined || raw.startsWith('"')) (parts[field] ??= []).push(raw);
  }
  if (parts["msgid"] !== undefined) finish();
  return entries;
}
