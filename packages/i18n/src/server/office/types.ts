import type { Language } from "../../languages.ts";

/** An area's own sentences, all languages side by side: an area adds to one file. */
export type OfficeTexts<Code extends string> = Readonly<
  Record<Language, Readonly<Record<Code, string>>>
>;
