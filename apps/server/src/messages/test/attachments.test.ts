// Protects: a file in a conversation is what it says, is read by its member and by customer service
// and by nobody else, stands in one message, and is gone when no message takes it.
import { createCanvas } from "@napi-rs/canvas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as desk from "@tucano/contract/backoffice/members/support.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import * as contract from "@tucano/contract/player/site/messages.ts";
import { signInOperator, type TestOperator } from "../../testing/people/operator.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import type { TestFile } from "../../testing/requests.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { FORGET_FILES_JOB } from "../index.ts";

const pdf: TestFile = { type: "application/pdf", bytes: Buffer.from("%PDF-1.7\n%%EOF") };
const question = { category: "deposit", subject: "My PIX", text: "The receipt." } as const;
const HOUR_MS = 3_600_000;

let server: TestServer;
let operator: TestOperator;
let picture: TestFile;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signInOperator(server);
  const bytes = Buffer.concat([
    await createCanvas(3_000, 1_000).encode("png"),
    Buffer.from("taken at home"),
  ]);
  picture = { type: "image/png", bytes };
});
afterAll(() => server.close());

async function handIn({ token }: TestMember, file = picture, name = "my home.png") {
  const answer = await server.call(contract.uploadAttachment, { filename: name }, { token, file });
  expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ code: 200 });
  return answer.body.data as { file_id: string; name: string; type: string };
}

const read = ({ token }: TestMember, file_id: string) =>
  server.call(contract.readAttachment, { file_id }, { token });
const begin = ({ token }: TestMember, files: string[]) =>
  server.call(contract.createTicket, { ...question, files }, { token });

test("a picture is drawn anew and stands in the conversation, for both sides", async () => {
  const member = await registerTestMember(server);
  const { token } = member;
  const handed = await handIn(member);
  expect(handed).toMatchObject({ name: "my home.jpg", type: "image/jpeg" });
  const paper = await handIn(member, pdf, "../../etc/receipt.pdf");
  expect(paper.name).toBe("etc receipt.pdf");
  // Before it is part of a message, nobody can read it.
  expect((await read(member, handed.file_id)).status).toBe(404);
  const begun = await begin(member, [handed.file_id, paper.file_id]);
  const { ticket_no, messages } = begun.body.data;
  expect(messages[0].files).toHaveLength(2);
  const got = await read(member, handed.file_id);
  expect(got.headers).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": 'attachment; filename="my_home.jpg"',
    "x-content-type-options": "nosniff",
  });
  expect(String(got.headers["content-security-policy"])).toContain("sandbox");
  expect(got.bytes.includes("taken at home")).toBe(false);

  const shown = await server.call(desk.readDeskTicket, { ticket_no }, operator);
  expect(shown.body.data.messages[0].files).toMatchObject([
    { file_id: handed.file_id },
    { file_id: paper.file_id, type: "application/pdf" },
  ]);
  const { file_id } = paper;
  const read2 = await server.call(desk.readDeskAttachment, { file_id }, operator);
  expect(read2.bytes).toEqual(pdf.bytes);
  const log = await server.call(listAudit, { subject: `member:${member.memberId}` }, operator);
  expect(log.body.data.list[0]).toMatchObject({ action: "member.read" });

  const own = { headers: operator.headers, file: pdf };
  const upload = { ticket_no, filename: "terms.pdf" };
  const handedBack = await server.call(desk.uploadDeskAttachment, upload, own);
  const files = [handedBack.body.data.file_id];
  await server.call(desk.answerDeskTicket, { ticket_no, text: "Here.", files }, operator);
  const after = await server.call(contract.showTicket, { ticket_no }, { token });
  expect(after.body.data.messages[1].files).toMatchObject([{ name: "terms.pdf" }]);
  expect((await read(member, files[0])).bytes).toEqual(pdf.bytes);
});

test("nobody reads or sends another one's file, and none stands in two messages", async () => {
  const [ana, bruno] = [await registerTestMember(server), await registerTestMember(server)];
  const { file_id } = await handIn(ana);
  const stolen = await begin(bruno, [file_id]);
  expect([stolen.status, stolen.body.error]).toEqual([404, "messages.file_not_found"]);
  const { list } = (await server.call(contract.listTickets, {}, { token: bruno.token })).body.data;
  // Without its file the message was not written either.
  expect(list).toEqual([]);
  const begun = await begin(ana, [file_id]);
  expect(begun.status).toBe(200);
  expect((await read(bruno, file_id)).body.error).toBe("messages.file_not_found");
  const { ticket_no } = begun.body.data;
  const again = { ticket_no, text: "Once more.", files: [file_id] };
  const twice = await server.call(contract.replyToTicket, again, { token: ana.token });
  expect([twice.status, twice.body.error]).toEqual([404, "messages.file_not_found"]);
  const theirs = await handIn(ana);
  const office = { ticket_no, text: "Mine?", files: [theirs.file_id] };
  const borrowed = await server.call(desk.answerDeskTicket, office, operator);
  expect([borrowed.status, borrowed.body.error]).toEqual([404, "messages.file_not_found"]);
  const four = Array.from({ length: 4 }, () => theirs.file_id);
  expect((await begin(ana, four)).body.error).toBe("common.invalid_input");
});

describe("a file is refused", () => {
  test("that is no picture, by both sides", async () => {
    const member = await registerTestMember(server);
    const broken = { type: "image/png", bytes: picture.bytes.subarray(0, 60) };
    const { token } = member;
    const answer = await server.call(contract.uploadAttachment, {}, { token, file: broken });
    expect([answer.status, answer.body.error]).toEqual([422, "messages.file_unreadable"]);
    const { ticket_no } = (await begin(member, [])).body.data;
    const office = { headers: operator.headers, file: broken };
    const again = await server.call(desk.uploadDeskAttachment, { ticket_no }, office);
    expect([again.status, again.body.error]).toEqual([422, "messages.file_unreadable"]);
  });

  test("after many others, by both sides", async () => {
    const member = await registerTestMember(server);
    const { token } = member;
    for (let time = 0; time < 20; time += 1) await handIn(member, pdf);
    const answer = await server.call(contract.uploadAttachment, {}, { token, file: pdf });
    expect([answer.status, answer.body.error]).toEqual([429, "messages.too_many_files"]);
    const { ticket_no } = (await begin(member, [])).body.data;
    const office = { headers: operator.headers, file: pdf };
    const errors: (string | undefined)[] = [];
    for (let time = 0; time < 21; time += 1) {
      const one = await server.call(desk.uploadDeskAttachment, { ticket_no }, office);
      errors.push(one.body.error);
    }
    expect(errors.filter((error) => error !== undefined)).toEqual(["messages.too_many_files"]);
  });
});

test("what no message has taken is thrown away, and what one has taken stays", async () => {
  const member = await registerTestMember(server);
  const [kept, left] = [await handIn(member), await handIn(member)];
  await begin(member, [kept.file_id]);
  server.clock.advance(HOUR_MS + 1);
  await server.jobs.wake(FORGET_FILES_JOB);
  await server.jobs.drain(FORGET_FILES_JOB);
  const { account, password } = member;
  const { body } = await server.call(login, { account, password });
  const back = { ...member, token: body.data.access_token as string };
  expect((await read(back, kept.file_id)).status).toBe(200);
  expect((await begin(back, [left.file_id])).body.error).toBe("messages.file_not_found");
});
