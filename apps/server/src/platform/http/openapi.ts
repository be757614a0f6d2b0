/**
 * The OpenAPI 3.1 document, made from the endpoints that the server mounts: every call with its
 * fields and their units, the errors it can answer with their texts, and an example of each side.
 */
import * as z from "zod/mini";
import project from "../../../../../package.json" with { type: "json" };
import { commonErrors } from "@tucano/contract/errors/common.ts";
import { type ErrorCode, errors, statusOf } from "@tucano/contract/errors/index.ts";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import { roundEvent } from "@tucano/contract/events/round-events.ts";
import { LIVE_PATH, liveMessage, liveRequest } from "@tucano/contract/player/site/live.ts";
import { actionWish, betWish, choiceWish } from "@tucano/contract/player/games/wishes.ts";
import { type Forms, forms } from "@tucano/game-math/games/forms.ts";
import { describeFields, type Json } from "./reference/fields.ts";
import { sampleOf } from "./reference/samples.ts";
import { simplify } from "./reference/simplify.ts";

function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const json = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
    override: nameForms,
  });
  const { $schema: _omitted, ...rest } = json as Json;
  describeFields(rest);
  return simplify(rest, io);
}

/** A call that takes any game's form names them all; each is among the schemas once. */
const formsOf = new Map<unknown, readonly [prefix: string, Forms]>([
  [choiceWish, ["Choice", forms.choice]],
  [actionWish, ["Action", forms.action]],
  [betWish, ["Bet", forms.bet]],
]);

function nameForms({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: object }): void {
  if (zodSchema === roundEvent) Object.assign(jsonSchema, { title: "RoundEvent" });
  const [prefix, byGame] = formsOf.get(zodSchema) ?? [];
  if (prefix === undefined || byGame === undefined) return;
  const references = [...byGame.keys()].map((code) => ({
    $ref: `#/components/schemas/${prefix}.${code}`,
  }));
  Object.assign(jsonSchema, { title: prefix, anyOf: references });
}

function formSchemas(): Json {
  const all = [...formsOf.values()].flatMap(([prefix, byGame]) =>
    [...byGame].map(([code, schema]) => [`${prefix}.${code}`, schemaOf(schema, "input")]),
  );
  return Object.fromEntries(all) as Json;
}

const failure: Json = {
  type: "object",
  required: ["code", "status", "message", "data", "error", "request_id"],
  properties: {
    code: { type: "integer", description: "Equals the HTTP status." },
    status: { type: "string", const: "fail" },
    message: { type: "string", description: "In the language asked for." },
    data: { description: "What helps to go on, where there is something; else null." },
    error: { type: "string", description: "Stable code, such as cashier.amount_below_minimum." },
    fields: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "Each invalid field, with what is wrong with it.",
    },
    request_id: { type: "string", format: "uuid", description: "To quote to customer service." },
    force_offline: {
      type: "boolean",
      const: true,
      description: "The session was ended elsewhere.",
    },
  },
};

const common = Object.keys(commonErrors) as (keyof typeof commonErrors)[];

/** A 401's message is the same in every language, as clients compare it. */
const textOf = (code: ErrorCode): string =>
  statusOf(code) === 401 ? "Unauthenticated." : errors[code][1];

function failureExample(code: ErrorCode): Json {
  return {
    summary: textOf(code),
    value: {
      code: statusOf(code),
      status: "fail",
      message: textOf(code),
      data: null,
      error: code,
      request_id: "0198f0c2-5d1e-7c3a-9b7d-5a2f7a1b9c3d",
    },
  };
}

function failureResponse(codes: readonly ErrorCode[]): Json {
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]);
  return {
    description: codes.map((code) => `\`${code}\`: ${textOf(code)}`).join("\n\n"),
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Failure" },
        examples: Object.fromEntries(examples) as Json,
      },
    },
  };
}

function codesByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const status = statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

/** What any call may answer is in the document once. */
const commonResponse = (status: number): string => `Common${status}`;

/** The bytes of a file, by its type. */
function fileContent(types: readonly string[]): Json {
  const schema = { type: "string", format: "binary" };
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

/** Programs that are made from the document have a name for it: of a list, for what is in it. */
function titled(operationId: string, part: "Request" | "Answer" | "Data", schema: Json): Json {
  const words = [...operationId.split("_"), part];
  const title = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join("");
  const items = schema["type"] === "array" ? (schema["items"] as Json) : undefined;
  if (items?.["type"] === "object") return { ...schema, items: { title, ...items } };
  return schema["type"] === "object" ? { title, ...schema } : schema;
}

function successOf(endpoint: Endpoint, operationId: string): Json {
  if (endpoint.answer !== undefined) {
    return { description: "The file.", content: fileContent(endpoint.answer.types) };
  }
  const data = titled(operationId, "Data", schemaOf(endpoint.output, "output"));
  const success = titled(operationId, "Answer", {
    type: "object",
    required: ["code", "status", "message", "data"],
    properties: {
      code: { type: "integer", const: 200 },
      status: { type: "string", const: "success" },
      message: { type: "string", description: "In the language asked for." },
      data,
    },
  });
  const example = { code: 200, status: "success", message: "Success", data: sampleOf(data) };
  return {
    description: "Done.",
    content: { "application/json": { schema: success, example } },
  };
}

function responsesOf(endpoint: Endpoint, operationId: string): Json {
  const own = new Set<ErrorCode>(endpoint.errors);
  const failures = [...codesByStatus([...own, ...common])]
    .toSorted(([a], [b]) => a - b)
    .map(([status, codes]) => [
      String(status),
      codes.some((code) => !(code in commonErrors))
        ? failureResponse(codes)
        : { $ref: `#/components/responses/${commonResponse(status)}` },
    ]);
  return {
    200: successOf(endpoint, operationId),
    ...(Object.fromEntries(failures) as Json),
  };
}

function parametersOf(endpoint: Endpoint, input: Json): Json[] {
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
  if (endpoint.method !== "GET" && endpoint.body === undefined) return shared;
  const { properties = {}, required = [] } = input as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const [example = {}] = examplesOf(endpoint, input) as Json[];
  const own = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
    ...(description === undefined ? {} : { description }),
    ...(name in example ? { example: example[name] } : {}),
  }));
  return [...own, ...shared.filter(({ name }) => !(name in properties))];
}

