import type { membersOfficeErrors } from "@tucano/contract/errors/backoffice/members.ts";
import type { OfficeTexts } from "./types.ts";

export const membersOfficeTexts: OfficeTexts<keyof typeof membersOfficeErrors> = {
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
