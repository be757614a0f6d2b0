/** Writes a success. Without the framework: it has nothing to add, and no path is hotter. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Soon, soon } from "../../memory/soon.ts";
import { encodingFor, pack } from "./pack.ts";

/** Shorter answers cost more to compress than to send. */
const PACKED_FROM_CHARACTERS = 4 * 1024;
const none = {};

interface AnswerHeaders {
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: string[] | null;
}

/** Written when it returns, unless it has to be packed first. */
export function answerText(
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, setCookies }: AnswerHeaders,
): Soon<void> {
  const isLong = text.length >= PACKED_FROM_CHARACTERS;
  const encoding = isLong ? encodingFor(request.headers["accept-encoding"]) : null;
  return soon<string | Buffer, void>(encoding === null ? text : pack(text, encoding), (body) => {
    reply.raw.writeHead(200, {
      ...headers,
      "content-length": Buffer.byteLength(body),
      ...(setCookies === null ? none : { "set-cookie": setCookies }),
      ...(isLong ? { vary: "accept-encoding" } : none),
      ...(encoding === null ? none : { "content-encoding": encoding }),
    });
    reply.hijack();
    reply.raw.end(body);
  });
}
