import type { reportsOfficeErrors } from "@tucano/contract/errors/backoffice/reports.ts";
import type { OfficeTexts } from "./types.ts";

export const reportsOfficeTexts: OfficeTexts<keyof typeof reportsOfficeErrors> = {
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
