/** The sidebar: every group with its sections. Who may not open a section does not see it. */
import { msg } from "@lingui/core/macro";
import { affiliatesSections } from "../features/affiliates/sections.ts";
import { approvalsSections } from "../features/approvals/sections.ts";
import { auditSections } from "../features/audit/sections.ts";
import { complianceSections } from "../features/compliance/sections.ts";
import { contentSections } from "../features/content/sections.ts";
import { gamesSections } from "../features/games/sections.ts";
import { integrationsSections } from "../features/integrations/sections.ts";
import { membersSections } from "../features/members/sections.ts";
import { paymentsSections } from "../features/payments/sections.ts";
import { promotionsSections } from "../features/promotions/sections.ts";
import { reportsSections } from "../features/reports/sections.ts";
import { staffSections } from "../features/staff/sections.ts";
import { supportSections } from "../features/support/sections.ts";
import type { SectionGroup } from "../platform/sections.ts";

export const navigation: readonly SectionGroup[] = [
  { label: msg`Figures`, sections: reportsSections },
  { label: msg`Players`, sections: membersSections },
  { label: msg`Payments`, sections: paymentsSections },
  { label: msg`Support`, sections: supportSections },
  { label: msg`Games`, sections: gamesSections },
  { label: msg`Promotions`, sections: [...promotionsSections, ...affiliatesSections] },
  { label: msg`Content`, sections: contentSections },
  { label: msg`Compliance`, sections: complianceSections },
  {
    label: msg`House`,
    sections: [...approvalsSections, ...staffSections, ...integrationsSections, ...auditSections],
  },
];
