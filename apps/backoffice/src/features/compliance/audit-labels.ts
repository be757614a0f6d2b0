/** The words for this area's acts in the audit log, by the names of its contract. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { complianceAuditActions } from "@tucano/contract/backoffice/compliance.ts";

export const complianceAuditLabels: Record<
  (typeof complianceAuditActions)[number],
  MessageDescriptor
> = {
  "market.set": msg`Numbers of the market set`,
};
