/** The words for this area's acts in the audit log. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { integrationsAuditActions } from "@tucano/contract/backoffice/access/integrations.ts";

export const integrationsAuditLabels: Record<
  (typeof integrationsAuditActions)[number],
  MessageDescriptor
> = {
  "api_key.create": msg`Key for a tool made`,
  "api_key.revoke": msg`Key for a tool revoked`,
  "webhook.save": msg`Address for events saved`,
  "webhook.rotate": msg`Secret of an address for events replaced`,
  "webhook.replay": msg`Events sent once more`,
};
