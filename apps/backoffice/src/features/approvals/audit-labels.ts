/** The words for this area's acts in the audit log. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { approvalsAuditActions } from "@tucano/contract/backoffice/access/approvals.ts";

export const approvalsAuditLabels: Record<
  (typeof approvalsAuditActions)[number],
  MessageDescriptor
> = {
  "approval.request": msg`Approval asked for`,
  "approval.approve": msg`Approval given`,
  "approval.bar": msg`Approval barred: not independent`,
  "approval.reject": msg`Approval refused`,
  "approval.withdraw": msg`Request taken back`,
  "approval.execute": msg`Request carried out`,
  "approval.expire": msg`Request expired`,
};
