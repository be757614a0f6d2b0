/** Every act that is written into the audit log, by area: an area brings its own names. */
import { accessAuditActions } from "./access.ts";
import { affiliatesAuditActions } from "../affiliates/affiliates.ts";
import { approvalsAuditActions } from "./approvals.ts";
import { complianceAuditActions } from "../members/compliance.ts";
import { contentAuditActions } from "../site/content.ts";
import { gamesAuditActions } from "../games/games.ts";
import { studiosAuditActions } from "../games/studios.ts";
import { integrationsAuditActions } from "./integrations.ts";
import { membersAuditActions } from "../members/members.ts";
import { paymentsAuditActions } from "../payments/payments.ts";
import { promotionsAuditActions } from "../site/promotions.ts";
import { reportsAuditActions } from "../payments/reports.ts";
import { staffAuditActions } from "./staff.ts";
import { supportAuditActions } from "../members/support.ts";

export const auditActions = [
  ...accessAuditActions,
  ...staffAuditActions,
  ...approvalsAuditActions,
  ...membersAuditActions,
  ...paymentsAuditActions,
  ...gamesAuditActions,
  ...studiosAuditActions,
  ...promotionsAuditActions,
  ...contentAuditActions,
  ...supportAuditActions,
  ...reportsAuditActions,
  ...complianceAuditActions,
  ...integrationsAuditActions,
  ...affiliatesAuditActions,
  "books.check",
  "jobs.again",
  "rgs.offer",
  "rgs.verify",
  "rgs.withdraw",
  "secrets.change",
] as const;

export type AuditAction = (typeof auditActions)[number];
