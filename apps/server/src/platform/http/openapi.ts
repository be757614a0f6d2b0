/** The OpenAPI 3.1 document, made from the endpoints that the server mounts. */
import * as z from "zod/mini";
import { commonErrors } from "@tucano/contract/errors/common.ts";
import { errorStatus } from "@tucano/contract/errors/index.ts";
import type { Endpoint } from "@tucano/contract/endpoint.ts";

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const json = z.toJSONSchema(schema, { io, target: "draft-2020-12", unrepresentable: "any" });
  const { $schema: _omitted, ...rest } = json as Json;
  return rest;
}

const failure: Json = {
  type: "object",
  required: ["code", "status", "message", "data", "error", "request_id"],
  properties: {
    code: { type: "integer", description: "Equals the HTTP status." },
    status: { const: "fail" },
    message: { type: "string", description: "In the language asked for." },
    data: {},
    error: { type: "string", description: "Stable code, such as cashier.amount_below_minimum." },
    fields: { type: "object", additionalProperties: { type: "string" } },
    request_id: { type: "string", format: "uuid" },
    force_offline: { const: true, description: "The session was ended elsewhere." },
  },
};

function responsesOf(endpoint: Endpoint): Json {
  const success = {
    type: "object",
    required: ["code", "status", "message", "data"],
    properties: {
      code: { const: 200 },
      status: { const: "success" },
      message: { type: "string" },
      data: schemaOf(endpoint.output, "output"),
    },
  };
  const byStatus = new Map<number, string[]>();
  const common = Object.keys(commonErrors) as (keyof typeof commonErrors)[];
  for (const code of [...endpoint.errors, ...common]) {
    const status = errorStatus[code];
    byStatus.set(status, [...new Set([...(byStatus.get(status) ?? []), code])]);
  }
  const failures = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, codes]) => [
      String(status),
      {
        description: codes.join(", "),
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Failure" },
          },
        },
      },
    ]);
  return {
    200: { description: "Done.", content: { "application/json": { schema: success } } },
    ...(Object.fromEntries(failures) as Json),
  };
}

function parametersOf(endpoint: Endpoint): Json[] {
  const lang = {
    name: "lang",
    in: "query",
    schema: { type: "string" },
    description: "Language of messages: pt, en, cn, ch, vi, id, th, tr, msa.",
  };
  const key = {
    name: "Idempotency-Key",
    in: "header",
    schema: { type: "string", maxLength: 200 },
    description: "The same key and content get the same answer; other content is refused.",
  };
  const shared = endpoint.idempotent === true ? [lang, key] : [lang];
  if (endpoint.method !== "GET") return shared;
  const { properties = {}, required = [] } = schemaOf(endpoint.input, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const own = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
  return [...own, ...shared.filter(({ name }) => !(name in properties))];
}

function operationOf(endpoint: Endpoint): Json {
  const body = {
    requestBody: {
      content: {
        "application/json": {
          schema: schemaOf(endpoint.input, "input"),
          ...(endpoint.examples === undefined
            ? {}
            : {
                examples: Object.fromEntries(
                  endpoint.examples.map((value, index) => [`example${index + 1}`, { value }]),
                ),
              }),
        },
      },
    },
  };
  const security = { open: [], member: [{ member: [] }], operator: [{ operator: [] }] };
  return {
    operationId: endpoint.path.replace(/^\//, "").replaceAll(/[^\w]+/g, "_"),
    tags: [endpoint.tag],
    summary: endpoint.summary,
    // Without a token a game is opened as a demo.
    security: endpoint.takesPlayToken === true ? [{ play: [] }, {}] : security[endpoint.access],
    parameters: parametersOf(endpoint),
    responses: responsesOf(endpoint),
    ...(endpoint.method === "POST" ? body : {}),
  };
}

const description = [
  "Money is a decimal string in BRL with two places; a request may also use a JSON number.",
  "Times are ISO 8601 with offset; days and ranges are counted in America/Sao_Paulo.",
  "POST fields come in a JSON body or in the query; `lang`, `site` and `domain` anywhere.",
  "Lists: `page` counts from 1, `limit` is at most 100; 0 is read as 1, more than 100 as 100.",
  "`member_id` never selects somebody else: another member's is answered 403.",
].join(" ");

export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const operation = { [endpoint.method.toLowerCase()]: operationOf(endpoint) };
    paths[endpoint.path] = { ...paths[endpoint.path], ...operation };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tucano",
      version: "0.1.0",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
      description,
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        play: { type: "http", scheme: "bearer", description: "The token of a launched game." },
        member: { type: "http", scheme: "bearer" },
        operator: { type: "apiKey", in: "cookie", name: "tucano_operator" },
      },
    },
  };
}
