/** Sends events to webhooks. A receiver knows a repeated event by its `webhook-id`. */
import { toHouseEvent } from "../policy.ts";
import { sourceOf, withoutInvitations } from "../stream/read-stream.ts";
import type { IntegrationsDeps } from "../types.ts";
import type { Message } from "./attempt.ts";
import { type Due, fanOut, listDue, saveOutcome, takeDue } from "./delivery-repository.ts";
import { signatureOf } from "./policy.ts";
import { secretsOf } from "./secrets.ts";
import { createSender, type Sender } from "./sender.ts";
import { findWebhook, noteAnswered, noteFailure, type WebhookRow } from "./webhook-repository.ts";

export function createDeliverySender(deps: IntegrationsDeps): Sender {
  return createSender<WebhookRow, Due>(deps, {
    name: "webhooks",
    fanOut,
    listDue,
    takeDue,
    findAddress: findWebhook,
    mayTell: async (one) => (await withoutInvitations(deps, [one])).length > 0,
    messageOf: (webhook, one) => messageOf(deps, webhook, one),
    saveOutcome,
    noteAnswered,
    noteFailure,
  });
}

function messageOf(deps: IntegrationsDeps, webhook: WebhookRow, one: Due): Message {
  const now = deps.clock.now();
  const body = JSON.stringify(toHouseEvent(one, sourceOf(deps)));
  const timestamp = Math.floor(now.getTime() / 1_000);
  const secrets = secretsOf(deps, webhook, now);
  return {
    url: webhook.url,
    headers: {
      "content-type": "application/json",
      "user-agent": "Tucano-Webhooks/1",
      "webhook-id": one.id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signatureOf(secrets, { id: one.id, timestamp, body }),
    },
    body,
  };
}
