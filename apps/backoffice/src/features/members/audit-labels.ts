/** The words for this area's acts in the audit log. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { membersAuditActions } from "@tucano/contract/backoffice/members.ts";

export const membersAuditLabels: Record<(typeof membersAuditActions)[number], MessageDescriptor> = {
  "member.read": msg`Player looked at`,
  "member.freeze": msg`Player frozen`,
  "member.unfreeze": msg`Player unfrozen`,
  "member.reveal": msg`Personal data shown`,
  "member.adjust": msg`Money moved by hand`,
};
