// Protects: customer service sees who waits, speaks with one voice, keeps its notes to itself, and
// leaves a trace of every act.
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as desk from "@tucano/contract/backoffice/members/support.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import * as own from "@tucano/contract/player/site/messages.ts";
import {
  operatorCredentials,
  signInOperator,
  type TestOperator,
} from "../../../testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../../testing/server.ts";

let server: TestServer;
let operator: TestOperator;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signInOperator(server);
});
afterAll(() => server.close());

const asOperator = () => ({ headers: operator.headers });
type Detail = DataOf<typeof desk.readDeskTicket>;

async function asks(member: TestMember, subject: string): Promise<string> {
  const input = { category: "deposit", subject, text: "I paid ten minutes ago." } as const;
  const { body } = await server.call(own.createTicket, input, { token: member.token });
  return (body.data as DataOf<typeof own.createTicket>).ticket_no;
}

const read = async (ticket_no: string) =>
  (await server.call(desk.readDeskTicket, { ticket_no }, asOperator())).body.data as Detail;

const lastEntry = async (subject: string) => {
  const { body } = await server.call(listAudit, { subject }, asOperator());
  return (body.data as DataOf<typeof listAudit>).list[0];
};

test("a question is taken, answered, noted, closed and opened again, with a trace of each", async () => {
  const member = await registerTestMember(server);
  const ticket_no = await asks(member, "My PIX");
  const subject = `ticket:${ticket_no}`;
  const waiting = await server.call(
    desk.listDeskTickets,
    { view: "unassigned", status: "open" },
    asOperator(),
  );
  expect(waiting.body.data.list[0]).toMatchObject({
    ticket_no,
    assigned_to: null,
    member: { member_id: member.memberId },
  });
  expect(waiting.body.data.list[0]?.waiting_since).not.toBeNull();

  await server.call(desk.assignDeskTicket, { ticket_no, to: "me" }, asOperator());
  expect(await lastEntry(subject)).toMatchObject({
    action: "ticket.assign",
    before: { assigned_to: "" },
    after: { assigned_to: operatorCredentials.email },
  });
  const note = "Her bank is slow.";
  await server.call(desk.noteDeskTicket, { ticket_no, text: note }, asOperator());
  expect((await read(ticket_no)).notes).toMatchObject([{ text: note }]);

  const answered = await server.call(
    desk.answerDeskTicket,
    { ticket_no, text: "It has arrived." },
    asOperator(),
  );
  expect(answered.body.data).toMatchObject({ status: "answered", waiting_since: null });
  expect(await lastEntry(subject)).toMatchObject({
    action: "ticket.answer",
    before: { status: "open" },
    after: { status: "answered" },
  });
  const shown = await server.call(own.showTicket, { ticket_no }, { token: member.token });
  expect(JSON.stringify(shown.body)).toContain("It has arrived.");
  // Neither the note nor who wrote it leaves the house.
  expect(JSON.stringify(shown.body)).not.toContain(note);
  expect(JSON.stringify(shown.body)).not.toContain(operatorCredentials.email);

  const bare = await server.call(desk.closeDeskTicket, { ticket_no, reason: "" }, asOperator());
  expect(bare.body.error).toBe("backoffice.reason_required");
  await server.call(desk.closeDeskTicket, { ticket_no, reason: "Solved" }, asOperator());
  const late = await server.call(desk.answerDeskTicket, { ticket_no, text: "…" }, asOperator());
  expect(late.body.error).toBe("messages.ticket_closed");
  const again = await server.call(
    desk.reopenDeskTicket,
    { ticket_no, reason: "Asked again by phone" },
    asOperator(),
  );
  expect(again.body.data.status).toBe("answered");
  expect(await lastEntry(subject)).toMatchObject({
    action: "ticket.reopen",
    before: { status: "closed" },
    after: { status: "answered" },
  });
});

test("the list goes on by key, who waits longest first, and counts who waits", async () => {
  const member = await registerTestMember(server);
  const asked: string[] = [];
  for (const subject of ["First", "Second", "Third"]) {
    asked.push(await asks(member, subject));
    server.clock.advance(1_000);
  }
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const input = {
      status: "open" as const,
      limit: 1,
      ...(cursor === undefined ? {} : { cursor }),
    };
    const { body } = await server.call(desk.listDeskTickets, input, asOperator());
    const data = body.data as DataOf<typeof desk.listDeskTickets>;
    expect(data.list).toHaveLength(1);
    expect(data.waiting.all).toBeGreaterThanOrEqual(3);
    seen.push(...data.list.map((one) => one.ticket_no));
    cursor = data.next ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((one) => asked.includes(one))).toEqual(asked);
  const odd = await server.call(desk.listDeskTickets, { cursor: "nonsense" }, asOperator());
  expect(odd.status).toBe(200);
});

test("ready answers are written, changed and taken out of use, with before and after", async () => {
  const macro = { title: "Welcome", category: null, texts: { pt: "Olá, {name}!", en: "" } };
  const bare = await server.call(desk.saveMacro, { ...macro, reason: " " }, asOperator());
  expect(bare.body.error).toBe("backoffice.reason_required");
  const saved = await server.call(desk.saveMacro, { ...macro, reason: "Daily" }, asOperator());
  const { macro_id, texts } = saved.body.data as DataOf<typeof desk.saveMacro>;
  expect(texts).toEqual({ pt: "Olá, {name}!" });
  await server.call(
    desk.saveMacro,
    { ...macro, macro_id, title: "Hello", reason: "Shorter" },
    asOperator(),
  );
  expect(await lastEntry(`macro:${macro_id}`)).toMatchObject({
    before: { title: "Welcome" },
    after: { title: "Hello" },
  });
  await server.call(desk.retireMacro, { macro_id, reason: "Not used" }, asOperator());
  const { body } = await server.call(desk.listMacros, {}, asOperator());
  expect(body.data.list).toEqual([]);
  const gone = await server.call(
    desk.saveMacro,
    { ...macro, macro_id, reason: "Once more" },
    asOperator(),
  );
  expect(gone.body.error).toBe("backoffice.macro_not_found");
});
