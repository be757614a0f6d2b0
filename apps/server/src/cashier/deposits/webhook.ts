/**
 * The banks' notifications: POST /psp/pix/<secret>/pix of the main one, of any other with its code
 * before the last step. The secret in the path, given to the bank when the webhook is registered,
 * says who speaks; a real deployment adds mutual TLS in front. What is said is stored and answered
 * at once, and believed only after that bank has been asked.
 */
import { createHmac } from "node:crypto";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import * as z from "zod/mini";
import { inTransaction } from "../../platform/database/transaction.ts";
import { isSameSecret } from "../../platform/secrets/same-secret.ts";
import { MAIN_BANK } from "../banks.ts";
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

/** Each bank has a secret of its own, so that none can speak for another. */
function secretsOf(deps: CashierDeps, psp: string): readonly string[] {
  const all = deps.webhookSecrets();
  if (psp === MAIN_BANK) return all;
  return all.map((one) => createHmac("sha256", one).update(`bank:${psp}`).digest("base64url"));
}

/** Where this bank is to notify us, but for the `/pix` that it adds itself. */
export function webhookPathOf(deps: CashierDeps, psp: string): string {
  const path = `${WEBHOOK_PREFIX}/${secretsOf(deps, psp)[0]}`;
  return psp === MAIN_BANK ? path : `${path}/${psp}`;
}

export function createWebhook(deps: CashierDeps): FastifyPluginAsync {
  return async (app) => {
    hear(app, deps, `${WEBHOOK_PREFIX}/:secret/pix`);
    hear(app, deps, `${WEBHOOK_PREFIX}/:secret/:psp/pix`);
  };
}

function hear(app: FastifyInstance, deps: CashierDeps, address: string): void {
  const named = (params: unknown) => {
    const { secret, psp = MAIN_BANK } = params as { secret: string; psp?: string };
    return { secret, psp };
  };
  app.post(
    address,
    {
      bodyLimit: BODY_LIMIT,
      onRequest: async (request, reply) => {
        const { secret, psp } = named(request.params);
        const isKnown = deps.banks.all.some(({ code }) => code === psp);
        if (isKnown && secretsOf(deps, psp).some((own) => isSameSecret(secret, own))) return;
        await reply.code(401).send({ status: 401, title: "Unauthorized" });
      },
    },
    async (request, reply) => {
      const endToEndIds = idsIn(request.body);
      if (endToEndIds === null) return reply.code(400).send({ status: 400, title: "Bad request" });
      await rememberPayments(deps, { psp: named(request.params).psp, endToEndIds });
      return reply.code(200).send({});
    },
  );
}

/** Stores the payments and a job for each that still needs one, in one commit. */
export async function rememberPayments(
  deps: Pick<CashierDeps, "db" | "clock" | "jobs">,
  told: { readonly psp: string; readonly endToEndIds: readonly string[] },
): Promise<string[]> {
  if (told.endToEndIds.length === 0) return [];
  return inTransaction(deps.db, async (tx) => {
    const open = await receipts.rememberReceipts(tx, told, deps.clock.now());
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
