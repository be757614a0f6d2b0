import type { complianceOfficeErrors } from "@tucano/contract/errors/backoffice/compliance.ts";
import type { OfficeTexts } from "./types.ts";

export const complianceOfficeTexts: OfficeTexts<keyof typeof complianceOfficeErrors> = {
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
