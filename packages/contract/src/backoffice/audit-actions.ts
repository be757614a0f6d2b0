/** Every act that is written into the audit log, by area: an area brings its own names. */
import { accessAuditActions } from "./access.ts";
import { approvalsAuditActions } from "./approvals.ts";
import { complianceAuditActions } from "./compliance.ts";
import { contentAuditActions } from "./content.ts";
import { gamesAuditActions } from "./games.ts";
import { membersAuditActions } from "./members.ts";
import { paymentsAuditActions } from "./payments.ts";
import { promotionsAuditActions } from "./promotions.ts";
import { reportsAuditActions } from "./reports.ts";
import { staffAuditActions } from "./staff.ts";
import { supportAuditActions } from "./support.ts";

export const auditActions = [
  ...accessAuditActions,
  ...staffAuditActions,
  ...approvalsAuditActions,
  ...membersAuditActions,
  ...paymentsAuditActions,
  ...gamesAuditActions,
  ...promotionsAuditActions,
  ...contentAuditActions,
  ...supportAuditActions,
  ...reportsAuditActions,
  ...complianceAuditActions,
  "books.check",
  "jobs.again",
] as const;

export type AuditAction = (typeof auditActions)[number];
