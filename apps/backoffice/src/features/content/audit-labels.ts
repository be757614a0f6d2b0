/** The words for this area's acts in the audit log, by the names of its contract. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { contentAuditActions } from "@tucano/contract/backoffice/site/content.ts";

export const contentAuditLabels: Record<(typeof contentAuditActions)[number], MessageDescriptor> = {
  "site.save": msg`Site saved`,
  "banner.save": msg`Banner saved`,
  "banner.remove": msg`Banner removed`,
  "banner.order": msg`Banners put in order`,
  "banner.image": msg`Picture sent for banners`,
  "page.draft": msg`Draft of a text kept`,
  "page.discard": msg`Draft thrown away`,
  "page.publish": msg`Text published`,
  "announcement.add": msg`Announced`,
  "announcement.end": msg`Announcement ended`,
  "notification.schedule": msg`Notification scheduled`,
  "notification.stop": msg`Notification stopped`,
  "message.ask": msg`Message to a segment asked for`,
  "message.send": msg`Message to a segment released`,
};
