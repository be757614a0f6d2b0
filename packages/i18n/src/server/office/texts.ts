/** The sentences of all areas of the back office in one language. */
import type { Language } from "../../languages.ts";
import { accessOfficeTexts } from "./access.ts";
import { approvalsOfficeTexts } from "./approvals.ts";
import { complianceOfficeTexts } from "./compliance.ts";
import { contentOfficeTexts } from "./content.ts";
import { gamesOfficeTexts } from "./games.ts";
import { officeMailTexts } from "./mail.ts";
import { membersOfficeTexts } from "./members.ts";
import { paymentsOfficeTexts } from "./payments.ts";
import { promotionsOfficeTexts } from "./promotions.ts";
import { reportsOfficeTexts } from "./reports.ts";
import { studioOfficeTexts } from "./studio.ts";
import { supportOfficeTexts } from "./support.ts";

export function officeTexts(lang: Language): Readonly<Record<string, string>> {
  return {
    ...accessOfficeTexts[lang],
    ...officeMailTexts[lang],
    ...approvalsOfficeTexts[lang],
    ...membersOfficeTexts[lang],
    ...paymentsOfficeTexts[lang],
    ...gamesOfficeTexts[lang],
    ...studioOfficeTexts[lang],
    ...promotionsOfficeTexts[lang],
    ...contentOfficeTexts[lang],
    ...supportOfficeTexts[lang],
    ...reportsOfficeTexts[lang],
    ...complianceOfficeTexts[lang],
  };
}
