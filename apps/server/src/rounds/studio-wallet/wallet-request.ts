/** Reading what a studio sent, strictly: anything ambiguous is refused and stored nowhere. */
import * as z from "zod/mini";
import type { StudioStatus } from "@tucano/contract/studios/studio-wallet.ts";
import { parseStrictJson } from "../../platform/http/requests/strict-json.ts";

export type Parsed<Request> =
  | { readonly request: Request; readonly status: null }
  | {
      readonly request: null;
      readonly status: Extract<StudioStatus, "RS_ERROR_WRONG_SYNTAX" | "RS_ERROR_WRONG_TYPES">;
      /** Echoed when it could be read. */
      readonly requestUuid: string | null;
    };

export function parseRequest<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string,
): Parsed<z.output<Schema>> {
  let values: unknown;
  try {
    values = parseStrictJson(text);
  } catch {
    return { request: null, status: "RS_ERROR_WRONG_SYNTAX", requestUuid: null };
  }
  const result = z.safeParse(schema, values);
  if (result.success) return { request: result.data, status: null };
  const isSyntax = result.error.issues.some((issue) => isStructural(issue, values));
  return {
    request: null,
    status: isSyntax ? "RS_ERROR_WRONG_SYNTAX" : "RS_ERROR_WRONG_TYPES",
    requestUuid: requestUuidOf(values),
  };
}

/** Not an object, a field missing, or a field that is not of this protocol. */
function isStructural(issue: z.core.$ZodIssue, values: unknown): boolean {
  if (issue.path.length === 0) return true;
  const [name] = issue.path;
  return issue.path.length === 1 && !Object.hasOwn(values as object, name as PropertyKey);
}

function requestUuidOf(values: unknown): string | null {
  if (typeof values !== "object" || values === null) return null;
  const found = (values as Record<string, unknown>)["request_uuid"];
  return typeof found === "string" && found.length <= 64 ? found : null;
}
