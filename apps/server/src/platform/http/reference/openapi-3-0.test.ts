// Protects: what reads OpenAPI 3.0 only is told the same calls, in nothing but the words of 3.0.
import { expect, test } from "vitest";
import { asOpenApi30 } from "./openapi-3-0.ts";
import type { Json } from "./fields.ts";
import { simplify } from "./simplify.ts";

function asTold(schema: Json): Json {
  const document = asOpenApi30({
    openapi: "3.1.0",
    info: { title: "t", license: { identifier: "Apache-2.0" } },
    paths: {},
    components: { schemas: { Told: schema } },
  });
  const { schemas } = document["components"] as { schemas: Record<string, Json> };
  return schemas["Told"] ?? {};
}

test("null is nullable, in each of its forms", () => {
  expect(asTold({ type: ["string", "null"] })).toEqual({ type: "string", nullable: true });
  expect(asTold({ anyOf: [{ type: "integer" }, { type: "null" }], description: "d" })).toEqual({
    type: "integer",
    description: "d",
    nullable: true,
  });
  const reference = { $ref: "#/components/schemas/Other" };
  expect(asTold({ anyOf: [reference, { type: "null" }] })).toEqual({
    allOf: [reference],
    nullable: true,
  });
  expect(asTold({ type: "string", default: null })).toEqual({ type: "string" });
});

test("a fixed value is an enum of one, and a tuple a list of anything", () => {
  expect(asTold({ type: "string", const: "fail" })).toEqual({ type: "string", enum: ["fail"] });
  expect(asTold({ type: "array", prefixItems: [{ type: "string" }] })).toEqual({
    type: "array",
    items: {},
  });
});

test("fields that are called like keywords stay fields", () => {
  const properties = { const: { type: "string" }, title: { type: "string" } };
  expect(asTold({ type: "object", properties })).toEqual({ type: "object", properties });
});

test("one of several objects is one, with whatever may be in it", () => {
  const kind = (name: string) => ({ type: "string", const: name });
  const told = asTold({
    oneOf: [
      {
        type: "object",
        properties: { kind: kind("a"), n: { type: "integer" } },
        required: ["kind", "n"],
      },
      {
        type: "object",
        properties: { kind: kind("b"), n: { type: "string" } },
        required: ["kind"],
      },
    ],
  });
  expect(told).toEqual({
    type: "object",
    properties: { kind: { type: "string", enum: ["a", "b"] }, n: {} },
    required: ["kind"],
  });
});

test("a schema with a title is a component by that name", () => {
  const titled = { type: "object", title: "Row", properties: { id: { type: "integer" } } };
  expect(asTold({ type: "array", items: titled })).toEqual({
    type: "array",
    items: { $ref: "#/components/schemas/Row" },
  });
});

test("a request's number or amount has one form, an answer's stays what it is", () => {
  const digits = { type: "string", pattern: String.raw`^\d{1,9}$` };
  const id = { anyOf: [{ type: "integer", minimum: 0 }, digits], description: "d" };
  expect(simplify(id, "input")).toEqual({ type: "integer", minimum: 0, description: "d" });
  expect(simplify(id, "output")).toEqual(id);
  const money = { anyOf: [{ type: "string", maxLength: 20 }, { type: "number" }] };
  expect(simplify(money, "input")).toMatchObject({ type: "string" });
  const moment = { type: "string", format: "date-time", pattern: "^…$" };
  expect(simplify(moment, "output")).toEqual({ type: "string", format: "date-time" });
});
