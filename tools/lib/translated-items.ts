/** What a catalogue keeps of its translations when the English has changed. */
import { createItem, type PoItem } from "pofile-ts";
import type { SpokenText } from "./catalogues.ts";

const keyOf = (context: string | null | undefined, english: string): string =>
  `${context}\n${english}`;

/**
 * An entry for each text, in their order. A text that is as it was keeps its translation, wherever
 * it stands now. Else it takes over one of the same context whose English is gone, marked as fuzzy
 * until somebody looks.
 */
export function translatedItems(texts: readonly SpokenText[], before: readonly PoItem[]): PoItem[] {
  const known = new Map(before.map((item) => [keyOf(item.msgctxt, item.msgid), item]));
  const wanted = new Set(texts.map(([context, english]) => keyOf(context, english)));
  const left = before.filter(({ msgctxt, msgid }) => !wanted.has(keyOf(msgctxt, msgid)));
  const changed = Map.groupBy(left, (item) => item.msgctxt);
  return texts.map(([context, english]) => {
    const same = known.get(keyOf(context, english));
    if (same !== undefined) return same;
    const item = changed.get(context)?.shift() ?? Object.assign(createItem(), { msgstr: [""] });
    if (item.msgstr[0] !== "") item.flags["fuzzy"] = true;
    return Object.assign(item, { msgctxt: context, msgid: english });
  });
}
