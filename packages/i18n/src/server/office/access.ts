import type { accessOfficeErrors } from "@tucano/contract/errors/backoffice/access.ts";
import type { OfficeTexts } from "./types.ts";

export const accessOfficeTexts: OfficeTexts<keyof typeof accessOfficeErrors> = {
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
