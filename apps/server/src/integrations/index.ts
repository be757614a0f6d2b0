/**
 * The door of what goes out: one ordered stream of events of the house, the keys with which
 * operators' tools read it, and the addresses that it is sent to.
 */
import { factsLagSeconds } from "../platform/facts/facts-repository.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { createNatsBroker, NATS } from "./broker/nats.ts";
import { placeLagSeconds } from "./broker/place-repository.ts";
import { integrationsJobs } from "./jobs.ts";
import { listKeys } from "./keys/key-repository.ts";
import { createKey, requireKey, revokeKey } from "./keys/keys.ts";
import { integrationsCalls } from "./stream/calls.ts";
import { createFollower } from "./stream/follow.ts";
import { hoursReader } from "./stream/hours-repository.ts";
import { writeStream } from "./stream/write-stream.ts";
import type { IntegrationsDeps } from "./types.ts";
import { deliveryLags, listDeliveries } from "./webhooks/delivery-repository.ts";
import { createDeliverySender } from "./webhooks/send-deliveries.ts";
import { WEBHOOKS_KEY } from "./webhooks/secrets.ts";
import { listWebhooks } from "./webhooks/webhook-repository.ts";
import { replay, rotateSecret, saveWebhook } from "./webhooks/webhooks.ts";

export type { KeyRow } from "./keys/key-repository.ts";
export { cursorOf } from "./policy.ts";
export type { DeliveryRow } from "./webhooks/delivery-repository.ts";
export { createFollower } from "./stream/follow.ts";
export { sealWebhookSecrets } from "./webhooks/secrets.ts";
export {
  type Address,
  createSender,
  type Lease,
  type Outcome,
  type Sender,
} from "./webhooks/sender.ts";
export { requireAddress } from "./webhooks/webhooks.ts";
export type { WebhookRow } from "./webhooks/webhook-repository.ts";

export const integrationsReaders = [hoursReader] as const;

export type Integrations = ReturnType<typeof createApi>;

export function createIntegrations(deps: IntegrationsDeps): Room<Integrations> {
  measure(deps);
  // Made at the first start like the others, so that a folder which is copied has it.
  deps.secrets.keys(WEBHOOKS_KEY);
  return {
    api: createApi(deps),
    routes: integrationsCalls(deps),
    jobs: integrationsJobs(deps),
  };
}

function createApi(deps: IntegrationsDeps) {
  const sender = createDeliverySender(deps);
  const work = async () => {
    await writeStream(deps);
    await sender.step();
  };
  const follower = createFollower(deps, work);
  const { natsUrl } = deps.config;
  const broker = natsUrl === null ? null : createNatsBroker(deps, natsUrl);
  // By itself: while the broker is away, webhooks go out.
  const brokerFollower = createFollower(deps, async () => broker?.step());
  return {
    ...boundTo(deps, {
      /** The key itself is in this answer and nowhere else. */
      createKey,
      /** Whose key it is that a call came with. Throws common.unauthenticated. */
      requireKey,
      /** Null: there is none, or it was revoked before. From its commit on it opens nothing. */
      revokeKey,
      /** Null: there is none of this number. Throws backoffice.webhook_address. */
      saveWebhook,
      /** Null: there is none. For a day the former secret signs as well. */
      rotateSecret,
      /** Sends everything after a place once more. Null: there is no such address. */
      replay,
    }),
    ...boundTo(deps.db, {
      listKeys,
      listWebhooks,
      /** The latest first. */
      listDeliveries,
    }),
    /** Adds to the stream what has been committed, and sends what is due. */
    workNow: async () => {
      await work();
      await sender.settled();
      await broker
        ?.step()
        .catch((error: unknown) => deps.logger.warn({ err: error }, "NATS does not answer."));
    },
    /** Does so again and again, in a process that works in the background. */
    start: () => {
      follower.start();
      if (broker !== null) brokerFollower.start();
    },
    stop: async () => {
      await Promise.all([follower.stop(), brokerFollower.stop()]);
      await sender.settled();
      await broker?.close();
    },
  };
}

function measure({ db, clock, config, metrics }: IntegrationsDeps): void {
  metrics.gauge({
    name: "tucano_integrations_broker_lag_seconds",
    help: "For how long the next event for the message broker has waited; 0 without a broker.",
    read: async () => (config.natsUrl === null ? 0 : placeLagSeconds(db, NATS)),
  });
  metrics.gauge({
    name: "tucano_integrations_facts_lag_seconds",
    help: "For how long the oldest fact that is not an event of the stream yet has waited.",
    read: () => factsLagSeconds(db),
  });
  metrics.gauges({
    name: "tucano_integrations_delivery_lag_seconds",
    help: "For how long the next event for a webhook's address has waited.",
    label: "webhook",
    read: () => deliveryLags(db, clock.now()),
  });
}
