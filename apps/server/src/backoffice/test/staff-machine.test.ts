// Protects: an administrator who is locked out, or has nobody who could agree, is helped at the
// machine and nowhere else; the log says so and stays whole; whom the machine lets in is tied to
// nobody, so the house can decide again.
import { afterAll, beforeAll, expect, test } from "vitest";
import * as access from "@tucano/contract/backoffice/access/access.ts";
import * as approvals from "@tucano/contract/backoffice/access/approvals.ts";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as contract from "@tucano/contract/backoffice/access/staff.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { proveAudit, AUDIT_KEY } from "../index.ts";
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  codeOf,
  operatorCredentials,
  signInOperator,
  type TestOperator,
} from "../../testing/people/operator.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { enter, hire, tokenIn } from "./staff-bench.ts";

const { email: admin } = operatorCredentials;
let server: TestServer;
let alone: TestOperator;
beforeAll(async () => {
  server = await startTestServer();
  alone = await signInOperator(server);
});
afterAll(() => server.close());

const reason = "As agreed";

test("where finance alone could agree and may not, a second administrator comes by the machine", async () => {
  const { staff } = server.rooms.backoffice;
  const finance = await hire(server, { role: "finance" });
  const input = { email: "bia@tucano.example", name: "Bia", role: "administrator", reason };
  const asked = await server.call(contract.inviteOperator, input, alone);
  const { approval_id } = asked.body.data.approval;
  const stuck = await server.call(approvals.approve, { approval_id }, finance);
  expect([stuck.status, stuck.body.error]).toEqual([403, "backoffice.not_permitted"]);
  const second = "rui@tucano.example";
  const rui = await enter(
    server,
    second,
    await staff.invite({ email: second, role: "administrator" }),
  );
  const agreed = await server.call(approvals.approve, { approval_id }, rui);
  expect(agreed.body.data).toMatchObject({ state: "executed", ties: [{ tie: "address" }] });
});

test("who lost everything begins anew by a link from the machine, and nobody else has it", async () => {
  const { staff } = server.rooms.backoffice;
  const before = tokenIn(await staff.recover(admin));
  const link = await staff.link(admin);
  const gone = await server.call(access.readInvitation, { token: before });
  expect(gone.body.error).toBe("backoffice.invitation_invalid");
  expect((await server.call(access.readSession, {}, alone)).status).toBe(401);
  const again = await enter(server, admin, link);
  expect((await server.call(access.readSession, {}, again)).body.data).toMatchObject({
    email: admin,
    role: "administrator",
  });
  const code = await codeOf(server, alone.secret);
  const { body } = await server.call(access.signIn, { email: admin, password: "x" });
  expect([body.error, code.length]).toEqual(["backoffice.wrong_credentials", 6]);
  await expect(staff.link(admin)).rejects.toThrow(/recover/);
  const log = (await server.call(listAudit, {}, again)).body.data as DataOf<typeof listAudit>;
  const acts = log.list.filter(({ details }) => "machine" in details);
  expect(acts.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["staff.link", "staff.reset", "staff.invite"]),
  );
});

test("what is done at the machine leaves the log whole, and closes nobody's last way in", async () => {
  const { staff } = server.rooms.backoffice;
  const clerk = await hire(server, { role: "support" });
  await staff.close(clerk.email);
  expect((await server.call(access.readSession, {}, clerk)).status).toBe(401);
  expect(await staff.list()).toContainEqual({
    email: clerk.email,
    role: "support",
    state: "disabled",
  });
  for (const one of await staff.list()) {
    if (one.role === "administrator" && one.email !== admin) await staff.close(one.email);
  }
  await expect(staff.close(admin)).rejects.toThrow("backoffice.last_administrator");
  await expect(staff.invite({ email: "x@y.example", role: "king" })).rejects.toThrow(
    "backoffice.role_unknown",
  );
  await expect(staff.recover("x@y.example")).rejects.toThrow("backoffice.operator_not_found");
  const key = readFileSync(path.join(server.secretsFolder, AUDIT_KEY), "utf8");
  expect((await proveAudit(server.db, { anchor: null, key })).differences).toEqual([]);
});
