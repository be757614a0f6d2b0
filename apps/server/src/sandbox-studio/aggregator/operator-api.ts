/** The aggregator's side over HTTP: signed by the operator, over the bytes as they came. */
import { createPublicKey, verify } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HUB88_SIGNATURE_HEADER } from "@tucano/contract/studios/studio-wallet.ts";
import * as z from "zod/mini";
import { fetchText } from "../../platform/http/outgoing.ts";
import { NotSo, operatorCalls } from "./operator-calls.ts";
import { OPERATOR_ID, OPERATOR_PREFIX, type Studio } from "./studio.ts";

const BODY_LIMIT_BYTES = 64 * 1_024;
const KEYS_BYTES_MAX = 64 * 1_024;
const TIMEOUT_MS = 5_000;
/** Where it is the operator that must not be answered. */
const SILENCE_MS = 30_000;

export function operatorApi(app: FastifyInstance, studio: Studio): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  for (const [path, call] of Object.entries(operatorCalls)) {
    const url = `${OPERATOR_PREFIX}/${path}`;
    app.post(url, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      if (studio.isOn("silence")) return silence(reply);
      if (studio.isOn("errors")) return reply.code(500).send({ error: "as it was asked to" });
      try {
        const answer = JSON.stringify(await call(studio, await readSigned(studio, request)));
        const text = studio.isOn("half-answers") ? answer.slice(0, answer.length / 2) : answer;
        return await reply.type("application/json").send(text);
      } catch (error) {
        if (!(error instanceof NotSo)) throw error;
        return reply.code(error.status).send({ error: error.message });
      }
    });
  }
}

async function silence(reply: FastifyReply): Promise<FastifyReply> {
  reply.hijack();
  setTimeout(() => reply.raw.destroy(), SILENCE_MS).unref();
  return reply;
}

async function readSigned(studio: Studio, request: FastifyRequest): Promise<unknown> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const signature = request.headers[HUB88_SIGNATURE_HEADER];
  const keys = await operatorKeys(studio);
  const isSigned = (key: string) =>
    verify("RSA-SHA256", body, createPublicKey(key), Buffer.from(String(signature), "base64"));
  if (!keys.some(isSigned)) throw new NotSo(401, "invalid signature");
  const fields = parse(body);
  const operator = z.object({ operator_id: z.unknown() }).safeParse(fields);
  if (!operator.success) throw new NotSo(400, "not an object");
  if (operator.data.operator_id !== OPERATOR_ID) throw new NotSo(403, "not this operator's");
  return fields;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new NotSo(400, "not JSON");
  }
}

/** As the command that makes it a partner calls it; a house that does not know it shows its own. */
const OWN_CODE = "sandbox";

const keyList = z.object({ keys: z.array(z.object({ public_key: z.string() })) });

/** Read each time: they may be replaced at any moment, and a sandbox has the time. */
async function operatorKeys(studio: Studio): Promise<readonly string[]> {
  const { text } = await fetchText(`${studio.houseUrl()}/wallet/v1/keys/${OWN_CODE}`, {
    method: "GET",
    timeoutMs: TIMEOUT_MS,
    bytesMax: KEYS_BYTES_MAX,
  });
  return keyList.parse(JSON.parse(text)).keys.map(({ public_key }) => public_key);
}
