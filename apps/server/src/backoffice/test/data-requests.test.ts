// Protects: what people ask about their data is answered in time, by somebody, on record; and who
// is erased is found nowhere any more, while money, rounds and the audit log stay as they were.
import { createCanvas } from "@napi-rs/canvas";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import { closeMember } from "@tucano/contract/backoffice/members/member-acts.ts";
import { addMemberNote } from "@tucano/contract/backoffice/members/member-views.ts";
import * as contract from "@tucano/contract/backoffice/members/data-requests.ts";
import { approveWithdrawal } from "@tucano/contract/backoffice/payments/payments.ts";
import { answerDeskTicket, noteDeskTicket } from "@tucano/contract/backoffice/members/support.ts";
import { saveDestination } from "@tucano/contract/player/money/destinations.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { submitIdentity, uploadPicture } from "@tucano/contract/player/account/identity.ts";
import {
  createTicket,
  listNotifications,
  uploadAttachment,
} from "@tucano/contract/player/site/messages.ts";
import * as privacy from "@tucano/contract/player/account/privacy.ts";
import {
  confirmEmail,
  sendEmailCode,
  verifyPassword,
} from "@tucano/contract/player/account/security.ts";
import { connect, type Connection } from "../../platform/database/connect.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { codeSentTo } from "../../testing/messages.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { type Desk, openDesk } from "./payments-bench.ts";
import { type Hired, hire } from "./staff-bench.ts";

const reason = "As the law wants it";
const YEAR_DAYS = 366;

let desk: Desk;
let officer: Hired;
let second: Hired;
/** Sees every table. */
let owner: Connection;

beforeAll(async () => {
  desk = await openDesk();
  owner = connect({ url: desk.server.databaseUrl, poolSize: 1, login: null });
  await hireOfficers();
});
afterAll(async () => {
  await owner.close();
  await desk.server.close();
});

async function hireOfficers(): Promise<void> {
  officer = await hire(desk.server, { role: "compliance" });
  second = await hire(desk.server, { role: "compliance" });
}

const newMember = (changes = {}) => registerTestMember(desk.server, changes);

async function askToBeErased({ token }: TestMember): Promise<number> {
  const input = { kind: "erasure", text: "Please forget me" } as const;
  const { body } = await desk.server.call(privacy.openMyRequest, input, { token });
  return (body.data as DataOf<typeof privacy.openMyRequest>).request_id;
}

const close = ({ memberId: member_id }: TestMember) =>
  desk.ask(closeMember, { member_id, reason }, officer);

