/** The words for this area's acts in the audit log, by the names of its contract. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { promotionsAuditActions } from "@tucano/contract/backoffice/site/promotions.ts";

type Action = (typeof promotionsAuditActions)[number];

export const promotionsAuditLabels: Record<Action, MessageDescriptor> = {
  "promotion.set": msg`Numbers of a promotion set`,
  "promotion.text": msg`Text of a promotion changed`,
  "promotion.forfeit": msg`Reward forfeited`,
  "agency.release": msg`Commission released`,
  "agency.forfeit": msg`Commission forfeited`,
  "campaign.create": msg`Campaign asked for`,
  "campaign.start": msg`Campaign started`,
  "campaign.stop": msg`Campaign stopped`,
  "free_rounds.give": msg`Free rounds given`,
  "free_rounds.cancel": msg`Free rounds taken back`,
  "segment.save": msg`Segment saved`,
  "segment.retire": msg`Segment retired`,
  "race.save": msg`Draft of a race saved`,
  "race.publish": msg`Race published`,
  "race.cancel": msg`Race cancelled`,
  "race.disqualify": msg`Player taken out of a race`,
  "promo_code.open": msg`Promo code opened`,
  "promo_code.close": msg`Promo code closed`,
};
