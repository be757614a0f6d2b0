// Protects: a member has one origin, for good: an invitation before the last click, a click only
// within its days and only of an affiliate who is active; counts are of people, not of programs.
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  listAffiliates,
  saveAffiliate,
  saveLink,
} from "@tucano/contract/backoffice/affiliates/affiliates.ts";
import { registerTestMember } from "../../src/testing/people/people.ts";
import { startTestServer, type TestServer } from "../../src/testing/server.ts";
import { inTransaction } from "../../src/platform/database/transaction.ts";
import type { TestMember } from "../../src/testing/people/people.ts";
import { type Bench, createBench, wish } from "./bench.ts";

const DAY_MS = 86_400_000;

let server: TestServer;
let bench: Bench;

beforeAll(async () => {
  server = await startTestServer();
  bench = await createBench(server);
});
afterAll(() => server.close());

const isBrought = ({ memberId }: TestMember) =>
  inTransaction(server.db, (tx) => server.rooms.affiliates.isAttributed(tx, memberId));

const registerBy = (cookie: string | null, changes = {}) =>
  registerTestMember(server, changes, { headers: { cookie: `tucano_click=${cookie}` } });

test("a link leads to its page and gives a number that only the registration is sent", async () => {
  const { location, header } = await bench.click("?sub1=a");
  expect(location).toBe("/register");
  expect(header).toMatch(/Max-Age=604800; Path=\/api\/auth\/register2; HttpOnly/);
  expect(header).toMatch(/SameSite=Strict/);
});

test("a link that is unknown leads home, and nowhere outside", async () => {
  for (const code of ["nobodys-link", "%2F%2Fevil.example", "a".repeat(90)]) {
    const response = await server.app.inject({ method: "GET", url: `/go/${code}` });
    expect([response.headers.location, response.headers["set-cookie"]]).toEqual(["/", undefined]);
  }
  const affiliate_id = bench.affiliateId;
  for (const target of ["//evil.example", "/\\evil.example", "https://evil.example", "x"]) {
    const link = { affiliate_id, name: "Away", target, placement: "here", is_open: true };
    expect(await bench.ask(saveLink, { ...link, reason: "No" })).toMatchObject({ status: 422 });
  }
});

test("who registers by a click is the affiliate's, once a click", async () => {
  const { cookie } = await bench.click();
  const member = await registerBy(cookie);
  expect(await isBrought(member)).toBe(true);
  expect(member.answer.cookies.find(({ name }) => name === "tucano_click")?.value).toBe("");
  expect(await isBrought(await registerBy(cookie))).toBe(false);
  for (const made of ["made-up", "%00", "'"]) {
    expect(await isBrought(await registerBy(made)), made).toBe(false);
  }
  expect(await isBrought(await registerTestMember(server))).toBe(false);
});

test("an invitation that is used wins, and who was brought is nobody's invitee later", async () => {
  const inviter = await registerTestMember(server);
  const { cookie } = await bench.click();
  const invited = await registerBy(cookie, { invite_code: inviter.user.invite_code });
  expect(await isBrought(invited)).toBe(false);
  expect(await server.rooms.members.inviterOf(invited.memberId)).toBe(inviter.memberId);

  const brought = await bench.bring();
  const binding = await server.rooms.members.bindInviter(brought.memberId, inviter.memberId);
  expect(binding).toBe("bound-already");
  expect(await server.rooms.members.inviterOf(brought.memberId)).toBeNull();
});

test("a click counts for its days and no longer", async () => {
  const clicks = [await bench.click(), await bench.click()];
  server.clock.advance(7 * DAY_MS);
  expect(await isBrought(await registerBy(clicks[0]?.cookie ?? null))).toBe(true);
  server.clock.advance(1_000);
  expect(await isBrought(await registerBy(clicks[1]?.cookie ?? null))).toBe(false);
});

test("programs and what is fetched ahead are not counted; who asks for privacy is, unnamed", async () => {
  const before = (await bench.detail()).funnel.clicks;
  for (const headers of [
    { "user-agent": "Googlebot/2.1" },
    { "user-agent": "WhatsApp/2.23" },
    { "sec-purpose": "prefetch;prerender" },
  ]) {
    expect((await bench.click("", headers)).cookie).toBeNull();
  }
  expect((await bench.detail()).funnel.clicks).toBe(before);
  expect((await bench.click("", { "sec-gpc": "1" })).cookie).toBeNull();
  expect((await bench.detail()).funnel.clicks).toBe(before + 1);
});

test("the desk finds an affiliate by whatever it was told", async () => {
  const other = {
    ...wish,
    company: "Sorte & Cia",
    contact: "Bia Lima",
    email: "bia@sorte.example",
  };
  const added = { ...other, tax_id: "12.ABC.345/01DE-35", pix_key: "caixa@sorte.example" };
  const { affiliate_id: others } = await bench.data(saveAffiliate, added);
  const found = async (search: string) => {
    const { list } = await bench.data(listAffiliates, { search });
    return list.map(({ affiliate_id }) => affiliate_id);
  };
  const mine = [bench.affiliateId];
  for (const text of [String(bench.affiliateId), "guia DE", "rui@", "12345678000195", "0001-95"]) {
    expect(await found(text), text).toEqual(mine);
  }
  for (const text of ["sorte &", "12ABC34501DE35", "bia lima", "caixa@"]) {
    expect(await found(text), text).toEqual([others]);
  }
  const link = `https://casino.example/go/${bench.code}?click_id=1`;
  for (const text of [bench.code, link]) expect(await found(text), text).toEqual(mine);
  for (const text of ["%", "_", "nobody's", "12", "0"]) expect(await found(text), text).toEqual([]);
  expect(await found(" ")).toHaveLength(2);
});

test("an affiliate who is stopped brings nobody new; one who has ended stays so", async () => {
  const affiliate_id = bench.affiliateId;
  const { cookie } = await bench.click();
  const save = (status: "active" | "stopped" | "ended") =>
    bench.ask(saveAffiliate, { ...wish, affiliate_id, status });
  await save("stopped");
  expect((await bench.click()).location).toBe("/register");
  expect((await bench.click()).cookie).toBeNull();
  expect(await isBrought(await registerBy(cookie))).toBe(false);
  await save("active");
  expect((await bench.click()).cookie).not.toBeNull();
  await save("ended");
  expect((await save("active")).body).toMatchObject({ error: "backoffice.affiliate_ended" });
});

test("only a company's key is paid to", async () => {
  for (const pix_key of ["123.456.789-09", "11987654321", "+5511987654321"]) {
    const { body } = await bench.ask(saveAffiliate, { ...wish, pix_key });
    expect(body, pix_key).toMatchObject({ error: "backoffice.affiliate_pix_key" });
  }
  const missing = { ...wish, affiliate_id: 999_999_999 };
  expect((await bench.ask(saveAffiliate, missing)).body).toMatchObject({
    error: "backoffice.affiliate_not_found",
  });
});
