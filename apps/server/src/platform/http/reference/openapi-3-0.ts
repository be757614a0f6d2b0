/**
 * The document as OpenAPI 3.0. What generates clients of other languages mostly reads no later
 * one, and knows null as `nullable`, a fixed value as an `enum` of one, no tuples, and unions
 * badly: one of several objects is told as one with whatever may be in it. Schemas that have a
 * title become components, so that what is generated has names, and they stay.
 */
import type { Json } from "./fields.ts";

type Schemas = Record<string, Json>;

const DRAFT_ONLY = new Set(["const", "propertyNames", "prefixItems", "title"]);
/** Keywords whose value is a schema, or a list of them. */
const ONE = new Set(["items", "additionalProperties"]);
const LISTS = new Set(["anyOf", "oneOf", "allOf"]);

export function asOpenApi30(document: Json): Json {
  const { info, components, ...rest } = document as { info: Json; components: Json };
  const { schemas, ...others } = components as { schemas: Schemas };
  const named: Schemas = {};
  for (const [name, schema] of Object.entries(schemas)) plain({ ...schema, title: name }, named);
  const plainRest = withPlainSchemas(rest, named) as Json;
  const plainOthers = withPlainSchemas(others, named) as Json;
  const license = { name: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" };
  return {
    ...plainRest,
    openapi: "3.0.3",
    info: { ...info, license },
    components: { ...plainOthers, schemas: named },
  };
}

/** Outside of the components, schemas stand under `schema`: of parameters and of contents. */
function withPlainSchemas(part: unknown, named: Schemas): unknown {
  if (Array.isArray(part)) return part.map((one) => withPlainSchemas(one, named));
  if (part === null || typeof part !== "object") return part;
  const entries = Object.entries(part).map(([name, value]) => [
    name,
    name === "schema" ? plain(value as Json, named) : withPlainSchemas(value, named),
  ]);
  return Object.fromEntries(entries);
}

function plain(schema: Json, named: Schemas): Json {
  const kept = Object.entries(schema).filter(
    ([name, value]) => !DRAFT_ONLY.has(name) && !(name === "default" && value === null),
  );
  const entries = kept.map(([name, value]) => [name, plainPart(name, value, named)]);
  const made = withoutUnion(withoutNull(fixed(Object.fromEntries(entries) as Json, schema)));
  const { title } = schema;
  if (typeof title !== "string") return made;
  named[title] = made;
  return { $ref: `#/components/schemas/${title}` };
}

function plainPart(name: string, value: unknown, named: Schemas): unknown {
  if (name === "properties") {
    const properties = Object.entries(value as Schemas);
    return Object.fromEntries(properties.map(([key, one]) => [key, plain(one, named)]));
  }
  if (LISTS.has(name)) return (value as Json[]).map((one) => plain(one, named));
  return ONE.has(name) && typeof value === "object" ? plain(value as Json, named) : value;
}

function fixed(made: Json, { const: value, prefixItems }: Json): Json {
  if (value !== undefined) return { ...made, enum: [value] };
  return prefixItems === undefined ? made : { ...made, items: {} };
}

const isNull = ({ type, nullable }: Json): boolean => type === undefined && nullable === true;

function withoutNull(schema: Json): Json {
  const types = [schema["type"] ?? []].flat();
  const [type] = types.filter((one) => one !== "null");
  if (types.includes("null")) {
    const { type: _omitted, ...rest } = schema;
    return { ...rest, ...(type === undefined ? {} : { type }), nullable: true };
  }
  const { anyOf, ...rest } = schema as { anyOf?: Json[] };
  if (anyOf === undefined || !anyOf.some(isNull)) return schema;
  const others = anyOf.filter((one) => !isNull(one));
  const [only = {}] = others;
  if (others.length > 1) return { ...rest, anyOf: others, nullable: true };
  if ("$ref" in only) return { ...rest, allOf: [only], nullable: true };
  return { ...only, ...rest, nullable: true };
}

function withoutUnion({ anyOf, oneOf, ...schema }: Json): Json {
  const options = [anyOf ?? oneOf ?? []].flat() as Json[];
  if (options.length === 0) return schema;
  if (options.every(({ properties }) => properties !== undefined)) {
    return { ...merged(options), ...schema };
  }
  // Forms of games are objects that have names; whatever else there is stays open.
  return options.every(({ $ref }) => $ref !== undefined) ? { type: "object", ...schema } : schema;
}

/** What is not in all of them is optional, and what differs between them is anything. */
function merged(options: readonly Json[]): Json {
  const properties: Schemas = {};
  for (const option of options) {
    for (const [name, schema] of Object.entries(option["properties"] as Schemas)) {
      const known = properties[name];
      properties[name] = known === undefined ? schema : both(known, schema);
    }
  }
  const required = options
    .map((option) => (option["required"] ?? []) as string[])
    .reduce((common, names) => common.filter((name) => names.includes(name)));
  return { type: "object", properties, ...(required.length === 0 ? {} : { required }) };
}

function both(one: Json, other: Json): Json {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  const values = [one["enum"], other["enum"]];
  if (values.every(Array.isArray)) return { ...one, enum: [...new Set(values.flat())] };
  const { description } = one;
  return description === undefined ? {} : { description };
}
