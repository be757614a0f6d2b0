/** The words for this area's acts in the audit log. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { affiliatesAuditActions } from "@tucano/contract/backoffice/affiliates/affiliates.ts";

export const affiliatesAuditLabels: Record<
  (typeof affiliatesAuditActions)[number],
  MessageDescriptor
> = {
  "affiliate.save": msg`Affiliate saved`,
  "affiliate.link": msg`Link of an affiliate saved`,
  "affiliate.deal": msg`Deal with an affiliate set`,
  "affiliate.postback": msg`Postback of an affiliate saved`,
  "affiliate.qualify": msg`Amount for a player decided`,
  "affiliate.correct": msg`What an affiliate earned corrected`,
  "affiliate.approve": msg`Statement of an affiliate approved`,
  "affiliate.paid": msg`Statement of an affiliate paid`,
};
