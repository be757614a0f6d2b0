// Protects: a message leaves exactly when what it speaks of has happened, and is tried again.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAdjustableClock } from "../clock.ts";
import { inTransaction } from "../database/transaction.ts";
import { createJobs, type Jobs } from "../jobs/index.ts";
import { createLogger } from "../logger.ts";
import { createOutbox, type OutboxDeps } from "../mail/outbox.ts";
import type { Outbox } from "../mail/types.ts";
import { systemRandom } from "../random.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/database.ts";

const SEND_JOB = "platform.send_message";
const HOUR_MS = 3_600_000;

interface Delivered {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

let database: TestDatabase;
let smtp: SMTPServer;
let sms: Server;
let jobs: Jobs;
let outbox: Outbox;
const mails: Delivered[] = [];
const texts: { body: unknown; authorization: string | undefined; key: unknown }[] = [];
let isRefusing = false;
const clock = createAdjustableClock(new Date("2026-11-20T15:00:00Z"));

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** A mail server that anybody may use, and that can be out of order. */
function openSmtpServer(): SMTPServer {
  return new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = username === "tucano" && password === "p@ss/word";
      done(isKnown ? null : new Error("Unknown user"), { user: username });
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        if (isRefusing) {
          done(new Error("Try again later"));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map((one) => one.address),
          text: Buffer.concat(parts).toString("utf8"),
        });
        done();
      });
    },
  });
}

function openSmsService(): Server {
  return createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { authorization, "idempotency-key": key } = request.headers;
      texts.push({ authorization, key, body: JSON.parse(Buffer.concat(parts).toString("utf8")) });
      response.writeHead(isRefusing ? 503 : 202).end();
    });
  });
}

const listening = (server: SMTPServer | Server) =>
  new Promise<void>((done) => void server.listen(0, "127.0.0.1", () => done()));

function outboxWith(config: OutboxDeps["config"]): { outbox: Outbox; jobs: Jobs } {
  const logger = createLogger("silent");
  const its = createJobs({ url: database.url, logger });
  const made = createOutbox({
    db: database.db,
    clock,
    logger,
    jobs: its,
    config,
    random: systemRandom,
  });
  return { outbox: made, jobs: its };
}

const from = "Tucano <no-reply@tucano.example>";

beforeAll(async () => {
  database = await openTestDatabase();
  smtp = openSmtpServer();
  sms = openSmsService();
  await Promise.all([listening(smtp), listening(sms)]);
  const credentials = `tucano:${encodeURIComponent("p@ss/word")}`;
  ({ outbox, jobs } = outboxWith({
    isProduction: true,
    mail: {
      from,
      smtpUrl: `smtp://${credentials}@127.0.0.1:${portOf(smtp.server)}`,
      smsUrl: `http://${credentials}@127.0.0.1:${portOf(sms)}/send`,
    },
  }));
  await jobs.start({ work: false });
});
beforeEach(() => {
  isRefusing = false;
  mails.length = 0;
  texts.length = 0;
});
afterAll(async () => {
  await jobs.stop();
  await new Promise<void>((done) => smtp.close(() => done()));
  await new Promise<void>((done) => void sms.close(() => done()));
  await database.close();
});

const posting = (to: string, minutesLeft = 10) => ({
  to,
  lang: "pt" as const,
  about: "mail.email_code" as const,
  params: { code: "482913", minutes: 10 },
  expiresAt: new Date(clock.now().getTime() + minutesLeft * 60_000),
});

const stateOf = async (recipient: string) =>
  (await outbox.list(100)).find((one) => one.recipient === recipient);

test("a mail goes out by SMTP, in the reader's language, and a code is forgotten", async () => {
  const to = "ana@exemplo.com.br";
  await inTransaction(database.db, (tx) => outbox.mail(tx, posting(to)));
  expect(mails).toEqual([]);
  expect(await stateOf(to)).toMatchObject({ state: "waiting" });
  expect(await jobs.drain(SEND_JOB)).toBe(1);
  expect(mails).toMatchObject([{ from: "no-reply@tucano.example", to: [to] }]);
  const [mail] = mails;
  expect(mail?.text).toMatch(/^From: Tucano <no-reply@tucano.example>/m);
  expect(mail?.text).toMatch(/^Subject: =\?UTF-8\?Q\?482913_/m);
  expect(mail?.text).toContain("text/plain");
  expect(mail?.text).toContain("text/html");
  expect(await stateOf(to)).toMatchObject({ state: "sent", body: null, html: null });
});

test("what was rolled back is not sent", async () => {
  const undone = inTransaction(database.db, async (tx) => {
    await outbox.mail(tx, posting("bia@exemplo.com.br"));
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  expect(await jobs.drain(SEND_JOB)).toBe(0);
  expect(await stateOf("bia@exemplo.com.br")).toBeUndefined();
});

test("a server that refuses is tried again, and a code too old is not sent any more", async () => {
  const [first, late] = ["caio@exemplo.com.br", "dora@exemplo.com.br"];
  isRefusing = true;
  await inTransaction(database.db, (tx) => outbox.mail(tx, posting(first)));
  await expect(jobs.drain(SEND_JOB)).rejects.toThrow("Try again later");
  const { messageId, failures } = (await stateOf(first)) ?? { messageId: "", failures: 0 };
  expect(failures).toBe(1);
  isRefusing = false;
  await jobs.runNow(SEND_JOB, { messageId });
  expect(mails).toHaveLength(1);
  await jobs.runNow(SEND_JOB, { messageId });
  expect(mails).toHaveLength(1);
  await inTransaction(database.db, (tx) => outbox.mail(tx, posting(late, 5)));
  clock.advance(HOUR_MS);
  await jobs.drain(SEND_JOB);
  expect(mails).toHaveLength(1);
  expect(await stateOf(late)).toMatchObject({ state: "expired", body: null });
});

test("an SMS is posted to the service with its id, and again when that failed", async () => {
  const to = "+5511987654321";
  isRefusing = true;
  await inTransaction(database.db, (tx) =>
    outbox.sms(tx, { ...posting(to), about: "sms.login_code" }),
  );
  await expect(jobs.drain(SEND_JOB)).rejects.toThrow("answered 503");
  isRefusing = false;
  const messageId = (await stateOf(to))?.messageId ?? "";
  await jobs.runNow(SEND_JOB, { messageId });
  expect(texts).toHaveLength(2);
  expect(texts[1]).toEqual({
    authorization: `Basic ${Buffer.from("tucano:p@ss/word").toString("base64")}`,
    key: messageId,
    body: { id: messageId, to, text: expect.stringContaining("482913") },
  });
});

test("without a service, development keeps messages and production refuses them", async () => {
  const mail = { from, smtpUrl: "", smsUrl: "" };
  const development = outboxWith({ isProduction: false, mail }).outbox;
  const to = "eva@exemplo.com.br";
  await inTransaction(database.db, (tx) => development.mail(tx, posting(to)));
  expect(await stateOf(to)).toMatchObject({ state: "kept", body: expect.any(String) });
  const production = outboxWith({ isProduction: true, mail }).outbox;
  expect([production.offers("mail"), production.offers("sms")]).toEqual([false, false]);
  await expect(
    inTransaction(database.db, (tx) => production.mail(tx, posting(to))),
  ).rejects.toThrow("common.unavailable");
});

test("messages are forgotten after three months", async () => {
  clock.advance(91 * 24 * HOUR_MS);
  await jobs.runNow("platform.forget_messages");
  expect(await outbox.list(10)).toEqual([]);
});
