/** From a raw request to the input that an endpoint's schema describes, or a helpful refusal. */
import * as z from "zod/mini";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { DomainError, type FieldProblem } from "../../errors.ts";

type Values = Record<string, unknown>;

/** Query and body together. Ambiguity is refused: a repeated key, or two different values. */
export function collectInput(method: string, query: unknown, body: unknown): Values {
  const fromQuery = singleValues(query);
  if (method === "GET" || body === undefined || body === null) return fromQuery;
  if (typeof body !== "object" || Array.isArray(body)) {
    throw new DomainError("common.malformed_request");
  }
  for (const [key, value] of Object.entries(fromQuery)) {
    const other = (body as Values)[key];
    if (other !== undefined && textOf(other) !== value) {
      throw new DomainError("common.malformed_request", {
        fields: { [key]: { code: "field.given_twice" } },
      });
    }
  }
  return { ...fromQuery, ...(body as Values) };
}

/** A plain value as a query would write it; anything else is equal to no query value. */
function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}

function singleValues(query: unknown): Values {
  const values: Values = {};
  for (const [key, value] of Object.entries((query ?? {}) as Values)) {
    if (typeof value !== "string") {
      throw new DomainError("common.malformed_request", {
        fields: { [key]: { code: "field.given_twice" } },
      });
    }
    values[key] = value;
  }
  return values;
}

/** A member's id in a payload never selects somebody else. */
export function refuseForeignMember(values: Values, memberId: MemberId): void {
  const claimed = values["member_id"];
  if (claimed === undefined || claimed === null || claimed === "") return;
  if (textOf(claimed) !== String(memberId)) throw new DomainError("common.forbidden");
}

/** Text that no database can store: a NUL, or half of a surrogate pair. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed();
  if (value === null || typeof value !== "object") return false;
  return Object.values(value).some(isUnstorable);
}

function refuseUnstorableText(values: Values): void {
  const found = Object.keys(values).filter((name) => isUnstorable(values[name]));
  if (found.length === 0) return;
  const fields = Object.fromEntries(
    found.map((name) => [name, { code: "field.invalid" } as const]),
  );
  throw new DomainError("common.invalid_input", { fields });
}

export function parseInput(endpoint: Endpoint, values: Values): unknown {
  refuseUnstorableText(values);
  const result = z.safeParse(endpoint.input, values);
  if (result.success) return result.data;
  const fields: Record<string, FieldProblem> = {};
  for (const issue of result.error.issues) {
    const name = issue.path.length === 0 ? "body" : issue.path.join(".");
    fields[name] ??= describe(issue, values);
  }
  throw new DomainError("common.invalid_input", { fields });
}

function describe(issue: z.core.$ZodIssue, values: Values): FieldProblem {
  if (issue.path.length === 1 && values[String(issue.path[0])] === undefined) {
    return { code: "field.required" };
  }
  switch (issue.code) {
    case "custom":
      return { code: issue.message === "money" ? "field.money" : "field.invalid" };
    case "too_small":
      return {
        code: issue.origin === "string" ? "field.too_short" : "field.too_small",
        params: { min: Number(issue.minimum) },
      };
    case "too_big":
      return {
        code: issue.origin === "string" ? "field.too_long" : "field.too_big",
        params: { max: Number(issue.maximum) },
      };
    case "invalid_union":
      return { code: issue.errors.flat().some(isMoney) ? "field.money" : "field.invalid" };
    case "invalid_value":
      return describeChoice(issue.values);
    case "invalid_type":
      return { code: "field.wrong_type" };
    default:
      return { code: "field.invalid" };
  }
}

/** The allowed values are named if they fit on a line. */
const CHOICES_MAX = 16;

function describeChoice(values: readonly unknown[]): FieldProblem {
  const isList = values.length > 1 && values.length <= CHOICES_MAX;
  if (!isList) return { code: "field.invalid" };
  return { code: "field.one_of", params: { choices: values.map(String).join(", ") } };
}

function isMoney(issue: z.core.$ZodIssue): boolean {
  return issue.code === "custom" && issue.message === "money";
}
