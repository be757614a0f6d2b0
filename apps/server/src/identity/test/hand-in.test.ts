// Protects: pictures of documents go in for their member alone, as pictures and nothing else, are
// kept so that nobody can read them from the database, and are not changed once they are handed in.
import { loadImage } from "@napi-rs/canvas";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MemberId } from "@tucano/contract/member-id.ts";
import * as contract from "@tucano/contract/player/account/identity.ts";
import type { TestFile } from "../../testing/requests.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { photo, withPlace } from "../../testing/people/photos.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const operator = { by: "ana@tucano.example", reason: "The photos are clear" };
const nothing = async () => undefined;

async function newMember() {
  const { memberId, token } = await registerTestMember(server);
  const upload = async (kind: contract.PictureKind, file?: TestFile) =>
    server.call(contract.uploadPicture, { kind }, { token, file: file ?? (await photo()) });
  const submit = (document: contract.IdentityDocument) =>
    server.call(contract.submitIdentity, { document }, { token });
  const status = async () =>
    (await server.call(contract.identityStatus, {}, { token })).body
      .data as contract.IdentityStatus;
  return { memberId, token, upload, submit, status };
}

async function latestOf(memberId: MemberId): Promise<number> {
  const [latest] = await server.rooms.identity.office.historyOf(memberId);
  if (latest === undefined) throw new Error("Nothing was handed in.");
  return latest.submissionId;
}

test("pictures come in one by one, are handed in together, and are confirmed once", async () => {
  const { memberId, upload, submit, status } = await newMember();
  expect(await status()).toMatchObject({ level: "none", is_open: true, pictures: [] });
  expect((await upload("front")).body.data.pictures).toEqual(["front"]);
  const early = await submit("cnh");
  expect([early.status, early.body.error]).toEqual([422, "identity.pictures_missing"]);
  await upload("back", await photo("image/png"));
  await upload("selfie", await photo("image/webp"));
  const sent = await submit("cnh");
  expect(sent.body.data).toMatchObject({ level: "submitted", document: "cnh", is_open: false });
  const late = await upload("front");
  expect([late.status, late.body.error]).toEqual([409, "identity.not_open"]);
  const twice = await submit("cnh");
  expect([twice.status, twice.body.error]).toEqual([409, "identity.not_open"]);

  const { identity } = server.rooms;
  expect(await identity.isVerified(memberId)).toBe(false);
  const submissionId = await latestOf(memberId);
  const decision = { submissionId, verdict: { verdict: "verified" }, ...operator } as const;
  expect(await identity.office.decide(decision, nothing)).toBe(true);
  expect(await identity.office.decide(decision, nothing)).toBe(false);
  expect(await identity.isVerified(memberId)).toBe(true);
  expect(await status()).toMatchObject({ level: "verified", is_open: false, rejection: null });
});

test("who is turned down hears why and may try again, unless it was for good", async () => {
  const { memberId, upload, submit, status } = await newMember();
  const { office } = server.rooms.identity;
  const attempt = async (mayRetry: boolean) => {
    await upload("front");
    await upload("selfie");
    expect((await submit("passport")).status).toBe(200);
    const verdict = { verdict: "rejected", rejection: "unreadable", mayRetry } as const;
    await office.decide({ submissionId: await latestOf(memberId), verdict, ...operator }, nothing);
  };
  await attempt(true);
  expect(await status()).toMatchObject({
    level: "rejected",
    rejection: "unreadable",
    is_open: true,
    document: "passport",
    pictures: [],
  });
  // A new attempt brings pictures of its own; until then the answer stays what it was.
  expect((await upload("front")).body.data).toMatchObject({
    level: "rejected",
    pictures: ["front"],
  });
  await attempt(false);
  expect(await status()).toMatchObject({ level: "rejected", is_open: false });
  expect((await upload("front")).body.error).toBe("identity.not_open");
  expect(await office.historyOf(memberId)).toHaveLength(2);
});

test("the operator's words about a member never reach the member", async () => {
  const { memberId, token, upload, submit } = await newMember();
  await upload("front");
  await upload("selfie");
  await submit("passport");
  const verdict = { verdict: "rejected", rejection: "other", mayRetry: true } as const;
  const submissionId = await latestOf(memberId);
  await server.rooms.identity.office.decide(
    { submissionId, verdict, by: operator.by, reason: "Looks like a copy of somebody" },
    nothing,
  );
  const answer = await server.call(contract.identityStatus, {}, { token });
  expect(JSON.stringify(answer.body)).not.toMatch(/Looks like|ana@tucano/);
});

