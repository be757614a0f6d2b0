/** The words for this area's acts in the audit log. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { staffAuditActions } from "@tucano/contract/backoffice/access/staff.ts";

export const staffAuditLabels: Record<(typeof staffAuditActions)[number], MessageDescriptor> = {
  "staff.invite": msg`Invited`,
  "staff.disable": msg`Account closed`,
  "staff.enable": msg`Account opened again`,
  "staff.reset": msg`Access reset`,
  "staff.link": msg`One-time link made`,
  "staff.role": msg`Role changed`,
  "role.save": msg`Role saved`,
  "role.remove": msg`Role removed`,
  "session.end": msg`Session ended`,
};
