/** Every act of the audit log in words; a missing one does not compile. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { AuditAction } from "@tucano/contract/backoffice/access/audit-actions.ts";
import { accessAuditLabels } from "../features/access/audit-labels.ts";
import { affiliatesAuditLabels } from "../features/affiliates/audit-labels.ts";
import { approvalsAuditLabels } from "../features/approvals/audit-labels.ts";
import { complianceAuditLabels } from "../features/compliance/audit-labels.ts";
import { contentAuditLabels } from "../features/content/audit-labels.ts";
import { gamesAuditLabels } from "../features/games/audit-labels.ts";
import { integrationsAuditLabels } from "../features/integrations/audit-labels.ts";
import { membersAuditLabels } from "../features/members/audit-labels.ts";
import { paymentsAuditLabels } from "../features/payments/audit-labels.ts";
import { promotionsAuditLabels } from "../features/promotions/audit-labels.ts";
import { reportsAuditLabels } from "../features/reports/audit-labels.ts";
import { staffAuditLabels } from "../features/staff/audit-labels.ts";
import { supportAuditLabels } from "../features/support/audit-labels.ts";

export const auditLabels: Record<AuditAction, MessageDescriptor> = {
  ...accessAuditLabels,
  ...staffAuditLabels,
  ...approvalsAuditLabels,
  ...membersAuditLabels,
  ...paymentsAuditLabels,
  ...gamesAuditLabels,
  ...promotionsAuditLabels,
  ...contentAuditLabels,
  ...supportAuditLabels,
  ...reportsAuditLabels,
  ...complianceAuditLabels,
  ...integrationsAuditLabels,
  ...affiliatesAuditLabels,
  "books.check": msg`Books checked`,
  "jobs.again": msg`Failed jobs sent again`,
  "rgs.offer": msg`Version of an imported game offered`,
  "rgs.verify": msg`Stored game checked`,
  "rgs.withdraw": msg`Version of an imported game withdrawn`,
  "secrets.change": msg`Secret replaced`,
};