describe("a file that is no picture", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const broken = async (): Promise<TestFile> => {
    const { type, bytes } = await photo("image/png");
    return { type, bytes: bytes.subarray(0, 60) };
  };
  /** The head says forty thousand by forty thousand; unpacked it would take gigabytes. */
  const bomb = async (): Promise<TestFile> => {
    const { type, bytes } = await photo("image/png");
    const head = Buffer.from(bytes);
    head.writeUInt32BE(40_000, 16);
    head.writeUInt32BE(40_000, 20);
    return { type, bytes: head };
  };

  test.each<[string, () => TestFile | Promise<TestFile>, number, string]>([
    [
      "a drawing with a script",
      () => file("image/svg+xml", svg),
      415,
      "common.unsupported_media_type",
    ],
    [
      "a script named a picture",
      () => file("image/png", svg),
      415,
      "common.unsupported_media_type",
    ],
    ["a PDF", () => file("application/pdf", "%PDF-1.7"), 415, "common.unsupported_media_type"],
    ["a page", () => file("image/jpeg", "<html>"), 415, "common.unsupported_media_type"],
    ["nothing", () => file("image/jpeg", ""), 422, "common.invalid_input"],
    ["a head without a body", broken, 422, "identity.picture_unreadable"],
    ["a bomb", bomb, 422, "identity.picture_unreadable"],
    ["a stamp", () => photo("image/png", { width: 200 }), 422, "identity.picture_unreadable"],
    [
      "too much",
      () => file("image/jpeg", "\u00ff\u00d8\u00ff", 9 << 20),
      413,
      "common.body_too_large",
    ],
  ])("%s is refused", async (_name, make, status, error) => {
    const { upload, status: read } = await newMember();
    const answer = await upload("front", await make());
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect((await read()).pictures).toEqual([]);
  });

  function file(type: string, text: string, lengthBytes = 0): TestFile {
    const bytes = Buffer.from(text, "latin1");
    const rest = Buffer.alloc(Math.max(0, lengthBytes - bytes.length));
    return { type, bytes: Buffer.concat([bytes, rest]) };
  }
});

test("what is kept is a picture without its place, and sealed", async () => {
  const { memberId, upload, submit } = await newMember();
  const red = await photo("image/jpeg", { colour: "#cc1111", width: 3_000, height: 1_500 });
  await upload("front", withPlace(red, "GPS -23.5505 -46.6333"));
  await upload("selfie");
  await submit("passport");
  const { rows } = await sql<{ sealed: Buffer }>`
    SELECT sealed FROM identity.picture`.execute(server.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const { sealed } of rows) {
    expect(sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    await expect(loadImage(sealed)).rejects.toThrow();
  }
  const [front] = await server.rooms.identity.office.openPictures(await latestOf(memberId));
  expect(front?.kind).toBe("front");
  const jpeg = front?.jpeg ?? Buffer.alloc(0);
  expect(jpeg.includes("GPS")).toBe(false);
  const drawn = await loadImage(jpeg);
  expect([drawn.width, drawn.height]).toEqual([2_200, 1_100]);
});

test("a picture that is put in another's place does not open there", async () => {
  const [one, other] = [await newMember(), await newMember()];
  for (const { upload, submit } of [one, other]) {
    await upload("front");
    await upload("selfie");
    await submit("passport");
  }
  const [to, from] = [await latestOf(one.memberId), await latestOf(other.memberId)];
  // As nobody but the owner of the database could.
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  await owner.query("ALTER TABLE identity.picture DISABLE TRIGGER keep_what_was_handed_in");
  const swap = `UPDATE identity.picture AS p SET sealed = o.sealed FROM identity.picture AS o
    WHERE p.submission_id = $1 AND o.submission_id = $2 AND p.kind = o.kind`;
  await owner.query(swap, [to, from]);
  await owner.query("ALTER TABLE identity.picture ENABLE TRIGGER keep_what_was_handed_in");
  await owner.end();
  await expect(server.rooms.identity.office.openPictures(to)).rejects.toThrow();
});

test("what was handed in is not changed or taken away by the server's own role", async () => {
  const { memberId, upload, submit } = await newMember();
  await upload("front");
  await upload("selfie");
  await submit("passport");
  const id = await latestOf(memberId);
  for (const attempt of [
    sql`DELETE FROM identity.picture WHERE submission_id = ${id}`,
    sql`UPDATE identity.picture SET sealed = 'x' WHERE submission_id = ${id}`,
    sql`DELETE FROM identity.submission WHERE submission_id = ${id}`,
  ]) {
    await expect(attempt.execute(server.db)).rejects.toThrow(/handed in/);
  }
});

test("a member's id in the call selects nobody else, and without a session nobody gets in", async () => {
  const [one, other] = [await newMember(), await newMember()];
  const foreign = { member_id: other.memberId, kind: "front" } as const;
  const answer = await server.call(contract.uploadPicture, foreign, { token: one.token });
  expect(answer.status).toBe(403);
  expect((await other.status()).pictures).toEqual([]);
  const stranger = await server.call(contract.uploadPicture, { kind: "front" });
  expect(stranger.status).toBe(401);
  const asked = await server.call(
    contract.identityStatus,
    { member_id: other.memberId },
    { token: one.token },
  );
  expect(asked.status).toBe(403);
});

test("drawing pictures for somebody has an end, which comes to nobody else", async () => {
  const { upload } = await newMember();
  const bad = { type: "image/png", bytes: (await photo("image/png")).bytes.subarray(0, 40) };
  for (let count = 0; count < 30; count += 1) {
    expect((await upload("front", bad)).status).toBe(422);
  }
  const answer = await upload("front");
  expect([answer.status, answer.body.error]).toEqual([429, "identity.too_many_pictures"]);
  expect((await (await newMember()).upload("front")).status).toBe(200);
  server.clock.advance(61 * 60_000);
});

test("pictures that are never handed in are forgotten after a week; the others stay", async () => {
  const [one, other] = [await newMember(), await newMember()];
  await one.upload("front");
  await other.upload("front");
  await other.upload("selfie");
  await other.submit("passport");
  server.clock.advance(8 * 24 * 3_600_000);
  await server.jobs.runNow("identity.forget_drafts");
  const { rows } = await sql<{ member_id: MemberId }>`
    SELECT DISTINCT member_id FROM identity.picture JOIN identity.submission USING (submission_id)
    WHERE member_id IN (${one.memberId}, ${other.memberId})`.execute(server.db);
  expect(rows).toEqual([{ member_id: other.memberId }]);
});
