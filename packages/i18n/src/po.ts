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

/** The same where each text has a context of its own, by that; without what is not translated. */
export function textsByContext(catalogue: string): Map<string, string> {
  return new Map(
    parsePo(catalogue).items.flatMap(({ msgctxt, msgstr: [text = ""] }) =>
      typeof msgctxt === "string" && text !== "" ? [[msgctxt, text] as const] : [],
    ),
  );
}
