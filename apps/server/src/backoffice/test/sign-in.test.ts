// Protects: nobody without the password and the present code of the authenticator is an operator.
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as contract from "@tucano/contract/backoffice/access/access.ts";
import { permissions } from "@tucano/contract/backoffice/access/permissions.ts";
import { connect, type Connection } from "../../platform/database/connect.ts";
import { codeOf, operatorCredentials, signInOperator } from "../../testing/people/operator.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { statementsOf } from "../../testing/statements.ts";

let server: TestServer;
let owner: Connection;
beforeAll(async () => {
  server = await startTestServer();
  owner = connect({ url: server.databaseUrl, poolSize: 1, login: null });
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** As on a fresh database: nobody has enrolled, nobody has guessed. */
beforeEach(async () => {
  await sql`UPDATE backoffice.operator SET totp_secret = NULL, totp_last_step = 0`.execute(
    owner.db,
  );
  await sql`DELETE FROM backoffice.sign_in_ticket`.execute(owner.db);
  await sql`DELETE FROM backoffice.guess`.execute(owner.db);
});

const { signIn, confirmSignIn, readSession, signOut } = contract;

test("the first sign-in enrols the authenticator, later ones ask for its code", async () => {
  const first = await server.call(signIn, operatorCredentials);
  expect(first.body.data).toMatchObject({ step: "enrol" });
  const { secret, otpauth_uri: uri } = first.body.data.enrolment;
  expect(uri).toContain("otpauth://totp/Tucano:admin%40tucano.local");
  expect(uri).toContain(secret);
  const operator = await signInOperator(server);
  server.clock.advance(60_000);
  const later = await server.call(signIn, operatorCredentials);
  expect(later.body.data).toMatchObject({ step: "code", enrolment: null });
  const again = await signInOperator(server, operator.secret);
  const who = await server.call(readSession, {}, { headers: again.headers });
  expect(who.body.data).toMatchObject({
    email: "admin@tucano.local",
    role: "administrator",
    permissions: [...permissions],
  });
});

test("the session is an HttpOnly, SameSite=Strict cookie of the back office alone", async () => {
  const first = await server.call(signIn, operatorCredentials);
  const { ticket, enrolment } = first.body.data;
  const code = await codeOf(server, enrolment.secret);
  const second = await server.call(confirmSignIn, { ticket, code });
  expect(String(second.headers["set-cookie"])).toMatch(
    /tucano_operator=[\w-]{43}; Max-Age=43200; Path=\/backoffice; HttpOnly; SameSite=Strict/,
  );
});

test("a code is good once, also for another ticket", async () => {
  const first = await server.call(signIn, operatorCredentials);
  const { ticket, enrolment } = first.body.data;
  const code = await codeOf(server, enrolment.secret);
  expect((await server.call(confirmSignIn, { ticket, code })).status).toBe(200);
  expect((await server.call(confirmSignIn, { ticket, code })).status).toBe(410);
  const second = await server.call(signIn, operatorCredentials);
  const replay = await server.call(confirmSignIn, { ticket: second.body.data.ticket, code });
  expect([replay.status, replay.body.error]).toEqual([422, "backoffice.wrong_code"]);
});

test("of two that enrol at once, one wins", async () => {
  const one = (await server.call(signIn, operatorCredentials)).body.data;
  const two = (await server.call(signIn, operatorCredentials)).body.data;
  const answers = await Promise.all(
    [one, two].map(async ({ ticket, enrolment }) =>
      server.call(confirmSignIn, { ticket, code: await codeOf(server, enrolment.secret) }),
    ),
  );
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 410]);
});

test("a ticket ends after five wrong codes, and after five minutes", async () => {
  const { ticket, enrolment } = (await server.call(signIn, operatorCredentials)).body.data;
  const code = await codeOf(server, enrolment.secret);
  for (const wrong of ["", "12345", "1234567", "abcdef", "١٢٣٤٥٦"]) {
    expect((await server.call(confirmSignIn, { ticket, code: wrong })).status).toBe(422);
  }
  expect((await server.call(confirmSignIn, { ticket, code })).status).toBe(410);
  const late = (await server.call(signIn, operatorCredentials)).body.data;
  server.clock.advance(301_000);
  const lateCode = await codeOf(server, late.enrolment.secret);
  const answer = await server.call(confirmSignIn, { ticket: late.ticket, code: lateCode });
  expect([answer.status, answer.body.error]).toEqual([410, "backoffice.sign_in_expired"]);
});

test("codes are not guessed by taking new tickets", async () => {
  const known = await signInOperator(server);
  server.clock.advance(60_000);
  const statuses: number[] = [];
  for (let guess = 0; guess < 14; guess += 1) {
    const { ticket } = (await server.call(signIn, operatorCredentials)).body.data;
    statuses.push((await server.call(confirmSignIn, { ticket, code: "000000" })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(422), ...Array<number>(4).fill(429)]);
  const { ticket } = (await server.call(signIn, operatorCredentials)).body.data;
  const code = await codeOf(server, known.secret);
  expect((await server.call(confirmSignIn, { ticket, code })).status).toBe(429);
});

test("a wrong password and an unknown e-mail look the same; guessing is bounded", async () => {
  const seen = new Set<string>();
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    for (const email of [operatorCredentials.email, "nobody@tucano.local"]) {
      const answer = await server.call(signIn, { email, password: `guess-${guess}` });
      const { request_id: _id, ...body } = answer.body;
      if (answer.status === 422) seen.add(JSON.stringify(body));
      statuses.push(answer.status);
    }
  }
  expect(seen.size).toBe(1);
  expect([...seen][0]).toContain('"backoffice.wrong_credentials"');
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  const blocked = await server.call(signIn, operatorCredentials);
  expect([blocked.status, blocked.body.error]).toEqual([429, "backoffice.too_many_attempts"]);
  server.clock.advance(15 * 60_000);
  expect((await server.call(signIn, operatorCredentials)).status).toBe(200);
});

test("an e-mail that nobody has costs the same work as one of an operator", async () => {
  const tried = (email: string) =>
    statementsOf(() => server.call(signIn, { email, password: "not the password" }));
  await tried("somebody@tucano.local");
  const known = await tried(operatorCredentials.email);
  expect(await tried("nobody.else@tucano.local")).toEqual(known);
  expect(known.length).toBeGreaterThan(4);
});

test("a session ends by signing out, after half an hour idle, and after twelve hours", async () => {
  const { headers, secret } = await signInOperator(server);
  expect((await server.call(signOut, {}, { headers })).status).toBe(200);
  expect((await server.call(readSession, {}, { headers })).status).toBe(401);
  server.clock.advance(60_000);
  const idle = await signInOperator(server, secret);
  server.clock.advance(29 * 60_000);
  expect((await server.call(readSession, {}, { headers: idle.headers })).status).toBe(200);
  server.clock.advance(31 * 60_000);
  expect((await server.call(readSession, {}, { headers: idle.headers })).status).toBe(401);
  const busy = await signInOperator(server, secret);
  for (let quarter = 0; quarter < 47; quarter += 1) {
    server.clock.advance(15 * 60_000);
    expect((await server.call(readSession, {}, { headers: busy.headers })).status).toBe(200);
  }
  server.clock.advance(15 * 60_000);
  expect((await server.call(readSession, {}, { headers: busy.headers })).status).toBe(401);
});