describe("a member", () => {
  test("takes all of their data out, a few times a day", async () => {
    const member = await newMember({ realname: "Quitéria Albuquerque" });
    const { token } = member;
    const { body } = await desk.server.call(privacy.exportMyData, {}, { token });
    const { content } = body.data as DataOf<typeof privacy.exportMyData>;
    expect(JSON.parse(content)).toMatchObject({
      member: { realname: "Quitéria Albuquerque", cpf: member.form.cpf },
      balances: { cash: "0.00" },
      conversations: [],
      messages: { channels: { inbox: false, mail: false, sms: false }, pushDevices: [] },
    });
    expect(content).not.toContain("argon2");
    await desk.server.call(privacy.exportMyData, {}, { token });
    await desk.server.call(privacy.exportMyData, {}, { token });
    const again = await desk.server.call(privacy.exportMyData, {}, { token });
    expect([again.status, again.body.error]).toEqual([429, "members.too_many_exports"]);
    const shown = await desk.server.call(privacy.myData, {}, { token });
    expect(shown.body.data).toMatchObject({ exports_left: 0, kept_years: 5 });
    expect(shown.body.data.list).toHaveLength(3);
  });

  test("asks once, reads the answer, and may take it back until then", async () => {
    const { token, memberId } = await newMember();
    const input = { kind: "correction", text: "My name is Anna" } as const;
    const opened = await desk.server.call(privacy.openMyRequest, input, { token });
    const { request_id } = opened.body.data as DataOf<typeof privacy.openMyRequest>;
    const twice = await desk.server.call(privacy.openMyRequest, input, { token });
    expect([twice.status, twice.body.error]).toEqual([409, "members.data_request_open"]);
    const withdrawn = await desk.server.call(privacy.withdrawMyRequest, { request_id }, { token });
    expect(withdrawn.body.data).toMatchObject({ status: "withdrawn" });
    const gone = await desk.server.call(privacy.withdrawMyRequest, { request_id }, { token });
    expect([gone.status, gone.body.error]).toEqual([404, "members.data_request_unknown"]);

    await desk.server.call(privacy.openMyRequest, input, { token });
    const { list } = await desk.ask(contract.listDataRequests, {}, officer);
    const mine = list.find(({ member }) => member.member_id === memberId);
    expect(mine).toMatchObject({ kind: "correction", status: "open", opened_by: null });
    const due = new Date(mine?.due_at ?? 0).getTime() - new Date(mine?.opened_at ?? 0).getTime();
    expect(due).toBe(15 * 86_400_000);
    const id = { request_id: mine?.request_id ?? 0 };
    const claimed = await desk.ask(contract.claimDataRequest, id, officer);
    expect(claimed.claimed_by).toBe(officer.email);
    const decision = { ...id, to: "refused", answer: "It is right as it is.", reason } as const;
    await desk.ask(contract.decideDataRequest, decision, officer);
    const decided = [409, "backoffice.request_decided"];
    expect(await desk.refusal(contract.decideDataRequest, decision, officer)).toEqual(decided);
    expect(await desk.refusal(contract.claimDataRequest, id, officer)).toEqual(decided);
    const shown = await desk.server.call(privacy.myData, {}, { token });
    expect(shown.body.data.list[0]).toMatchObject({ answer: "It is right as it is." });
    const told = await desk.server.call(listNotifications, {}, { token });
    expect(told.body.data.list[0]).toMatchObject({ code: "data_request_answered" });
  });

  test("gets no advertising any more, by a switch or by writing", async () => {
    const { members } = desk.server.rooms;
    const [ana, bia] = [await newMember(), await newMember()];
    const { token } = ana;
    const both = { memberIds: [ana.memberId, bia.memberId] };
    const page = { after: 0, limit: 10 };
    await desk.server.call(privacy.chooseMarketing, { allows_marketing: false }, { token });
    expect(await members.listSegment(both, page)).toEqual([bia.memberId]);
    const terms = { ...both, withExcluded: true };
    expect(await members.listSegment(terms, page)).toHaveLength(2);

    const support = await hire(desk.server, { role: "support" });
    const input = { member_id: bia.memberId, kind: "objection", text: "No mail", reason } as const;
    const { request_id } = await desk.ask(contract.openDataRequest, input, support);
    expect(await desk.refusal(contract.openDataRequest, input, support)).toEqual([
      409,
      "backoffice.request_exists",
    ]);
    const done = { request_id, to: "done", answer: "Done", reason } as const;
    await desk.ask(contract.decideDataRequest, done, officer);
    expect(await members.listSegment(both, page)).toEqual([]);
    await desk.server.call(privacy.chooseMarketing, { allows_marketing: true }, { token });
    expect(await members.listSegment(both, page)).toEqual([ana.memberId]);
  });
});

test("an account with a life is not erased, and an erasure is not done by saying so", async () => {
  const member = await newMember();
  const request_id = await askToBeErased(member);
  const open = await desk.ask(contract.readDataRequest, { request_id }, officer);
  expect(open).toMatchObject({ obstacles: ["account_open"], text: "Please forget me" });
  expect(await desk.refusal(contract.eraseMember, { request_id, reason }, officer)).toEqual([
    409,
    "backoffice.not_erasable",
  ]);
  for (const to of ["done", "postponed"] as const) {
    const decision = { request_id, to, answer: "", reason };
    expect(await desk.refusal(contract.decideDataRequest, decision, officer)).toEqual([
      409,
      "backoffice.not_postponable",
    ]);
  }
  await close(member);
  const asked = await desk.ask(contract.eraseMember, { request_id, reason }, officer);
  expect(await desk.refusal(contract.eraseMember, { request_id, reason }, officer)).toEqual([
    409,
    "backoffice.approval_waiting",
  ]);
  const { approval_id } = asked.approval;
  const done = await desk.ask(approve, { approval_id, note: "" }, second);
  expect(done).toMatchObject({ state: "executed" });
  expect(await desk.refusal(contract.eraseMember, { request_id, reason }, officer)).toEqual([
    409,
    "backoffice.request_decided",
  ]);
});

test("who has handed in documents is not erased before the law lets go of them", async () => {
  const member = await newMember();
  const { token } = member;
  const bytes = await createCanvas(900, 600).encode("png");
  const file = { type: "image/png", bytes };
  for (const kind of ["front", "back", "selfie"] as const) {
    const taken = await desk.server.call(uploadPicture, { kind }, { token, file });
    expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  }
  const handed = await desk.server.call(submitIdentity, { document: "rg" }, { token });
  expect(handed.status, JSON.stringify(handed.body)).toBe(200);
  const request_id = await askToBeErased(member);
  await close(member);
  const shown = await desk.ask(contract.readDataRequest, { request_id }, officer);
  expect(shown.obstacles).toEqual(["records_kept"]);
  const { identity } = desk.server.rooms;
  await expect(
    inTransaction(desk.server.db, (tx) => identity.office.eraseMember(tx, member.memberId)),
  ).rejects.toThrow("kept for five years");
});

