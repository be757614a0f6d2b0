/** What a site shows and says. */

export const contentAuditActions = [
  "site.save",
  "banner.save",
  "banner.remove",
  "banner.order",
  "banner.image",
  "page.draft",
  "page.discard",
  "page.publish",
  "announcement.add",
  "announcement.end",
  "notification.schedule",
  "notification.stop",
  "message.ask",
  "message.send",
] as const;
