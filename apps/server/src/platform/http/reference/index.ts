/**
 * The API's description for programs (/api/openapi.json) and for people (/api/docs): the calls of
 * players for everybody, those of the back office and between servers for insiders.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import { openApiDocument } from "../openapi.ts";
import { asOpenApi30 } from "./openapi-3-0.ts";
import { type Encoding, encodingFor, pack } from "../answers/pack.ts";
import { referencePage } from "./page.ts";

interface Served {
  readonly url: string;
  readonly type: string;
  readonly write: (audience: Audience) => string;
}

type Audience = "everybody" | "insiders";

const file = (name: string): string => readFileSync(path.join(import.meta.dirname, name), "utf8");

/** The back office's calls are only for those who run the installation. */
const isForEverybody = ({ path: address }: Endpoint): boolean =>
  !address.startsWith("/backoffice/");

/** Nothing of it changes while the server runs: written and packed once, when it is first read. */
export function referencePages(
  endpoints: readonly Endpoint[],
  isInsider: (request: FastifyRequest) => boolean,
): FastifyPluginAsync {
  return async (app) => {
    const whole = once(() => openApiDocument(endpoints));
    const open = once(() => openApiDocument(endpoints.filter(isForEverybody)));
    const document = (audience: Audience) => (audience === "insiders" ? whole() : open());
    const pages: readonly Served[] = [
      {
        url: "/api/openapi.json",
        type: "application/json; charset=utf-8",
        write: (audience) => JSON.stringify(document(audience)),
      },
      {
        url: "/api/openapi-3.0.json",
        type: "application/json; charset=utf-8",
        write: (audience) => JSON.stringify(asOpenApi30(document(audience))),
      },
      {
        url: "/api/docs",
        type: "text/html; charset=utf-8",
        write: (audience) => referencePage(document(audience)),
      },
      { url: "/api/docs/page.css", type: "text/css; charset=utf-8", write: () => file("page.css") },
      {
        url: "/api/docs/page.js",
        type: "text/javascript; charset=utf-8",
        write: () => file("page.mjs"),
      },
    ];
    for (const page of pages) serve(app, page, isInsider);
  };
}

function serve(
  app: FastifyInstance,
  { url, type, write }: Served,
  isInsider: (request: FastifyRequest) => boolean,
): void {
  const kept = {
    everybody: keep(() => write("everybody")),
    insiders: keep(() => write("insiders")),
  };
  app.get(url, async (request, reply) => {
    const encoding = encodingFor(request.headers["accept-encoding"]);
    void reply
      .type(type)
      .header("cache-control", "private, no-cache")
      .header("vary", "accept-encoding, authorization");
    if (encoding !== null) void reply.header("content-encoding", encoding);
    return reply.send(await kept[isInsider(request) ? "insiders" : "everybody"](encoding));
  });
}

/** Its bytes in each encoding, made when they are first wanted. */
function keep(write: () => string): (encoding: Encoding | null) => Promise<Buffer> {
  const text = once(write);
  const plain = once(() => Promise.resolve(Buffer.from(text())));
  const packed = { br: once(() => pack(text(), "br")), gzip: once(() => pack(text(), "gzip")) };
  return (encoding) => (encoding === null ? plain() : packed[encoding]());
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
