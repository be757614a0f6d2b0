import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { detailWords, valueWords } from "./detail-words.ts";
import { eventWords } from "./event-words.ts";
import { plain } from "./tell.ts";

/** The words for what a book calls its steps, their details and what stands in these. */
export function useBookWords() {
  const { _ } = useLingui();
  const sayBy = (words: Readonly<Record<string, MessageDescriptor>>) => (name: string) => {
    const word = words[name];
    return word === undefined ? plain(name) : _(word);
  };
  return { titleOf: sayBy(eventWords), fieldOf: sayBy(detailWords), nameOf: sayBy(valueWords) };
}
