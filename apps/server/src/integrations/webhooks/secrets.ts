/** Secrets of addresses, sealed where they are stored. */
import { inTransaction } from "../../platform/database/transaction.ts";
import { renewAll } from "../../platform/secrets/renew-all.ts";
import { createSecretBox, type SecretBox } from "../../platform/secrets/secret-box.ts";
import type { IntegrationsDeps } from "../types.ts";
import { listWebhooksAfter, resealWebhook, type WebhookRow } from "./webhook-repository.ts";
import { toSecret } from "./policy.ts";

export const WEBHOOKS_KEY = "integrations-webhooks";
const SECRET_BYTES = 32;
/** As long as a receiver may go on with the former one. */
export const ROTATION_MS = 24 * 3_600_000;

type Sealing = Pick<IntegrationsDeps, "secrets" | "random">;

const boxOf = ({ secrets, random }: Sealing): SecretBox =>
  createSecretBox({ keys: secrets.keys(WEBHOOKS_KEY), random });

export function newSecret(deps: Sealing) {
  const secret = toSecret(deps.random.bytes(SECRET_BYTES));
  return { secret, sealed: boxOf(deps).seal(secret) };
}

/** Both of them, while one is replaced by the other. */
export function secretsOf(
  deps: Sealing,
  { secret, formerSecret, formerUntil }: WebhookRow,
  now: Date,
): readonly string[] {
  const box = boxOf(deps);
  const isBoth = formerSecret !== null && formerUntil !== null && formerUntil > now;
  return [secret, ...(isBoth ? [formerSecret] : [])].map((sealed) => box.open(sealed));
}

/** When the key has been replaced. Harmless when run twice. */
export function sealWebhookSecrets(deps: Sealing & Pick<IntegrationsDeps, "db">): Promise<number> {
  const { db } = deps;
  const box = boxOf(deps);
  return renewAll({
    read: (after: WebhookRow | null, limit) => listWebhooksAfter(db, after?.webhookId ?? 0, limit),
    renew: ({ secret, formerSecret }) => {
      const renewed = box.sealAnew(secret, "");
      const former = formerSecret === null ? null : box.sealAnew(formerSecret, "");
      if (renewed === null && former === null) return null;
      return { secret: renewed ?? secret, formerSecret: former ?? formerSecret };
    },
    write: (changes) =>
      inTransaction(db, async (tx) => {
        for (const { row, value } of changes) await resealWebhook(tx, row, value);
      }),
  });
}
