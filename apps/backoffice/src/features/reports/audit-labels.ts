/** The words for this area's acts in the audit log, by the names of its contract. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { reportsAuditActions } from "@tucano/contract/backoffice/payments/reports.ts";

export const reportsAuditLabels: Record<(typeof reportsAuditActions)[number], MessageDescriptor> = {
  "report.export": msg`Asked for a file`,
  "report.cancel": msg`Threw a file away`,
  "report.restart": msg`Started a failed file again`,
  "report.download": msg`Fetched a file`,
};
