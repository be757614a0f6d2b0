/** Holds answers against the contract; in tests and development, not in production. */
import * as z from "zod/mini";
import { dataOf } from "./answers/envelope.ts";

/** Only declared fields leave the server, and no others. */
export function assertDeclared(path: string, output: z.ZodMiniType, result: unknown): void {
  const data = dataOf(result);
  const parsed = z.safeParse(output, data);
  if (!parsed.success) {
    throw new Error(`${path} answers against its contract: ${z.prettifyError(parsed.error)}`);
  }
  if (JSON.stringify(sortKeys(parsed.data)) !== JSON.stringify(sortKeys(data))) {
    throw new Error(`${path} answers with a field that its contract does not declare.`);
  }
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value as Record<string, unknown>).filter(
    ([, one]) => one !== undefined,
  );
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sortKeys(one)]),
  );
}
