// Protects: no call of the back office is open: without an operator's session nobody gets in, and
// each call names the permission that it needs.
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerTestMember } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const officeCalls = () =>
  server.house.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ path }) => path.startsWith("/backoffice/"));

test("every call is an operator's, but for the steps of signing in", () => {
  const open = officeCalls().filter(({ access }) => access !== "operator");
  expect(open.map(({ path }) => path)).toEqual([
    "/backoffice/api/sign-in",
    "/backoffice/api/sign-in/code",
  ]);
});

test("without a session, with a player's token and from another site nobody gets in", async () => {
  const { token } = await registerTestMember(server);
  const calls = officeCalls().filter(({ access }) => access === "operator");
  expect(calls.length).toBeGreaterThan(14);
  for (const endpoint of calls) {
    expect((await server.send(endpoint, {})).status, endpoint.path).toBe(401);
    expect((await server.send(endpoint, {}, { token })).status, endpoint.path).toBe(401);
    const cookie = `tucano_operator=${"A".repeat(43)}`;
    const stranger = await server.send(endpoint, {}, { headers: { cookie } });
    expect(stranger.status, endpoint.path).toBe(401);
    if (endpoint.method !== "POST") continue;
    const headers = { cookie, origin: "https://evil.example" };
    const foreign = await server.send(endpoint, {}, { headers });
    expect(foreign.status, endpoint.path).toBe(403);
  }
});
