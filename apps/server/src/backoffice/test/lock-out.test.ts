// Protects: nobody keeps an operator out by guessing from elsewhere, and nobody guesses for ever; a
// code that somebody signed in with opens nothing else; the session never travels in the clear by
// mistake.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { confirmSignIn, signIn } from "@tucano/contract/backoffice/access/access.ts";
import { beginPasskey } from "@tucano/contract/backoffice/access/passkeys.ts";
import { codeOf, operatorCredentials, signInOperator } from "../../testing/people/operator.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

const { email, password } = operatorCredentials;
const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let secret: string;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "127.0.0.1" } });
  ({ secret } = await signInOperator(server));
});
afterAll(() => server.close());

/** What was guessed the day before is over. */
beforeEach(() => server.clock.advance(DAY_MS));

const from = (ip: string, cookie = "") => ({ headers: { "x-forwarded-for": ip, cookie } });
const guess = (at: ReturnType<typeof from>, words = "a wrong password") =>
  server.call(signIn, { email, password: words }, at);

/** Signs in with both factors; returns the device's own cookie. */
async function comeIn(at: ReturnType<typeof from>): Promise<string> {
  const { ticket } = (await guess(at, password)).body.data;
  const code = await codeOf(server, secret);
  const { cookies } = await server.call(confirmSignIn, { ticket, code }, at);
  const device = cookies.find(({ name }) => name === "tucano_operator_device");
  return `tucano_operator_device=${device?.value ?? ""}`;
}

test("guessing from anywhere locks out neither the own device nor an address that did not guess", async () => {
  const device = await comeIn(from("203.0.113.1"));
  for (let one = 0; one < 12; one += 1) await guess(from("198.51.100.1"));
  expect((await guess(from("198.51.100.1"), password)).status).toBe(429);
  expect((await guess(from("203.0.113.9"), password)).status).toBe(200);
  // Even where the guesser sits behind the same address.
  expect((await guess(from("198.51.100.1", device), password)).status).toBe(200);
});

test("a stranger has thirty guesses a day at one account, and many strangers few each", async () => {
  const device = await comeIn(from("203.0.113.1"));
  let taken = 0;
  for (let quarter = 0; quarter < 8; quarter += 1) {
    for (let one = 0; one < 10; one += 1) {
      if ((await guess(from("198.51.100.7"))).status === 422) taken += 1;
    }
    server.clock.advance(15 * 60_000);
  }
  expect(taken).toBe(30);
  for (let host = 1; host <= 28; host += 1) {
    for (let one = 0; one < 10; one += 1) await guess(from(`192.0.2.${host}`));
  }
  const statuses = [];
  for (let one = 0; one < 5; one += 1) statuses.push((await guess(from("192.0.2.200"))).status);
  expect(statuses).toEqual([422, 422, 422, 429, 429]);
  expect((await guess(from("192.0.2.201"), password)).status).toBe(200);
  expect((await guess(from("192.0.2.200", device), password)).status).toBe(200);
});

test("who knows the password does not keep its owner out by wrong codes", async () => {
  const device = await comeIn(from("203.0.113.1"));
  server.clock.advance(60_000);
  const thief = from("198.51.100.3");
  const statuses = [];
  for (let one = 0; one < 12; one += 1) {
    const { ticket } = (await guess(thief, password)).body.data;
    statuses.push((await server.call(confirmSignIn, { ticket, code: "000000" }, thief)).status);
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  const own = from("203.0.113.1", device);
  const { ticket } = (await guess(own, password)).body.data;
  const code = await codeOf(server, secret);
  expect((await server.call(confirmSignIn, { ticket, code }, own)).status).toBe(200);
});

test("a code that somebody signed in with does not also add a passkey", async () => {
  const headers = { origin: "https://tucano.example", host: "tucano.example" };
  const { ticket } = (await guess(from("203.0.113.1"), password)).body.data;
  const code = await codeOf(server, secret);
  const answer = await server.call(confirmSignIn, { ticket, code }, from("203.0.113.1"));
  const value = answer.cookies.find(({ name }) => name === "tucano_operator")?.value ?? "";
  const signedIn = { headers: { ...headers, cookie: `tucano_operator=${value}` } };
  const replayed = await server.call(beginPasskey, { code }, signedIn);
  expect([replayed.status, replayed.body.error]).toEqual([422, "backoffice.wrong_code"]);
  server.clock.advance(30_000);
  const fresh = await codeOf(server, secret);
  expect((await server.call(beginPasskey, { code: fresh }, signedIn)).status).toBe(200);
  const twice = await server.call(beginPasskey, { code: fresh }, signedIn);
  expect(twice.body.error).toBe("backoffice.wrong_code");
});

test("the session is Secure, but for somebody at the machine itself", async () => {
  const setCookies = async (headers: Readonly<Record<string, string>>, house = server) => {
    house.clock.advance(60_000);
    const known = house === server ? secret : undefined;
    const { ticket, enrolment } = (await house.call(signIn, { email, password }, { headers })).body
      .data;
    const code = await codeOf(house, known ?? enrolment.secret);
    const answer = await house.call(confirmSignIn, { ticket, code }, { headers });
    return [answer.headers["set-cookie"]].flat().map(String);
  };
  const plain = await setCookies({ host: "localhost:3000" });
  expect(plain).toHaveLength(2);
  expect(plain.join()).not.toContain("Secure");
  // A name of the network, or a proxy that nobody has named and that passes its own name on.
  for (const headers of [
    { host: "casa.example" },
    { host: "127.0.0.1:3000", "x-forwarded-proto": "http" },
    { host: "127.0.0.1:3000", forwarded: "for=203.0.113.4" },
  ]) {
    const lines = await setCookies(headers);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line, JSON.stringify(headers)).toContain("; Secure");
  }
  const behind = await startTestServer({ env: { PUBLIC_URL: "https://localhost" } });
  for (const line of await setCookies({ host: "localhost" }, behind)) {
    expect(line).toContain("; Secure");
  }
  await behind.close();
  const said = await startTestServer({ env: { PUBLIC_URL: "http://casa.localhost:3000" } });
  const outside = { host: "casa.localhost:3000", "x-forwarded-for": "203.0.113.4" };
  expect((await setCookies(outside, said)).join()).not.toContain("Secure");
  await said.close();
});
