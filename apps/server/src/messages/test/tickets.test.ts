/** Protects: a conversation is between one member and customer service, at a human pace. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import * as contract from "@tucano/contract/player/site/messages.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { CLOSE_QUIET_TICKETS_JOB } from "../index.ts";

const OPERATOR = "ops@tucano.local";
const DAY_MS = 86_400_000;
const question = {
  category: "deposit",
  subject: "My PIX",
  text: "I paid ten minutes ago.",
} as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Conversation = DataOf<typeof contract.showTicket>;

async function begin(member: TestMember): Promise<Conversation> {
  const answer = await server.call(contract.createTicket, question, { token: member.token });
  expect(answer.status).toBe(200);
  expect(answer.body.message).toContain("We've got your message");
  return answer.body.data as Conversation;
}

const show = (member: TestMember, ticket_no: string) =>
  server.call(contract.showTicket, { ticket_no }, { token: member.token });
const reply = (member: TestMember, ticket_no: string, text = "And now?") =>
  server.call(contract.replyToTicket, { ticket_no, text }, { token: member.token });

test("A question is answered, the member is told, reads, writes on and closes", async () => {
  const { messages } = server.rooms;
  const member = await registerTestMember(server);
  const { token } = member;
  const { ticket_no } = await begin(member);
  await messages.assignTicket(ticket_no, OPERATOR);
  const desk = { order: "newest", after: null, limit: 10 } as const;
  const mine = await messages.listDesk({ ...desk, assignedTo: OPERATOR, status: "open" });
  expect(mine.map(({ ticketNo }) => ticketNo)).toEqual([ticket_no]);
  expect(await messages.listDesk({ ...desk, assignedTo: null })).toEqual([]);

  await messages.answerTicket(ticket_no, OPERATOR, { text: "It has arrived." });
  const inbox = await server.call(contract.listNotifications, {}, { token });
  expect(inbox.body.data.list[0]).toMatchObject({
    code: "ticket_answered",
    text: "There is an answer to “My PIX”.",
    link: `/information-center/support?ticket=${ticket_no}`,
  });
  const listed = await server.call(contract.listTickets, {}, { token });
  expect(listed.body.data).toMatchObject({ total: 1, unread: 1 });
  expect(listed.body.data.list[0]).toMatchObject({ status: "answered", is_unread: true });

  const shown = await show(member, ticket_no);
  expect(shown.body.data.messages).toMatchObject([
    { author: "member", text: question.text },
    { author: "support", text: "It has arrived." },
  ]);
  // Customer service speaks with one voice.
  expect(JSON.stringify(shown.body)).not.toContain(OPERATOR);
  expect((await server.call(contract.listTickets, {}, { token })).body.data.unread).toBe(0);

  expect((await reply(member, ticket_no)).body.data.status).toBe("open");
  const closed = await server.call(contract.closeTicket, { ticket_no }, { token });
  expect(closed.body.data.status).toBe("closed");
  expect((await reply(member, ticket_no)).body.error).toBe("messages.ticket_closed");
  await expect(messages.answerTicket(ticket_no, OPERATOR, { text: "…" })).rejects.toMatchObject({
    code: "messages.ticket_closed",
  });
});

test("A conversation that is over can be rated by its member, and the last word counts", async () => {
  const { messages } = server.rooms;
  const [ana, bia] = [await registerTestMember(server), await registerTestMember(server)];
  server.clock.advance(1);
  const since = server.clock.now();
  const { ticket_no } = await begin(ana);
  const rate = (member: TestMember, stars: number, text: string | null) =>
    server.call(contract.rateTicket, { ticket_no, stars, text }, { token: member.token });
  expect((await rate(ana, 5, null)).body.error).toBe("messages.ticket_not_closed");
  server.clock.advance(60_000);
  await messages.answerTicket(ticket_no, OPERATOR, { text: "It has arrived." });
  await server.call(contract.closeTicket, { ticket_no }, { token: ana.token });
  expect((await rate(bia, 1, "Slow")).body.error).toBe("messages.ticket_not_found");
  expect((await rate(ana, 2, "Slow")).body.data.rating).toEqual({ stars: 2, text: "Slow" });
  expect((await rate(ana, 4, null)).body.data.rating).toEqual({ stars: 4, text: null });
  expect((await messages.findTicket(ticket_no)).stars).toBe(4);
  const silent = await begin(bia);
  expect(silent.rating).toBeNull();
  expect(await messages.readSupportFigures(since)).toEqual({
    begun: 2,
    answered: 1,
    medianSeconds: 60,
    ninthSeconds: 60,
    ratings: [0, 0, 0, 1, 0],
  });
});

test("Somebody else's conversation does not exist, in no call", async () => {
  const [ana, bia] = [await registerTestMember(server), await registerTestMember(server)];
  const { ticket_no } = await begin(ana);
  const tries = [
    await show(bia, ticket_no),
    await reply(bia, ticket_no),
    await server.call(contract.closeTicket, { ticket_no }, { token: bia.token }),
    await show(bia, "S000000000000"),
  ];
  for (const { body } of tries) {
    expect(body).toMatchObject({ code: 404, error: "messages.ticket_not_found" });
  }
  const untouched = await show(ana, ticket_no);
  expect(untouched.body.data).toMatchObject({ status: "open" });
  expect(untouched.body.data.messages).toHaveLength(1);
  expect((await server.send(contract.showTicket, { ticket_no: "x' OR 1=1" })).status).toBe(401);
});

test("Five conversations wait at most, also of fifteen that begin at once", async () => {
  const member = await registerTestMember(server);
  const { token } = member;
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => server.call(contract.createTicket, question, { token })),
  );
  const errors = answers.filter(({ status }) => status !== 200).map(({ body }) => body);
  expect(answers.length - errors.length).toBe(5);
  expect(errors[0]).toMatchObject({ code: 429, error: "messages.too_many_tickets" });
  expect(errors[0]?.message).toContain("5 open conversations");
});

test("Who writes too much is asked to wait an hour", async () => {
  const member = await registerTestMember(server);
  const { ticket_no } = await begin(member);
  const answers = await Promise.all(Array.from({ length: 25 }, () => reply(member, ticket_no)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
  const refused = answers.find(({ status }) => status !== 200);
  const another = await server.call(contract.createTicket, question, { token: member.token });
  for (const body of [refused?.body, another.body]) {
    expect(body).toMatchObject({ code: 429, error: "messages.too_many_messages" });
  }
  const long = await server.send(
    contract.replyToTicket,
    { ticket_no, text: "x".repeat(4_001) },
    { token: member.token },
  );
  expect(long.body).toMatchObject({ code: 422, fields: { text: expect.any(String) } });
});

test("An answered conversation in which nobody writes is closed after two weeks", async () => {
  const { messages } = server.rooms;
  const member = await registerTestMember(server);
  const [quiet, waiting] = [await begin(member), await begin(member)];
  await messages.answerTicket(quiet.ticket_no, OPERATOR, { text: "It has arrived." });
  server.clock.advance(13 * DAY_MS);
  await server.jobs.runNow(CLOSE_QUIET_TICKETS_JOB);
  expect((await messages.findTicket(quiet.ticket_no)).status).toBe("answered");
  server.clock.advance(2 * DAY_MS);
  await server.jobs.runNow(CLOSE_QUIET_TICKETS_JOB);
  expect((await messages.findTicket(quiet.ticket_no)).status).toBe("closed");
  // We have not answered yet: it stays in the queue, however long it waits.
  expect((await messages.findTicket(waiting.ticket_no)).status).toBe("open");
  expect((await messages.closeTicketAs(waiting.ticket_no, OPERATOR)).assignedTo).toBe(OPERATOR);
});
