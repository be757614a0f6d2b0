// Protects: a demo member is made by one command, whoever asks; it plays with play money, and no
// real money ever comes to it or leaves it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import { makeDemoMember } from "@tucano/contract/backoffice/members/member-acts.ts";
import { adjustMember } from "@tucano/contract/backoffice/members/members.ts";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import { listOnlinePaymentMethods, openDeposit } from "@tucano/contract/player/money/cashier.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { login, me } from "@tucano/contract/player/account/members.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { demoTestMember } from "../../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";
import { type Hired, hire } from "../../test/staff-bench.ts";

let server: TestServer;
let support: Hired;
let finance: Hired;
beforeAll(async () => {
  server = await startTestServer();
  support = await hire(server, { role: "support" });
  finance = await hire(server, { role: "finance" });
});
afterAll(() => server.close());

const reason = "For the fair";

test("the back office makes one, who signs in and is shown as a demo; the log knows it", async () => {
  const input = { account: "feira", password: "uma senha boa", reason };
  const made = await server.call(makeDemoMember, input, support);
  const { member_id } = made.body.data;
  const { body } = await server.call(login, { account: "feira", password: "uma senha boa" });
  const user = await server.call(me, {}, { token: body.data.access_token });
  expect(user.body.data).toMatchObject({ id: member_id, is_demo: true });
  const administrator = await hire(server, { role: "administrator" });
  const log = await server.call(listAudit, { subject: `member:${member_id}` }, administrator);
  expect(log.body.data.list).toMatchObject([{ action: "member.make_demo", reason }]);
  const again = await server.call(makeDemoMember, input, support);
  expect([again.status, again.body.error]).toEqual([422, "members.invalid_registration"]);
  const bad = { account: "1", password: "x", reason };
  const refused = await server.call(makeDemoMember, bad, support);
  expect(Object.keys(refused.body.fields ?? {}).toSorted()).toEqual(["account", "password"]);
  const bare = await server.call(makeDemoMember, { ...input, reason: "" }, support);
  expect(bare.body.error).toBe("backoffice.reason_required");
});

test("it plays with play money, and neither pays in, nor is given money, nor plays for real", async () => {
  const { memberId, token } = await demoTestMember(server);
  const games = (await server.call(listGames, { type: "slots" })).body.data.list;
  const game_id = games[0].id;
  const tried = await server.call(launch, { game_id, mode: "demo" }, { token });
  expect(tried.status).toBe(200);
  const real = await server.call(launch, { game_id, mode: "real" }, { token });
  expect([real.status, real.body.error]).toEqual([403, "rounds.real_play_refused"]);
  const methods = (await server.call(listOnlinePaymentMethods, {}, { token })).body.data;
  const paying = { money: "100.00", payment_id: methods[0]?.id ?? 1 };
  const deposit = await server.call(openDeposit, paying, { token });
  expect([deposit.status, deposit.body.error]).toEqual([403, "cashier.demo_account"]);
  const money = { member_id: memberId, direction: "give", amount: "10.00", reason } as const;
  const asked = await server.call(adjustMember, money, support);
  const approval_id = asked.body.data?.approval?.approval_id ?? 0;
  await server.call(approvals.approve, { approval_id }, finance);
  expect(await server.rooms.ledger.readWallet(memberId)).toMatchObject({ access: "demo", cash: 0 });
});
