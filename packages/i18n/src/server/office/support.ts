import type { supportOfficeErrors } from "@tucano/contract/errors/backoffice/support.ts";
import type { OfficeTexts } from "./types.ts";

export const supportOfficeTexts: OfficeTexts<keyof typeof supportOfficeErrors> = {
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
