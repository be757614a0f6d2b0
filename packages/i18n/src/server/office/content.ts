import type { contentOfficeErrors } from "@tucano/contract/errors/backoffice/content.ts";
import type { OfficeTexts } from "./types.ts";

export const contentOfficeTexts: OfficeTexts<keyof typeof contentOfficeErrors> = {
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