/** The contract's own, else one with whatever is required. */
export function examplesOf(endpoint: Endpoint, input: Json): readonly unknown[] {
  if (endpoint.examples !== undefined && endpoint.examples.length > 0) return endpoint.examples;
  const required = (input["required"] as string[] | undefined) ?? [];
  const properties = (input["properties"] as Record<string, Json> | undefined) ?? {};
  const chosen = required.map((name) => [name, properties[name] ?? {}] as const);
  return [Object.fromEntries(chosen.map(([name, schema]) => [name, sampleOf(schema, name)]))];
}

function bodyOf(endpoint: Endpoint, input: Json, operationId: string): Json {
  if (endpoint.body !== undefined) {
    const { types, maxBytes } = endpoint.body;
    const limit = `One file of at most ${maxBytes} bytes, as it is.`;
    return { requestBody: { description: limit, required: true, content: fileContent(types) } };
  }
  const examples = examplesOf(endpoint, input).map((value, index) => [
    `example${index + 1}`,
    { value },
  ]);
  const schema = titled(operationId, "Request", input);
  return {
    requestBody: {
      required: ((input["required"] as string[] | undefined) ?? []).length > 0,
      content: {
        "application/json": { schema, examples: Object.fromEntries(examples) as Json },
      },
    },
  };
}

function securityOf({ access, takesPlayToken, takesKey }: Endpoint): Json[] {
  // Without a token a game is opened as a demo.
  if (takesPlayToken === true) return [{ play: [] }, {}];
  if (takesKey === true) return [{ key: [] }];
  return { open: [], member: [{ member: [] }], operator: [{ operator: [] }] }[access];
}

/** No two calls share one: an address that takes two methods names them. */
function operationIdOf({ path, method }: Endpoint, endpoints: readonly Endpoint[]): string {
  const name = path.replace(/^\//, "").replaceAll(/[^\w]+/g, "_");
  const isAlone = endpoints.filter((one) => one.path === path).length === 1;
  return isAlone ? name : `${name}_${method.toLowerCase()}`;
}

function operationOf(endpoint: Endpoint, operationId: string): Json {
  const input = schemaOf(endpoint.input, "input");
  return {
    operationId,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, input),
    responses: responsesOf(endpoint, operationId),
    ...(endpoint.method === "POST" ? bodyOf(endpoint, input, operationId) : {}),
  };
}

const description = [
  "Money is a decimal string in BRL with two places; a request may also use a JSON number.",
  "Times are ISO 8601 with offset; days and ranges are counted in America/Sao_Paulo.",
  "POST fields come in a JSON body or in the query; `lang`, `site` and `domain` anywhere.",
  "Lists: `page` counts from 1, `limit` is at most 100; 0 is read as 1, more than 100 as 100.",
  "`member_id` never selects somebody else: another member's is answered 403.",
].join(" ");

/** OpenAPI has no WebSocket calls: the messages are among the schemas. */
const livePath: Json = {
  get: {
    operationId: "api_live",
    tags: ["live"],
    summary: "WebSocket: a member's balance, orders and notices, and winners, as they happen",
    description:
      "Upgrade to WebSocket, then send a hello (`LiveRequest`) within five seconds: the token " +
      "stands there, never in the address. What comes back is `LiveMessage`.",
    security: [],
    parameters: [],
    responses: {
      101: { description: "Switching to WebSocket." },
      403: { $ref: `#/components/responses/${commonResponse(403)}` },
      426: failureResponse(["live.websocket_expected"]),
      429: failureResponse(["common.too_many_requests", "live.too_many_connections"]),
    },
  },
};

function componentsOf(endpoints: readonly Endpoint[]): Json {
  const codes = new Set<ErrorCode>([
    ...common,
    "live.websocket_expected",
    "live.too_many_connections",
    ...endpoints.flatMap(({ errors }) => errors),
  ]);
  const shared = [...codesByStatus(common)].map(([status, some]) => [
    commonResponse(status),
    failureResponse(some),
  ]);
  return {
    schemas: {
      Failure: failure,
      LiveRequest: schemaOf(liveRequest, "input"),
      LiveMessage: schemaOf(liveMessage, "output"),
      ...formSchemas(),
    },
    responses: Object.fromEntries(shared) as Json,
    examples: Object.fromEntries([...codes].map((code) => [code, failureExample(code)])) as Json,
    securitySchemes: {
      play: { type: "http", scheme: "bearer", description: "The token of a launched game." },
      member: { type: "http", scheme: "bearer", description: "Of /api/auth/login2." },
      key: { type: "http", scheme: "bearer", description: "A tool's key, made at the desk." },
      operator: { type: "apiKey", in: "cookie", name: "tucano_operator" },
    },
  };
}

export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const operationId = operationIdOf(endpoint, endpoints);
    const operation = { [endpoint.method.toLowerCase()]: operationOf(endpoint, operationId) };
    paths[endpoint.path] = { ...paths[endpoint.path], ...operation };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tucano",
      version: project.version,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
      description,
    },
    servers: [{ url: "/" }],
    paths: { ...paths, [LIVE_PATH]: livePath },
    components: componentsOf(endpoints),
  };
}
