// Protects: what the desks' calls say that they may refuse, they do refuse: without a reason, while
// a second person is asked, beyond a day's looks, and over days that are no range.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideQualification } from "@tucano/contract/backoffice/affiliates/affiliates.ts";
import { disqualifyRacer } from "@tucano/contract/backoffice/members/races.ts";
import * as compliance from "@tucano/contract/backoffice/members/compliance.ts";
import * as requests from "@tucano/contract/backoffice/members/data-requests.ts";
import { liftBarred } from "@tucano/contract/backoffice/members/identity.ts";
import {
  disableOperator,
  inviteOperator,
  removeRole,
} from "@tucano/contract/backoffice/access/staff.ts";
import { limitStakes } from "@tucano/contract/backoffice/games/games.ts";
import { setNumber } from "@tucano/contract/backoffice/site/market.ts";
import * as acts from "@tucano/contract/backoffice/members/member-acts.ts";
import { startExport } from "@tucano/contract/backoffice/payments/reports.ts";
import type { Endpoint } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { hire } from "./staff-bench.ts";

let server: TestServer;
let administrator: TestOperator;
let colleague: number;
let memberId: MemberId;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await signInOperator(server);
  colleague = (await hire(server, { role: "administrator" })).operatorId;
  memberId = (await registerTestMember(server)).memberId;
});
afterAll(() => server.close());

const reason = "checked by hand";

async function refusalOf(endpoint: Endpoint, input: object): Promise<string | undefined> {
  return (await server.send(endpoint, input, administrator)).body.error;
}

const acting: readonly (readonly [Endpoint, object])[] = [
  [acts.closeMember, {}],
  [acts.messageMember, { title: "A title", text: "Some words." }],
  [acts.forfeitMemberBonus, {}],
  [acts.forfeitMemberReward, { reward_id: "018f0000-0000-7000-8000-000000000000" }],
  [acts.grantMemberReward, { amount: "10.00", pocket: "cash", turnover_multiple: 1 }],
  [acts.resetSecondFactor, {}],
  [acts.sendPasswordLink, {}],
  [requests.openDataRequest, { kind: "erasure", text: "" }],
  [requests.decideDataRequest, { request_id: 1, to: "refused", answer: "" }],
  [requests.eraseMember, { request_id: 1 }],
  [compliance.excludeMember, { months: 6 }],
  [liftBarred, {}],
  [decideQualification, { affiliate_id: 1, is_earned: true }],
  [disqualifyRacer, { race_id: 1 }],
];

test.each(acting.map(([endpoint, input]) => [endpoint.path, endpoint, input] as const))(
  "%s asks for a reason",
  async (_path, endpoint, input) => {
    const error = await refusalOf(endpoint, { member_id: memberId, ...input, reason: "" });
    expect(error).toBe("backoffice.reason_required");
  },
);

describe("while a second person is asked, nobody asks again", () => {
  const asks: readonly (readonly [string, Endpoint, () => object])[] = [
    [
      "a reward by hand",
      acts.grantMemberReward,
      () => ({ member_id: memberId, amount: "10.00", pocket: "cash", turnover_multiple: 1 }),
    ],
    ["stake limits", limitStakes, () => ({ game_id: 1, min_bet: "1.00", max_bet: "50.00" })],
    ["a role that nobody has", removeRole, () => ({ role: "agents" })],
    ["the account of somebody who decides", disableOperator, () => ({ operator_id: colleague })],
    [
      "an invitation of somebody who is to decide",
      inviteOperator,
      () => ({ email: "chief@tucano.example", name: "Bia", role: "administrator" }),
    ],
  ];
  test.each(asks)("%s", async (_name, endpoint, input) => {
    const first = await server.send(endpoint, { ...input(), reason }, administrator);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(await refusalOf(endpoint, { ...input(), reason })).toBe("backoffice.approval_waiting");
  });

  test("numbers of the market", async () => {
    const value = { ...(await server.rooms.market.read("fourEyes")), payoutFromCentavos: 777_00 };
    const effectiveFrom = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    const wish = { key: "fourEyes", value, effective_from: effectiveFrom, reason };
    const first = await server.send(setNumber, wish, administrator);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(await refusalOf(setNumber, wish)).toBe("backoffice.approval_waiting");
  });
});

test.each([
  ["suspicions", compliance.exportCases, () => ({ reason })],
  ["a member", compliance.exportMember, () => ({ member_id: memberId, reason })],
] as const)("%s leave the house only so often in an hour", async (_name, endpoint, input) => {
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < 40 && codes.at(-1) !== "backoffice.too_many_reveals"; time += 1) {
    codes.push(await refusalOf(endpoint, input()));
  }
  expect(codes.at(-1)).toBe("backoffice.too_many_reveals");
});

test("a file over days that are no range is not begun", async () => {
  const wish = { kind: "report", format: "csv", by: "day", from: "2026-02-02", to: "2026-02-01" };
  expect(await refusalOf(startExport, wish)).toBe("backoffice.report_range");
});
