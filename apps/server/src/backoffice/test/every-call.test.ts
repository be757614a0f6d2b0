// Protects: no call of the back office is open: without an operator's session nobody gets in, and
// with one each role gets exactly what it holds, asked directly over HTTP.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import { listRoles, saveRole } from "@tucano/contract/backoffice/access/staff.ts";
import type { DataOf, Endpoint } from "@tucano/contract/endpoint.ts";
import { examplesOf } from "../../platform/http/openapi.ts";
import { inputSchemaOf } from "../../testing/people/callers.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { registerTestMember } from "../../testing/people/people.ts";
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
    "/backoffice/api/waiting",
  ]);
});

/**
 * What one person may do. A new call is either for two, or it is put here by somebody who has asked
 * what a thief would make of it: nothing of this gives money away or loosens a rule of the house.
 */
const forOne = {
  "one's own account": [
    "/passkeys/options",
    "/passkeys/register",
    "/passkeys/remove",
    "/password",
    "/sessions/end",
    "/settings",
    "/sign-out",
  ],
  // The other of the two; and taking back.
  deciding: ["/approvals/approve", "/approvals/reject", "/approvals/withdraw"],
  // Goes through the call for one order, which asks for a second person.
  "in a bundle": ["/withdrawals/decide-many"],
  stopping: [
    "/compliance/exclusions/add",
    "/content/announcements/end",
    "/content/notifications/stop",
    "/free-rounds/cancel",
    "/games/stop",
    "/studios/keys/retire",
    // It gives nobody anything; a leaked one has to go at once.
    "/studios/own-keys",
    "/studios/own-keys/retire",
    "/studios/switch",
    "/members/bonus/forfeit",
    "/members/close",
    "/members/freeze",
    "/members/rewards/forfeit",
    "/members/sessions/end",
    "/promotions/campaigns/stop",
    "/promotions/races/cancel",
    "/promotions/races/clone",
    "/promotions/races/save",
    "/promotions/codes/close",
    "/promotions/rewards/forfeit",
    "/staff/sessions/end",
    "/withdrawal-rules/stop",
  ],
  // As it was before somebody stopped it.
  resuming: ["/compliance/barred/lift", "/games/resume", "/members/unfreeze", "/rounds/retry"],
  // Money that is somebody's already goes to whose it is: the bank says who that is.
  "to its owner": ["/payments/assign", "/payments/refund"],
  // A game taken over is hidden, or keeps its limits if it is there; settling moves nothing.
  "a partner's lists": ["/partners/days/settle", "/partners/games/pull", "/partners/games/take"],
  // The link goes to the player's own mailbox, and a password is asked for still.
  "a way back in": ["/members/password-link", "/members/second-factor/reset"],
  looking: [
    "/books/check",
    "/compliance/cases/export",
    "/compliance/exclusions/find",
    "/compliance/requests/export",
    "/members/reveal",
    "/partners/days/run",
    "/payment-methods/preview",
    "/promotions/preview",
    "/publications/verify",
    "/promotions/segments/count",
    "/promotions/wheels/reckon",
    "/reconciliation/run",
    "/reports/exports/cancel",
    "/reports/exports/restart",
    "/reports/exports/start",
    "/withdrawal-rules/try",
    "/withdrawals/reveal",
  ],
  "working through": [
    "/compliance/barred/import",
    "/compliance/cases/act",
    "/compliance/cases/decide",
    "/compliance/data-requests/claim",
    "/compliance/data-requests/decide",
    "/compliance/data-requests/open",
    "/compliance/kyc/decide",
    "/compliance/kyc/open",
    "/members/notes/add",
    "/members/tags/put",
    "/members/tags/save",
    "/reconciliation/explain",
    "/withdrawals/claim",
    "/withdrawals/release",
  ],
  // Whom something may be for; what is given or sent to them is for two, who see the version.
  "naming an audience": ["/promotions/segments/retire", "/promotions/segments/save"],
  "words and pictures": [
    "/chat/remove",
    "/content/announcements/add",
    "/content/banners/image",
    "/content/banners/order",
    "/content/banners/remove",
    "/content/banners/save",
    // To one's own address.
    "/content/mailings/try",
    "/content/notifications/schedule",
    "/content/pages/discard",
    "/content/pages/draft",
    "/content/pages/publish",
    "/content/sites/save",
    "/games/edit",
    "/games/tile",
    "/macros/retire",
    "/macros/save",
    "/members/message",
    "/promotions/texts/save",
    "/tickets/answer",
    "/tickets/assign",
    "/tickets/attachments",
    "/tickets/close",
    "/tickets/note",
    "/tickets/reopen",
    "/videos/delete",
    "/videos/save",
  ],
  // Thin events, without names or documents; a key is revoked as fast as it is made.
  "telling programs": [
    "/integrations/keys/create",
    "/integrations/keys/revoke",
    "/integrations/webhooks/replay",
    "/integrations/webhooks/rotate",
    "/integrations/webhooks/save",
  ],
  // Nothing of it is paid before two have approved the month, and have seen the key.
  affiliates: [
    "/affiliates/links/save",
    "/affiliates/postbacks/save",
    "/affiliates/qualifications/decide",
    "/affiliates/save",
    "/affiliates/statements/paid",
  ],
  // With play money.
  showing: ["/members/demo"],
};

test("whatever changes something waits for a second person, or is known to need none", () => {
  const isForTwo = ({ output }: Endpoint) => {
    const { properties } = z.toJSONSchema(output, { unrepresentable: "any" });
    return properties !== undefined && "approval" in properties;
  };
  const alone = guarded()
    .filter((endpoint) => endpoint.method === "POST" && !isForTwo(endpoint))
    .map(({ path }) => path.replace("/backoffice/api", ""));
  expect(alone.toSorted()).toEqual(Object.values(forOne).flat().toSorted());
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
