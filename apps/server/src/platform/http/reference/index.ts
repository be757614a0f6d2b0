/** The API's description for programs (/api/openapi.json) and for people (/api/docs). */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import { openApiDocument } from "../openapi.ts";
import { encodingFor, pack } from "../pack.ts";
import { referencePage } from "./page.ts";

interface Served {
  readonly url: string;
  readonly type: string;
  readonly write: () => string;
}

const file = (name: string): string => readFileSync(path.join(import.meta.dirname, name), "utf8");

/** Nothing of it changes while the server runs: written and packed once, when it is first read. */
export function referencePages(endpoints: readonly Endpoint[]): FastifyPluginAsync {
  return async (app) => {
    const document = once(() => openApiDocument(endpoints));
    const pages: readonly Served[] = [
      {
        url: "/api/openapi.json",
        type: "application/json; charset=utf-8",
        write: () => JSON.stringify(document()),
      },
      {
        url: "/api/docs",
        type: "text/html; charset=utf-8",
        write: () => referencePage(document()),
      },
      { url: "/api/docs/page.css", type: "text/css; charset=utf-8", write: () => file("page.css") },
      {
        url: "/api/docs/page.js",
        type: "text/javascript; charset=utf-8",
        write: () => file("page.mjs"),
      },
    ];
    for (const page of pages) serve(app, page);
  };
}

function serve(app: FastifyInstance, { url, type, write }: Served): void {
  const text = once(write);
  const packed = new Map<string, Promise<Buffer>>();
  app.get(url, async (request, reply) => {
    const encoding = encodingFor(request.headers["accept-encoding"]);
    void reply.type(type).header("cache-control", "no-cache").header("vary", "accept-encoding");
    if (encoding === null) return reply.send(text());
    const known = packed.get(encoding) ?? pack(text(), encoding);
    packed.set(encoding, known);
    return reply.header("content-encoding", encoding).send(await known);
  });
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
