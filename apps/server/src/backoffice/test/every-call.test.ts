// Protects: no call of the back office is open: without an operator's session nobody gets in, and
// with one each role gets exactly what it holds, asked directly over HTTP.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approve } from "@tucano/contract/backoffice/approvals.ts";
import { listRoles, saveRole } from "@tucano/contract/backoffice/staff.ts";
import type { DataOf, Endpoint } from "@tucano/contract/endpoint.ts";
import { examplesOf } from "../../platform/http/openapi.ts";
import { inputSchemaOf } from "../../testing/callers.ts";
import { signInOperator, type TestOperator } from "../../testing/operator.ts";
import { registerTestMember } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { defaultRoles } from "../core/roles.ts";
import { hire } from "./staff-bench.ts";

let server: TestServer;
let administrator: TestOperator;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
});
afterAll(() => server.close());

const officeCalls = (): Endpoint[] =>
  server.house.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ path }) => path.startsWith("/backoffice/"));

const guarded = () => officeCalls().filter(({ access }) => access === "operator");

const exampleOf = (endpoint: Endpoint) => examplesOf(endpoint, inputSchemaOf(endpoint))[0];

test("every call is an operator's, but for the steps of signing in", () => {
  const open = officeCalls().filter(({ access }) => access !== "operator");
  expect(open.map(({ path }) => path).toSorted()).toEqual([
    "/backoffice/api/invitation",
    "/backoffice/api/invitation/accept",
    "/backoffice/api/sign-in",
    "/backoffice/api/sign-in/code",
    "/backoffice/api/sign-in/passkey",
    "/backoffice/api/sign-in/passkey/options",
  ]);
});

test("a session is enough for one's own account and the frame alone", () => {
  const unguarded = guarded().filter(({ permission }) => permission === "signed_in");
  expect(unguarded.map(({ path }) => path).toSorted()).toEqual([
    "/backoffice/api/find",
    "/backoffice/api/games/stops",
    "/backoffice/api/passkeys",
    "/backoffice/api/passkeys/options",
    "/backoffice/api/passkeys/register",
    "/backoffice/api/passkeys/remove",
    "/backoffice/api/password",
    "/backoffice/api/session",
    "/backoffice/api/sessions",
    "/backoffice/api/sessions/end",
    "/backoffice/api/settings",
    "/backoffice/api/settings",
    "/backoffice/api/sign-out",
  ]);
});

test("without a session, with a player's token and from another site nobody gets in", async () => {
  const { token } = await registerTestMember(server);
  expect(guarded().length).toBeGreaterThan(30);
  for (const endpoint of guarded()) {
    const example = exampleOf(endpoint);
    expect((await server.send(endpoint, example)).status, endpoint.path).toBe(401);
    expect((await server.send(endpoint, example, { token })).status, endpoint.path).toBe(401);
    const cookie = `tucano_operator=${"A".repeat(43)}`;
    const stranger = await server.send(endpoint, example, { headers: { cookie } });
    expect(stranger.status, endpoint.path).toBe(401);
    if (endpoint.method !== "POST") continue;
    const headers = { ...administrator.headers, origin: "https://evil.example" };
    const foreign = await server.send(endpoint, example, { headers });
    expect(foreign.status, endpoint.path).toBe(403);
  }
});

describe("every call with every role", () => {
  test.each(defaultRoles.map(({ role, permissions }) => [role, permissions] as const))(
    "%s gets what it holds and nothing else",
    async (role, held) => {
      const { headers } = await hire(server, { role });
      const wrong: string[] = [];
      for (const endpoint of guarded()) {
        // These end the very session that asks.
        if (endpoint.path === "/backoffice/api/sign-out") continue;
        const { permission } = endpoint;
        const isAllowed =
          permission === "signed_in" || held.some((granted) => granted === permission);
        const answer = await server.send(endpoint, exampleOf(endpoint), { headers });
        const isRefused = answer.body.error === "backoffice.not_permitted";
        if (isRefused === isAllowed || answer.status === 401) {
          wrong.push(`${endpoint.method} ${endpoint.path}: ${answer.status}`);
        }
        if (!isAllowed) expect(answer.status, endpoint.path).toBe(403);
        // An example that is no valid input is refused before anybody asks who it comes from.
        expect(answer.body.error, endpoint.path).not.toBe("common.invalid_input");
        expect(answer.status, endpoint.path).toBeLessThan(500);
      }
      expect(wrong).toEqual([]);
    },
  );

  test("a role that holds nothing gets nothing but its own account", async () => {
    const other = await hire(server, { role: "administrator" });
    const input = { role: "guest", name: "Guest", permissions: [], reason: "Shows around" };
    const asked = await server.call(saveRole, input, administrator);
    const { approval_id } = asked.body.data.approval;
    await server.call(approve, { approval_id }, other);
    const guest = await hire(server, { role: "guest" });
    for (const endpoint of guarded()) {
      if (endpoint.permission === "signed_in") continue;
      const answer = await server.send(endpoint, exampleOf(endpoint), guest);
      expect([endpoint.path, answer.status]).toEqual([endpoint.path, 403]);
    }
  });

  test("the administrator is refused nothing", async () => {
    for (const endpoint of guarded()) {
      if (endpoint.path === "/backoffice/api/sign-out") continue;
      const answer = await server.send(endpoint, exampleOf(endpoint), administrator);
      expect(answer.body.error, endpoint.path).not.toBe("backoffice.not_permitted");
      expect(answer.status, endpoint.path).not.toBe(401);
      expect(answer.status, endpoint.path).toBeLessThan(500);
    }
  });
});

test("the roles that the product brings are in the database", async () => {
  const { body } = await server.call(listRoles, {}, administrator);
  const { list } = body.data as DataOf<typeof listRoles>;
  const stored = new Map(list.map((one) => [one.role, one.permissions]));
  for (const { role, permissions } of defaultRoles) {
    expect(stored.get(role)?.toSorted(), role).toEqual([...permissions].toSorted());
  }
  expect(list[0]).toMatchObject({ role: "administrator", is_administrator: true });
});
