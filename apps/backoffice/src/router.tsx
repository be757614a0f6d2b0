/**
 * Every address of the back office. A page's code is loaded when it is opened; filters live in the
 * address, so Back, reload and a shared link keep them.
 */
import { createRouter } from "@tanstack/react-router";
import { accessBarePages, accessPages } from "./addresses/access.ts";
import { approvalPages } from "./addresses/approvals.ts";
import { auditPages } from "./addresses/audit.ts";
import { compliancePages } from "./addresses/compliance.ts";
import { contentPages } from "./addresses/content.ts";
import { gamePages } from "./addresses/games.ts";
import { affiliatePages } from "./addresses/affiliates.ts";
import { integrationPages } from "./addresses/integrations.ts";
import { memberPages } from "./addresses/members.ts";
import { paymentPages } from "./addresses/payments.ts";
import { promotionPages } from "./addresses/promotions.ts";
import { reportPages } from "./addresses/reports.ts";
import { rootRoute, shell } from "./addresses/shell.tsx";
import { staffPages } from "./addresses/staff.ts";
import { supportPages } from "./addresses/support.ts";

const routeTree = rootRoute.addChildren([
  shell.addChildren([
    ...accessPages,
    ...memberPages,
    ...paymentPages,
    ...gamePages,
    ...promotionPages,
    ...contentPages,
    ...supportPages,
    ...reportPages,
    ...compliancePages,
    ...approvalPages,
    ...staffPages,
    ...integrationPages,
    ...affiliatePages,
    ...auditPages,
  ]),
  ...accessBarePages,
]);

export const router = createRouter({
  basepath: "/backoffice",
  routeTree,
  scrollRestoration: true,
  defaultPreload: "intent",
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
