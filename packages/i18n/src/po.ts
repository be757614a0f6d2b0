/** Reads gettext catalogues, the one form in which all translations are kept. */
import { parsePo } from "pofile-ts";

/** A catalogue's translations, by context and English source; empty where there is none yet. */
export function readTexts(catalogue: string): Map<string, string> {
  return new Map(
    parsePo(catalogue).items.map(({ msgctxt, msgid, msgstr }) => [
      `${msgctxt ?? ""}${msgid}`,
      msgstr[0] ?? "",
    ]),
  );
}
