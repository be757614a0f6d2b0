import * as contract from "@tucano/contract/backoffice/access/integrations.ts";
import { type Area, callsOf } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { createApiKey, listApiKeys, revokeApiKey } from "./api-keys.ts";
import {
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  saveWebhook,
} from "./webhooks.ts";

export function integrationsArea(parts: Parts): Area {
  const call = callsOf(parts);
  return {
    routes: [
      call(contract.listApiKeys, listApiKeys),
      call(contract.createApiKey, createApiKey),
      call(contract.revokeApiKey, revokeApiKey),
      call(contract.listWebhooks, listWebhooks),
      call(contract.saveWebhook, saveWebhook),
      call(contract.rotateWebhookSecret, rotateWebhookSecret),
      call(contract.replayWebhook, replayWebhook),
      call(contract.listWebhookDeliveries, listWebhookDeliveries),
    ],
  };
}
