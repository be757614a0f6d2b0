/** Every call that the contract knows, with inputs that are right as far as anybody can guess. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Permission } from "@tucano/contract/backoffice/access/permissions.ts";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import { examplesFor, inputSchemaOf } from "../../../apps/server/src/testing/people/callers.ts";
import { defaultRoles } from "../../../apps/server/src/backoffice/core/roles.ts";
import { root } from "../../lib/root.ts";
import type { Heard, Message, Visitor } from "./visitor.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" &&
  value !== null &&
  "path" in value &&
  "access" in value &&
  "errors" in value;

let known: Promise<readonly Endpoint[]> | null = null;

/** But those of the sandbox bank, which is another company. */
export function allCalls(): Promise<readonly Endpoint[]> {
  known ??= readContract();
  return known;
}

async function readContract(): Promise<readonly Endpoint[]> {
  const folder = join(root, "packages/contract/src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const modules: readonly Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(join(folder, file))),
  );
  const found = new Map<string, Endpoint>();
  for (const value of modules.flatMap((module) => Object.values(module))) {
    if (isEndpoint(value)) found.set(`${value.method} ${value.path}`, value);
  }
  return [...found.values()].filter(({ path }) => !path.startsWith("/sandbox/"));
}

export const exampleOf = (endpoint: Endpoint): Record<string, unknown> => ({
  ...examplesFor(endpoint)[0],
});

/** The names of all fields of a call. */
export function fieldsOf(endpoint: Endpoint): string[] {
  const { properties = {} } = inputSchemaOf(endpoint) as { properties?: object };
  return Object.keys(properties);
}

/** Sends whatever it is as this call takes it: in the query, the body, or beside a file. */
export function send(
  visitor: Visitor,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  message: Message = {},
): Promise<Heard> {
  if (endpoint.method === "GET") return visitor.send(`${endpoint.path}?${asQuery(input)}`, message);
  if (endpoint.body !== undefined) {
    const [type = "image/png"] = endpoint.body.types;
    return visitor.post(`${endpoint.path}?${asQuery(input)}`, TINY, {
      ...message,
      headers: { "content-type": type, ...message.headers },
    });
  }
  return visitor.post(endpoint.path, input, message);
}

function asQuery(input: Readonly<Record<string, unknown>>): URLSearchParams {
  const pairs = Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]);
  return new URLSearchParams(pairs);
}

/** One transparent point. */
const TINY = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Calls that end the caller's own session, or leave the caller another person. */
export const isFarewell = ({ path }: Endpoint): boolean =>
  /logout|sign-out|exclusion|time-out|sessions\/(revoke|end)$|backoffice\/api\/password$/.test(
    path,
  );

/** Of a role as the product brings it. */
export function permits(role: string, endpoint: Endpoint): boolean {
  const { permission } = endpoint;
  if (permission === "signed_in") return true;
  const found = defaultRoles.find((one) => one.role === role);
  return found?.permissions.includes(permission as Permission) ?? false;
}
