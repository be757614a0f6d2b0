/**
 * The PSP's notifications: POST /psp/pix/<secret>/pix. The secret in the path, given to the PSP
 * when the webhook is registered, says who speaks; a real deployment adds mutual TLS in front. What
 * is said is stored and answered at once, and believed only after the PSP has been asked.
 */
import type { FastifyPluginAsync } from "fastify";
import * as z from "zod/mini";
import { inTransaction } from "../../platform/database/transaction.ts";
import { isSameSecret } from "../../platform/secrets/same-secret.ts";
import { SETTLE_RECEIPT_JOB } from "../job-names.ts";
import * as receipts from "./receipt-repository.ts";
import type { CashierDeps } from "../types.ts";

export const WEBHOOK_PREFIX = "/psp/pix";
const BODY_LIMIT = 1_000_000;

const notification = z.object({ pix: z.array(z.unknown()).check(z.maxLength(1_000)) });
/** Only the id matters; `devolucoes` may be an array or an object. */
const entry = z.object({ endToEndId: z.string().check(z.regex(/^[a-zA-Z0-9]{1,64}$/)) });

/** One that nobody understands does not keep those beside it waiting. Null: it is all like that. */
function idsIn(body: unknown): readonly string[] | null {
  const { data } = z.safeParse(notification, body);
  if (data === undefined) return null;
  const ids = data.pix.flatMap((one) => z.safeParse(entry, one).data?.endToEndId ?? []);
  return ids.length === 0 && data.pix.length > 0 ? null : [...new Set(ids)];
}

export function createWebhook(deps: CashierDeps): FastifyPluginAsync {
  return async (app) => {
    app.post(
      `${WEBHOOK_PREFIX}/:secret/pix`,
      {
        bodyLimit: BODY_LIMIT,
        onRequest: async (request, reply) => {
          const { secret } = request.params as { secret: string };
          if (deps.webhookSecrets().some((own) => isSameSecret(secret, own))) return;
          await reply.code(401).send({ status: 401, title: "Unauthorized" });
        },
      },
      async (request, reply) => {
        const ids = idsIn(request.body);
        if (ids === null) return reply.code(400).send({ status: 400, title: "Bad request" });
        await rememberPayments(deps, ids);
        return reply.code(200).send({});
      },
    );
  };
}

/** Stores the payments and a job for each that still needs one, in one commit. */
export async function rememberPayments(
  deps: Pick<CashierDeps, "db" | "clock" | "jobs">,
  endToEndIds: readonly string[],
): Promise<string[]> {
  if (endToEndIds.length === 0) return [];
  return inTransaction(deps.db, async (tx) => {
    const open = await receipts.rememberReceipts(tx, endToEndIds, deps.clock.now());
    for (const endToEndId of open) {
      await deps.jobs.send(
        tx,
        SETTLE_RECEIPT_JOB,
        { endToEndId },
        {
          singletonKey: endToEndId,
          retryLimit: 8,
        },
      );
    }
    return open;
  });
}
