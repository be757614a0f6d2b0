import type { gamesOfficeErrors } from "@tucano/contract/errors/backoffice/games.ts";
import type { OfficeTexts } from "./types.ts";

export const gamesOfficeTexts: OfficeTexts<keyof typeof gamesOfficeErrors> = {
  pt: {},
  en: {},
  cn: {},
  ch: {},
  vi: {},
  id: {},
  th: {},
  tr: {},
  msa: {},
};
