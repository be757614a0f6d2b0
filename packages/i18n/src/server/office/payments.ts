import type { paymentsOfficeErrors } from "@tucano/contract/errors/backoffice/payments.ts";
import type { OfficeTexts } from "./types.ts";

export const paymentsOfficeTexts: OfficeTexts<keyof typeof paymentsOfficeErrors> = {
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