/** Every cell of every table that holds one of these texts: where, and how often. */
async function findEverywhere(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE'
      AND table_schema NOT IN ('pg_catalog', 'information_schema', 'sandbox_psp')
    ORDER BY 1, 2`.execute(owner.db);
  expect(rows.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    for (const text of texts) {
      const hits = await sql`
        SELECT FROM ${sql.table(`${schema}.${name}`)} AS t
        WHERE strpos(lower(t::text), lower(${text})) > 0 LIMIT 1`.execute(owner.db);
      if (hits.rows.length > 0) found.push(`${schema}.${name}: ${text}`);
    }
  }
  return found;
}

/** Somebody who left something of themselves wherever that is possible. */
async function livePerson(): Promise<{ member: TestMember; marks: string[] }> {
  const email = "zoraide.q@example.com";
  const [pixKey, said, noted] = ["zoraide.pix@example.com", "My aunt Umbelina", "Calls at dawn"];
  const member = await newMember({ realname: "Zoraide Quixaba", account: "zoraidequix" });
  const { token, form, memberId: member_id } = member;
  const { server } = desk;
  const bought = { password: form.password ?? "", purpose: "bind_email" } as const;
  const { body } = await server.call(verifyPassword, bought, { token });
  const { ticket } = body.data as DataOf<typeof verifyPassword>;
  await server.call(sendEmailCode, { ticket, email }, { token });
  const code = await codeSentTo(server, email);
  expect((await server.call(confirmEmail, { email, code }, { token })).status).toBe(200);
  const order = await desk.till.openDeposit(member, "100.00");
  await desk.till.pay({ txid: order.order_no });
  await desk.till.settle();
  await desk.till.forgive(member);
  const key = { key_type: "EMAIL", key: pixKey, qk_pwd: form.qk_pwd ?? "" };
  expect((await server.call(saveDestination, key, { token })).status).toBe(200);
  const order_no = await desk.askedBy(member, "100.00");
  await desk.ask(approveWithdrawal, { order_no });
  await desk.till.payOut();
  const support = await hire(server, { role: "support" });
  const handed = await server.call(uploadAttachment, { filename: `${said}.png` }, { token });
  const files = [handed.body.data.file_id as string];
  const question = { category: "other", subject: said, text: `${said} says hello`, files } as const;
  const asked = await server.call(createTicket, question, { token });
  const { ticket_no } = asked.body.data as DataOf<typeof createTicket>;
  await desk.ask(noteDeskTicket, { ticket_no, text: noted }, support);
  await desk.ask(answerDeskTicket, { ticket_no, text: `Hello ${said}` }, support);
  await desk.ask(addMemberNote, { member_id, text: noted }, support);
  const cpf = form.cpf ?? "";
  const shown = cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, "$1.$2.$3-$4");
  const phone = (form.phone ?? "").slice(-9);
  return {
    member,
    marks: ["Zoraide", "zoraidequix", email, pixKey, cpf, shown, phone, said, noted],
  };
}

test("who is erased is found nowhere, the books are as they were, and it takes two", async () => {
  const { member, marks } = await livePerson();
  const before = await findEverywhere(marks);
  for (const mark of marks) {
    if (!mark.includes("-"))
      expect(
        before.some((one) => one.endsWith(mark)),
        mark,
      ).toBe(true);
  }
  const request_id = await askToBeErased(member);
  await close(member);
  const kept = await desk.ask(contract.readDataRequest, { request_id }, officer);
  expect(kept.obstacles).toEqual(["records_kept"]);
  const later = { request_id, to: "postponed", answer: "In five years", reason } as const;
  const postponed = await desk.ask(contract.decideDataRequest, later, officer);
  expect(postponed.postponed_until).toBe(kept.kept_until);

  await desk.later(5 * YEAR_DAYS);
  await hireOfficers();
  const waiting = await desk.ask(contract.listDataRequests, { status: "postponed" }, officer);
  expect(waiting.list.map((one) => one.request_id)).toEqual([request_id]);
  const { approval } = await desk.ask(contract.eraseMember, { request_id, reason }, officer);
  expect(
    await desk.refusal(approve, { approval_id: approval.approval_id, note: "" }, officer),
  ).toEqual([409, "backoffice.approval_own"]);
  await desk.ask(approve, { approval_id: approval.approval_id, note: "" }, second);

  expect(await findEverywhere(marks)).toEqual([]);
  const { memberId } = member;
  const left = await desk.server.rooms.members.find(memberId);
  expect(left).toMatchObject({ account: `erased-${memberId}`, realname: "", status: "closed" });
  const { list } = await desk.server.rooms.cashier.listWithdrawals({ memberId });
  expect(list).toMatchObject([{ status: "paid" }]);
  await desk.till.expectCleanBooks();
  const entry = await desk.lastAudit(`member:${memberId}`);
  expect(entry).toMatchObject({ action: "approval.execute" });
}, 120_000);
