import type { FastifyReply, FastifyRequest } from "fastify";
import { isKnownTo, type KeptAnswer } from "./kept-answers.ts";
import { encodingFor } from "./pack.ts";

/** A kept answer is compressed only once, so even short ones are worth it. */
const PACKED_FROM_BYTES = 1024;

/** Sends a kept answer. Clients may keep it too, and ask each time whether it has changed. */
export async function answerKept(
  kept: KeptAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  shared: Readonly<Record<string, string>>,
): Promise<void> {
  const { etag, bytes } = kept;
  const vary = "accept-encoding, authorization";
  const headers = { ...shared, "cache-control": "no-cache", etag, vary };
  if (isKnownTo(request.headers["if-none-match"], etag)) {
    reply.raw.writeHead(304, headers);
    reply.hijack();
    reply.raw.end();
    return;
  }
  const isLong = bytes.length >= PACKED_FROM_BYTES;
  const encoding = isLong ? encodingFor(request.headers["accept-encoding"]) : null;
  const body = encoding === null ? bytes : await kept.packed(encoding);
  reply.raw.writeHead(200, {
    ...headers,
    "content-length": body.length,
    ...(encoding === null ? {} : { "content-encoding": encoding }),
  });
  reply.hijack();
  reply.raw.end(body);
}
