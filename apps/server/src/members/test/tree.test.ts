// Protects: everybody has one inviter for good, no circle closes, and shared devices are seen.
import { afterAll, beforeAll, expect, test } from "vitest";
import { toMemberId } from "@tucano/contract/member-id.ts";
import { login, register } from "@tucano/contract/player/account/members.ts";
import { registerTestMember, registrationForm } from "../../testing/people/people.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const members = () => server.rooms.members;

test("an inviter is bound once, and never from one's own tree", async () => {
  const top = await registerTestMember(server);
  const middle = await registerTestMember(server, { invite_code: top.user.invite_code });
  const low = await registerTestMember(server, { invite_code: middle.user.invite_code });
  const free = await registerTestMember(server);
  expect(await members().inviterOf(low.memberId)).toBe(middle.memberId);
  expect(await members().inviterOf(top.memberId)).toBeNull();
  expect(await members().bindInviter(top.memberId, low.memberId)).toBe("own-tree");
  expect(await members().bindInviter(top.memberId, top.memberId)).toBe("own-tree");
  expect(await members().bindInviter(low.memberId, free.memberId)).toBe("bound-already");
  expect(await members().bindInviter(top.memberId, free.memberId)).toBe("bound");
  expect(await members().bindInviter(free.memberId, low.memberId)).toBe("own-tree");
  await expect(members().bindInviter(free.memberId, toMemberId(111_111_111))).rejects.toThrow(
    "common.not_found",
  );
  const direct = await members().inviteesOf([top.memberId, free.memberId]);
  expect(direct.map(({ memberId, inviterId }) => [memberId, inviterId])).toEqual(
    expect.arrayContaining([
      [middle.memberId, top.memberId],
      [top.memberId, free.memberId],
    ]),
  );
  expect(direct).toHaveLength(2);
});

test("two who bind each other at the same moment do not close a circle", async () => {
  for (let round = 0; round < 5; round += 1) {
    const one = await registerTestMember(server);
    const other = await registerTestMember(server);
    const outcomes = await Promise.all([
      members().bindInviter(one.memberId, other.memberId),
      members().bindInviter(other.memberId, one.memberId),
    ]);
    expect(outcomes.toSorted()).toEqual(["bound", "own-tree"]);
  }
});

test("members are found by code and by phone, however these are written", async () => {
  const { memberId, user, form } = await registerTestMember(server);
  expect(await members().findByInviteCode(` ${user.invite_code.toLowerCase()} `)).toBe(memberId);
  expect(await members().findByInviteCode("NOBODY")).toBeNull();
  const phone = String(form.phone);
  for (const text of [phone, `+55 (${phone.slice(0, 2)}) ${phone.slice(2)}`, `0${phone}`]) {
    expect(await members().findByPhone(text)).toBe(memberId);
  }
  expect(await members().findByPhone("12")).toBeNull();
});

test("two players on one device have the same one, and each guesses for themselves", async () => {
  const first = await registerTestMember(server);
  const cookieOf = (answer: typeof first.answer) =>
    `tucano_device=${answer.cookies.find((one) => one.name === "tucano_device")?.value}`;
  const form = registrationForm();
  const headers = { cookie: cookieOf(first.answer) };
  const second = await server.call(register, form, { headers });
  const secondId = toMemberId(second.body.data.user.id);
  const apart = await registerTestMember(server);
  const device = await members().deviceOf(first.memberId);
  expect(device).not.toBeNull();
  expect(await members().deviceOf(secondId)).toBe(device);
  expect(await members().deviceOf(apart.memberId)).not.toBe(device);
  // The device is the first player's still: strangers who guess elsewhere do not lock it out.
  const { account, password } = first;
  for (let guess = 0; guess < 11; guess += 1) {
    await server.call(login, { account, password: "not the password" });
  }
  expect((await server.call(login, { account, password })).status).toBe(429);
  const shared = { headers: { cookie: cookieOf(second) } };
  expect((await server.call(login, { account, password }, shared)).status).toBe(200);
});
