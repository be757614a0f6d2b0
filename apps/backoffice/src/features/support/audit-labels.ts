/** The words for this area's acts in the audit log. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { supportAuditActions } from "@tucano/contract/backoffice/support.ts";

export const supportAuditLabels: Record<(typeof supportAuditActions)[number], MessageDescriptor> = {
  "chat.remove": msg`Chat line removed`,
};
