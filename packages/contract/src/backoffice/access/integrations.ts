/** What operators set up for other programs: keys of tools, and addresses that events go to. */
import * as z from "zod/mini";
import { eventTypes, keyScopes } from "../../integrations/events.ts";
import { about, count, id, instant } from "../../schemas.ts";
import { officeCall } from "../office-call.ts";
import { keysetInput, keysetPage, reason } from "../shapes.ts";

const apiKey = z.object({
  key_id: z.int(),
  name: z.string(),
  beginning: about(z.string(), "How the key begins, by which keys are told apart."),
  scopes: z.array(z.enum(keyScopes)),
  affiliate_id: about(z.nullable(z.int()), "Whose figures it reads."),
  created_by: z.string(),
  created_at: instant,
  expires_at: z.nullable(instant),
  revoked_at: z.nullable(instant),
  last_used_at: about(z.nullable(instant), "To the minute."),
});

export const listApiKeys = officeCall({
  method: "GET",
  path: "/backoffice/api/integrations/keys",
  permission: "integrations.read",
  summary: "Keys of operators' tools, those that are good first",
  input: z.object({}),
  output: z.object({ list: z.array(apiKey) }),
});

export const createApiKey = officeCall({
  method: "POST",
  path: "/backoffice/api/integrations/keys/create",
  permission: "integrations.manage",
  summary: "Makes a key for a tool; it is shown in this answer and never again",
  input: z.object({
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
    scopes: z.array(z.enum(keyScopes)).check(z.minLength(1), z.maxLength(keyScopes.length)),
    affiliate_id: about(z.optional(id), "With affiliates.read: whose figures."),
    days: about(
      z.nullable(z.int().check(z.minimum(1), z.maximum(3650))),
      "How long it is good; null: until it is revoked.",
    ),
    reason,
  }),
  output: z.object({ key: z.string(), details: apiKey }),
  errors: ["backoffice.key_affiliate"],
  examples: [{ name: "CRM", scopes: ["events.read"], days: 365, reason: "New tool" }],
});

export const revokeApiKey = officeCall({
  method: "POST",
  path: "/backoffice/api/integrations/keys/revoke",
  permission: "integrations.manage",
  summary: "Revokes a key: the next call with it is refused",
  input: z.object({ key_id: id, reason }),
  output: apiKey,
  errors: ["backoffice.integration_not_found"],
  examples: [{ key_id: 999_999_999, reason: "Not used any more" }],
});

const webhook = z.object({
  webhook_id: z.int(),
  url: z.string(),
  types: z.array(z.string()),
  is_enabled: z.boolean(),
  position: about(z.string(), "Events up to this place have become deliveries."),
  failures: about(z.int(), "Failed attempts in a row."),
  open_until: about(z.nullable(instant), "It failed too often: nothing is sent until then."),
  gone_at: about(z.nullable(instant), "It answered 410, and was switched off."),
  former_until: about(z.nullable(instant), "Until then the former secret signs as well."),
  created_by: z.string(),
  created_at: instant,
});

const secretOnce = about(z.nullable(z.string()), "Shown in this answer and never again.");

export const listWebhooks = officeCall({
  method: "GET",
  path: "/backoffice/api/integrations/webhooks",
  permission: "integrations.read",
  summary: "Addresses that events are sent to",
  input: z.object({}),
  output: z.object({ list: z.array(webhook) }),
});

export const saveWebhook = officeCall({
  method: "POST",
  path: "/backoffice/api/integrations/webhooks/save",
  permission: "integrations.manage",
  summary: "Adds an address that events are sent to, or changes one",
  input: z.object({
    webhook_id: about(z.optional(id), "Left out: a new one."),
    url: z.string().check(z.trim(), z.minLength(8), z.maxLength(500)),
    types: z.array(z.enum(eventTypes)).check(z.minLength(1), z.maxLength(eventTypes.length)),
    is_enabled: z.boolean(),
    reason,
  }),
  output: z.object({ details: webhook, secret: secretOnce }),
  errors: ["backoffice.integration_not_found", "backoffice.webhook_address"],
  examples: [
    {
      url: "https://crm.example.com/hooks",
      types: ["exclusion.started.v1"],
      is_enabled: false,
      reason: "New tool",
    },
  ],
});

export const rotateWebhookSecret = officeCall({
  method: "POST",
  path: "/backoffice/api/integrations/webhooks/rotate",
  permission: "integrations.manage",
  summary: "Gives an address a new secret; for a day the former one signs as well",
  input: z.object({ webhook_id: id, reason }),
  output: z.object({ details: webhook, secret: z.string() }),
  errors: ["backoffice.integration_not_found"],
  examples: [{ webhook_id: 999_999_999, reason: "Every half year" }],
});

export const replayWebhook = officeCall({
  method: "POST",
  path: "/backoffice/api/integrations/webhooks/replay",
  permission: "integrations.manage",
  summary: "Sends all events after a place once more, under the same ids",
  input: z.object({
    webhook_id: id,
    after: about(z.string().check(z.trim(), z.regex(/^\d{1,20}$/)), "A `sequence`."),
    reason,
  }),
  output: z.object({ details: webhook, deliveries: z.int() }),
  errors: ["backoffice.integration_not_found"],
  examples: [{ webhook_id: 999_999_999, after: "0", reason: "The tool lost its data" }],
});

export const listWebhookDeliveries = officeCall({
  method: "GET",
  path: "/backoffice/api/integrations/webhooks/deliveries",
  permission: "integrations.read",
  summary: "What became of the events for an address, the latest first",
  input: z.object({ webhook_id: count, ...keysetInput }),
  output: keysetPage(
    z.object({
      sequence: z.string(),
      id: z.string(),
      type: z.string(),
      state: z.enum(["waiting", "delivered", "failed", "withheld"]),
      attempts: z.int(),
      next_at: z.nullable(instant),
      status: about(z.nullable(z.int()), "HTTP status of the last attempt."),
      problem: about(z.nullable(z.string()), "Why there was none."),
      updated_at: instant,
    }),
  ),
  examples: [{ webhook_id: 1 }],
});

export const integrationsAuditActions = [
  "api_key.create",
  "api_key.revoke",
  "webhook.save",
  "webhook.rotate",
  "webhook.replay",
] as const;
