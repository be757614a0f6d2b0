/** The words for this area's acts in the audit log. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { supportAuditActions } from "@tucano/contract/backoffice/members/support.ts";

export const supportAuditLabels: Record<(typeof supportAuditActions)[number], MessageDescriptor> = {
  "chat.remove": msg`Chat line removed`,
  "ticket.answer": msg`Conversation answered`,
  "ticket.assign": msg`Conversation assigned`,
  "ticket.close": msg`Conversation closed`,
  "ticket.reopen": msg`Conversation opened again`,
  "ticket.note": msg`Internal note written`,
  "macro.save": msg`Ready answer saved`,
  "macro.retire": msg`Ready answer taken out of use`,
};
