// Protects: pictures of documents are seen by nobody who may not, by nobody without a reason that
// is written down, and for some minutes only; an identity is decided once, by whoever looked.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as contract from "@tucano/contract/backoffice/members/identity.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import {
  identityStatus,
  submitIdentity,
  uploadPicture,
} from "@tucano/contract/player/account/identity.ts";
import { listNotifications } from "@tucano/contract/player/site/messages.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { NUMBERS_AHEAD_MS } from "../../market/index.ts";
import { photo } from "../../testing/people/photos.ts";
import { registerTestMember } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { type Hired, hire } from "./staff-bench.ts";

let server: TestServer;
let officer: Hired;
let colleague: Hired;
beforeAll(async () => {
  server = await startTestServer();
  officer = await hire(server, { role: "compliance" });
  colleague = await hire(server, { role: "compliance" });
});
afterAll(() => server.close());

const reason = "The queue of today";

async function handIn() {
  const member = await registerTestMember(server);
  const { token, memberId } = member;
  for (const kind of ["front", "selfie"] as const) {
    await server.call(uploadPicture, { kind }, { token, file: await photo() });
  }
  await server.call(submitIdentity, { document: "passport" }, { token });
  const [latest] = await server.rooms.identity.office.historyOf(memberId);
  return { ...member, submission_id: latest?.submissionId ?? 0 };
}

async function entriesOf(memberId: MemberId) {
  const { body } = await server.call(listAudit, { subject: `member:${memberId}` }, officer);
  return (body.data as DataOf<typeof listAudit>).list;
}

test("the queue is oldest first, page by page, and shows no CPF", async () => {
  const [first, second] = [await handIn(), await handIn()];
  const page = await server.call(contract.listKyc, { limit: 1 }, officer);
  const data = page.body.data as DataOf<typeof contract.listKyc>;
  expect(data.list).toMatchObject([{ submission_id: first.submission_id, claim: null }]);
  expect(data.waiting).toBe(2);
  const next = await server.call(contract.listKyc, { cursor: data.next ?? "" }, officer);
  expect(next.body.data.list).toMatchObject([{ submission_id: second.submission_id }]);
  const { submission_id } = first;
  const detail = await server.call(contract.readKyc, { submission_id }, officer);
  expect(detail.body.data).toMatchObject({ pictures: ["front", "selfie"], status: "submitted" });
  const shown = JSON.stringify([page.body, detail.body]);
  expect(shown).not.toContain((first.form.cpf ?? "").replaceAll(/\D/g, ""));
});

test("a picture is shown to who opened it with a reason, and to nobody else", async () => {
  const { submission_id, memberId } = await handIn();
  const picture = { submission_id, kind: "front" } as const;
  const early = await server.call(contract.kycPicture, picture, officer);
  expect([early.status, early.body.error]).toEqual([403, "backoffice.kyc_not_opened"]);
  const mute = await server.call(contract.openKyc, { submission_id, reason: "" }, officer);
  expect(mute.body.error).toBe("backoffice.reason_required");
  const opened = await server.call(contract.openKyc, { submission_id, reason }, officer);
  expect(opened.body.data).toMatchObject({ realname: "Ana Souza", birth_date: "1990-05-20" });
  expect(await entriesOf(memberId)).toMatchObject([{ action: "kyc.open", reason }]);

  const seen = await server.call(contract.kycPicture, picture, officer);
  expect([seen.status, seen.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  expect(seen.headers["cache-control"]).toBe("private, no-store");
  expect(seen.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  const none = await server.call(contract.kycPicture, { ...picture, kind: "back" }, officer);
  expect(none.status).toBe(404);

  const other = await server.call(contract.openKyc, { submission_id, reason }, colleague);
  expect([other.status, other.body.error]).toEqual([409, "backoffice.kyc_claimed"]);
  expect((await server.call(contract.kycPicture, picture, colleague)).status).toBe(403);
  server.clock.advance(10 * 60_000);
  expect((await server.call(contract.kycPicture, picture, officer)).status).toBe(403);
  expect((await server.call(contract.openKyc, { submission_id, reason }, colleague)).status).toBe(
    200,
  );
});

describe("a decision", () => {
  test("is made by who looked, once, and its member is told", async () => {
    const { submission_id, memberId, token } = await handIn();
    const decide = (who: Hired) =>
      server.call(contract.decideKyc, { submission_id, verdict: "verified", reason }, who);
    expect((await decide(officer)).body.error).toBe("backoffice.kyc_not_opened");
    await server.call(contract.openKyc, { submission_id, reason }, officer);
    expect((await decide(colleague)).body.error).toBe("backoffice.kyc_not_opened");
    expect((await decide(officer)).status).toBe(200);
    const again = await decide(officer);
    expect([again.status, again.body.error]).toEqual([409, "backoffice.kyc_decided"]);
    expect(await entriesOf(memberId)).toMatchObject([
      {
        action: "kyc.decide",
        reason,
        before: { status: "submitted" },
        after: { status: "verified" },
      },
      { action: "kyc.open" },
    ]);
    const inbox = await server.call(listNotifications, {}, { token });
    expect(inbox.body.data.list).toMatchObject([
      { code: "identity_verified", link: "/security-center/identity" },
    ]);
    const shown = await server.call(contract.memberIdentity, { member_id: memberId }, officer);
    expect(shown.body.data).toMatchObject({
      level: "verified",
      history: [{ submission_id, decided_by: officer.email }],
    });
  });

  test("against somebody names what the member is told", async () => {
    const { submission_id, token } = await handIn();
    await server.call(contract.openKyc, { submission_id, reason }, officer);
    const turnDown = { submission_id, verdict: "rejected", reason } as const;
    const mute = await server.call(contract.decideKyc, turnDown, officer);
    expect([mute.status, Object.keys(mute.body.fields ?? {})]).toEqual([422, ["rejection"]]);
    const input = { ...turnDown, rejection: "expired", may_retry: false } as const;
    expect((await server.call(contract.decideKyc, input, officer)).status).toBe(200);
    const status = await server.call(identityStatus, {}, { token });
    expect(status.body.data).toMatchObject({
      level: "rejected",
      rejection: "expired",
      is_open: false,
    });
  });
});

test("who has looked at too many people's data within the hour sees no picture", async () => {
  const { market } = server.rooms;
  const before = await market.read("fourEyes");
  const effectiveFrom = new Date(server.clock.now().getTime() + NUMBERS_AHEAD_MS);
  const value = { ...before, revealsPerHour: 0 };
  await setNumbers(server, "fourEyes", { effectiveFrom, value, setBy: null });
  server.clock.advance(NUMBERS_AHEAD_MS);
  const { submission_id } = await handIn();
  const opened = await server.call(contract.openKyc, { submission_id, reason }, officer);
  expect([opened.status, opened.body.error]).toEqual([429, "backoffice.too_many_reveals"]);
  const picture = { submission_id, kind: "front" } as const;
  expect((await server.call(contract.kycPicture, picture, officer)).status).toBe(403);
});
