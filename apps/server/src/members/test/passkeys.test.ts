// Protects: a passkey lets its owner in on its own site, and no copy of an answer lets in anybody.
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loginByPhone, me } from "@tucano/contract/members.ts";
import * as contract from "@tucano/contract/passkeys.ts";
import { verifyPassword } from "@tucano/contract/security.ts";
import { registerTestMember, type TestMember } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

const SITE = "localhost";
const ORIGIN = "http://localhost:3000";
const PRESENT_AND_VERIFIED = 0x05;
const PRESENT = 0x01;
const HAS_KEY = 0x40;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const base64 = (data: Buffer | string) => Buffer.from(data).toString("base64url");

/** CBOR of a byte string of up to 65 535 bytes. */
const byteString = (data: Buffer) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);
const text = (word: string) =>
  Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);

interface Signing {
  readonly challenge: string;
  readonly origin?: string;
  readonly site?: string;
  readonly flags?: number;
}

/** A device with one key: P-256, as most have it. */
function createDevice() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an elliptic curve key of COSE.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, "base64url"),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, "base64url"),
  ]);
  const clientData = (type: string, { challenge, origin = ORIGIN }: Signing) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (flags: number, site: string) => {
    counter += 1;
    const numbers = Buffer.alloc(5);
    numbers.writeUInt8(flags, 0);
    numbers.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(site), numbers]);
  };
  const named = { id: base64(id), rawId: base64(id), type: "public-key" as const };
  return {
    id: base64(id),
    make: (asked: Signing) => {
      const { flags = PRESENT_AND_VERIFIED, site = SITE } = asked;
      const authData = Buffer.concat([
        head(flags | HAS_KEY, site),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey,
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        byteString(authData),
      ]);
      const clientDataJSON = base64(clientData("webauthn.create", asked));
      return { ...named, response: { clientDataJSON, attestationObject: base64(attestation) } };
    },
    answer: (asked: Signing) => {
      const { flags = PRESENT_AND_VERIFIED, site = SITE } = asked;
      const authData = head(flags, site);
      const client = clientData("webauthn.get", asked);
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(authData),
          signature: base64(signature),
        },
      };
    },
  };
}

const headers = { host: `${SITE}:3000` };

async function ticketOf({ token, password }: TestMember): Promise<string> {
  const input = { password, purpose: "passkeys" } as const;
  return (await server.call(verifyPassword, input, { token })).body.data.ticket as string;
}

async function begin(member: TestMember) {
  const ticket = await ticketOf(member);
  return server.call(contract.beginPasskey, { ticket }, { token: member.token, headers });
}

async function enrol() {
  const member = await registerTestMember(server);
  const device = createDevice();
  const { challenge } = (await begin(member)).body.data;
  const response = device.make({ challenge });
  const input = { response, name: "Meu telefone" };
  const kept = await server.call(contract.registerPasskey, input, {
    token: member.token,
    headers,
  });
  expect(kept.body.data.list).toMatchObject([{ id: device.id, name: "Meu telefone" }]);
  return { member, device };
}

const ask = async () =>
  (await server.call(contract.beginPasskeyLogin, {}, { headers })).body.data.challenge as string;
const enter = (response: ReturnType<ReturnType<typeof createDevice>["answer"]>) =>
  server.call(contract.loginByPasskey, { response }, { headers });

test("a passkey signs its owner in, and each answer once", async () => {
  const { member, device } = await enrol();
  const answer = device.answer({ challenge: await ask() });
  const signedIn = await enter(answer);
  expect(signedIn.body.data.user.id).toBe(member.memberId);
  const { access_token: token } = signedIn.body.data;
  expect((await server.call(me, {}, { token })).status).toBe(200);
  const again = await enter(answer);
  expect([again.status, again.body.error]).toEqual([422, "members.passkey_wrong"]);
});

test("what was signed elsewhere, too late, or without its owner is refused", async () => {
  const { device } = await enrol();
  const stranger = createDevice();
  const wrong = [
    device.answer({ challenge: await ask(), origin: "https://evil.example" }),
    device.answer({ challenge: await ask(), origin: "http://localhost.evil.example" }),
    device.answer({ challenge: await ask(), site: "evil.example" }),
    device.answer({ challenge: await ask(), flags: PRESENT }),
    device.answer({ challenge: base64(randomBytes(32)) }),
    stranger.answer({ challenge: await ask() }),
    { ...stranger.answer({ challenge: await ask() }), id: device.id, rawId: device.id },
    { ...device.answer({ challenge: await ask() }), response: { ...bad } },
  ];
  for (const answer of wrong) {
    expect((await enter(answer)).body.error).toBe("members.passkey_wrong");
  }
  const late = await ask();
  server.clock.advance(5 * 60_000 + 1);
  expect((await enter(device.answer({ challenge: late }))).status).toBe(422);
  expect((await enter(device.answer({ challenge: await ask() }))).status).toBe(200);
});

const bad = { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" };

test("nobody enrols a device for somebody else, or twice", async () => {
  const { member, device } = await enrol();
  const other = await registerTestMember(server);
  const options = await begin(member);
  expect(options.body.data.excludeCredentials).toEqual([{ type: "public-key", id: device.id }]);
  const { challenge } = options.body.data;
  const keep = (response: ReturnType<typeof device.make>, { token }: TestMember) =>
    server.call(contract.registerPasskey, { response }, { token, headers });
  expect((await keep(createDevice().make({ challenge }), other)).status).toBe(422);
  expect((await keep(device.make({ challenge }), member)).status).toBe(422);
});

test("a passkey that was removed lets nobody in", async () => {
  const { member, device } = await enrol();
  const { token } = member;
  const foreign = await registerTestMember(server);
  const theirs = { ticket: await ticketOf(foreign), id: device.id };
  const refused = await server.call(contract.removePasskey, theirs, { token: foreign.token });
  expect([refused.status, refused.body.error]).toEqual([404, "members.passkey_unknown"]);
  const own = { ticket: await ticketOf(member), id: device.id };
  const removed = await server.call(contract.removePasskey, own, { token });
  expect(removed.body.data.list).toEqual([]);
  expect((await server.call(contract.listPasskeys, {}, { token })).body.data.list).toEqual([]);
  expect((await enter(device.answer({ challenge: await ask() }))).status).toBe(422);
});

test("a passkey opens no account that is frozen or closed", async () => {
  const { member, device } = await enrol();
  const { memberId } = member;
  await server.rooms.members.freeze(memberId, "case 7");
  const frozen = await enter(device.answer({ challenge: await ask() }));
  expect([frozen.status, frozen.body.error]).toEqual([403, "members.account_frozen"]);
  await sql`UPDATE members.member SET status = 'closed'
    WHERE member_id = ${memberId}`.execute(server.db);
  const closed = await enter(device.answer({ challenge: await ask() }));
  expect([closed.status, closed.body.error]).toEqual([403, "members.account_closed"]);
});

/** The last, as nobody gets in from this address after it. */
test("who guesses on and on from one address has to wait, whichever way they try", async () => {
  const { device } = await enrol();
  const guess = { ...device.answer({ challenge: await ask() }), response: { ...bad } };
  const guesses = Array.from({ length: 101 }, () => enter(guess));
  await Promise.all(guesses);
  const ways = [
    await enter(guess),
    await server.call(contract.beginPasskeyLogin, {}, { headers }),
    await server.call(loginByPhone, { phone: "11987654321", code: "123456" }),
  ];
  for (const { status, body } of ways) {
    expect([status, body.error]).toEqual([429, "members.too_many_attempts"]);
  }
});
