import type { promotionsOfficeErrors } from "@tucano/contract/errors/backoffice/promotions.ts";
import type { OfficeTexts } from "./types.ts";

export const promotionsOfficeTexts: OfficeTexts<keyof typeof promotionsOfficeErrors> = {
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
