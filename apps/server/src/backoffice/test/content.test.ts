// Protects: what a site says is edited by the door and seen at once; new terms hold two weeks after
// they were announced and every player is told once; nothing is shown before its time or after it.
import { createCanvas } from "@napi-rs/canvas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "@tucano/contract/backoffice/access/audit.ts";
import * as notices from "@tucano/contract/backoffice/site/content-messages.ts";
import * as pages from "@tucano/contract/backoffice/site/content-pages.ts";
import * as sites from "@tucano/contract/backoffice/site/content-sites.ts";
import { comingPage, site as readSite, socialLinks } from "@tucano/contract/player/site/content.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { chooseMessages } from "@tucano/contract/player/site/message-choices.ts";
import { listAnnouncements, listNotifications } from "@tucano/contract/player/site/messages.ts";
import { SEND_CAMPAIGNS_JOB } from "../../messages/index.ts";
import { registerTestMember, type TestMember } from "../../testing/people/people.ts";
import type { TestFile } from "../../testing/requests.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";
import { type Hired, hire } from "./staff-bench.ts";

let server: TestServer;
let editor: Hired;
let ana: TestMember;
beforeAll(async () => {
  server = await startTestServer();
  ana = await registerTestMember(server);
  editor = await hire(server, { role: "content" });
});
afterAll(() => server.close());

const reason = "As agreed";
const DAY_MS = 86_400_000;
const later = (ms: number) => new Date(server.clock.now().getTime() + ms).toISOString();

async function siteOf(input: RequestOf<typeof readSite>, lang = "pt") {
  return (await server.call(readSite, input, { lang })).body.data as DataOf<typeof readSite>;
}

async function officeSites() {
  const { body } = await server.call(sites.listSites, {}, editor);
  return (body.data as DataOf<typeof sites.listSites>).list;
}

test("a site is edited whole, found by its own host alone, and the log has what changed", async () => {
  const first = (await officeSites()).find(({ is_default }) => is_default);
  if (first === undefined) throw new Error("No default site.");
  const { is_default: _is, ...site } = first;
  const second = {
    ...site,
    code: "second",
    name: "Segunda",
    hosts: ["segunda.example"],
    theme: { mode: "dark" as const, tokens: { beak: "#22aa66" } },
    social_links: [{ code: "xis", label: "X", url: "https://x.com/segunda" }],
  };
  const saved = await server.call(sites.saveSite, { site: second, reason }, editor);
  expect(saved.status).toBe(200);
  const seen = await siteOf({ name: "segunda.example:3000" });
  expect(seen).toMatchObject({ name: "Segunda", theme: { tokens: { beak: "#22aa66" } } });
  const { body } = await server.call(socialLinks, { site: "second" });
  expect(body.data.list).toEqual([{ code: "xis", label: "X", url: "https://x.com/segunda" }]);
  const twin = { ...second, code: "third" };
  const taken = await server.call(sites.saveSite, { site: twin, reason }, editor);
  expect([taken.status, taken.body.error]).toEqual([409, "backoffice.host_taken"]);
  const log = await server.call(listAudit, { subject: "site:second" }, await auditor());
  expect(log.body.data.list[0]).toMatchObject({
    action: "site.save",
    reason,
    after: { name: "Segunda" },
  });
  for (const url of ["javascript:alert(1)", "http://x.com"]) {
    const bad = { ...second, social_links: [{ code: "xis", label: "X", url }] };
    const refused = await server.call(sites.saveSite, { site: bad, reason }, editor);
    expect(refused.body.error).toBe("common.invalid_input");
  }
});

const auditor = () => hire(server, { role: "compliance" });

test("a banner is shown in its time, in the order that was set, and goes when it is removed", async () => {
  const banner = {
    site: "tucano",
    code: "summer",
    is_shown: true,
    target: "/game",
    image: "/art/banners/welcome.avif",
    game_code: null,
    starts_at: later(60_000),
    ends_at: later(5 * 60_000),
    texts: { pt: { headline: "Verão", text: "", action: "Ver" } },
  };
  const bad = { ...banner, target: "//evil.example" };
  const refused = await server.call(sites.saveBanner, { banner: bad, reason }, editor);
  expect(refused.body.error).toBe("common.invalid_input");
  const backwards = { ...banner, ends_at: later(-60_000) };
  const never = await server.call(sites.saveBanner, { banner: backwards, reason }, editor);
  expect(never.body.error).toBe("common.invalid_input");
  expect((await server.call(sites.saveBanner, { banner, reason }, editor)).status).toBe(200);
  const codes = async () => (await siteOf({ part: "shell" })).banners.map(({ code }) => code);
  expect(await codes()).not.toContain("summer");
  const order = { site: "tucano", codes: ["summer"], reason };
  expect((await server.call(sites.orderBanners, order, editor)).status).toBe(200);
  server.clock.advance(70_000);
  expect((await codes())[0]).toBe("summer");
  server.clock.advance(5 * 60_000);
  expect(await codes()).not.toContain("summer");
  const gone = { site: "tucano", code: "summer", reason };
  expect((await server.call(sites.removeBanner, gone, editor)).status).toBe(200);
  expect((await server.call(sites.removeBanner, gone, editor)).status).toBe(404);
});

test("a picture that is sent is drawn anew, stored once, and served to everybody for ever", async () => {
  const send = (file?: TestFile) =>
    server.call(
      sites.uploadBannerImage,
      {},
      { ...editor, ...(file === undefined ? {} : { file }) },
    );
  const canvas = createCanvas(2_000, 500);
  const bytes = await canvas.encode("jpeg");
  const sent = await send({ type: "image/jpeg", bytes });
  const data = sent.body.data as DataOf<typeof sites.uploadBannerImage>;
  expect(data).toMatchObject({
    image: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
    width: 1_440,
    height: 360,
  });
  expect((await send({ type: "image/jpeg", bytes })).body.data).toEqual(data);
  const served = await server.app.inject({ url: data.image });
  expect(served.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(served.rawPayload.subarray(8, 12).toString()).toBe("WEBP");
  expect((await server.app.inject({ url: `/media/${"0".repeat(64)}.webp` })).statusCode).toBe(404);
  const broken = Buffer.concat([bytes.subarray(0, 200), Buffer.alloc(50)]);
  const refused = await send({ type: "image/jpeg", bytes: broken });
  expect([refused.status, refused.body.error]).toEqual([422, "backoffice.picture_unreadable"]);
  const script = Buffer.from("<script>alert(1)</script>");
  expect((await send({ type: "image/png", bytes: script })).status).toBe(415);
  const subject = `image:${data.image}`;
  const log = await server.call(listAudit, { subject }, await auditor());
  expect(log.body.data.list[0]).toMatchObject({ action: "banner.image", operator: editor.email });
});

test("terms are announced two weeks ahead, to everybody once, and hold when their day has come", async () => {
  const name = { site: "tucano", page: "terms" } as const;
  const draft = {
    ...name,
    language: "pt" as const,
    title: "Termos novos",
    sections: [{ heading: "Um", paragraphs: ["Tudo muda."] }],
  };
  const nothing = { ...name, effective_from: null, reason };
  expect((await server.call(pages.publishPage, nothing, editor)).status).toBe(404);
  expect((await server.call(pages.saveDraft, draft, editor)).status).toBe(200);
  const early = { ...nothing, effective_from: later(13 * DAY_MS) };
  const refused = await server.call(pages.publishPage, early, editor);
  expect([refused.status, refused.body.error]).toEqual([422, "backoffice.terms_too_soon"]);
  const published = await server.call(pages.publishPage, nothing, editor);
  expect(published.body.data).toMatchObject({ version: 1, is_told: true });
  await server.house.rooms.messages.listCampaigns({ before: null, limit: 1 });
  await server.jobs.runNow(SEND_CAMPAIGNS_JOB);
  await server.jobs.runNow(SEND_CAMPAIGNS_JOB);
  const inbox = await server.call(listNotifications, {}, { token: ana.token, lang: "pt" });
  const told = (inbox.body.data as DataOf<typeof listNotifications>).list;
  expect(told.filter(({ code }) => code === "terms_announced")).toHaveLength(1);
  expect(told[0]).toMatchObject({ link: "/terms", title: "Novos termos e condições" });
  const termsIn = async (lang: string) =>
    (await siteOf({ part: "terms" }, lang)).pages.find(({ code }) => code === "terms");
  expect(await termsIn("pt")).toMatchObject({ title: "Termos e condições" });
  // Before its day the new text is there to be read, by whoever asks.
  const comingIn = async (lang: string) => {
    const { body } = await server.call(comingPage, { page: "terms" }, { lang });
    return (body.data as DataOf<typeof comingPage>).coming;
  };
  const from = (published.body.data as DataOf<typeof pages.publishPage>).effective_from;
  expect(await comingIn("pt")).toMatchObject({
    effective_from: from,
    page: { title: "Termos novos", sections: [{ heading: "Um" }] },
  });
  expect(await comingIn("en")).toMatchObject({ page: { title: "Terms and conditions" } });
  expect((await server.call(comingPage, { page: "privacy" })).body.data.coming).toBeNull();
  server.clock.advance(14 * DAY_MS + 5_000);
  expect(await termsIn("pt")).toMatchObject({ title: "Termos novos" });
  expect(await comingIn("pt")).toBeNull();
  // The languages that nobody touched say what they said.
  expect(await termsIn("en")).toMatchObject({ title: "Terms and conditions" });
});

test("a notification goes to its segment at its time, each once, and can be stopped", async () => {
  editor = await hire(server, { role: "content" });
  const bob = await registerTestMember(server);
  const silent = await registerTestMember(server);
  const channels = { inbox: true, mail: false, sms: false };
  await server.call(chooseMessages, { channels }, { token: bob.token });
  const input = {
    texts: { pt: { title: "Jogo novo", text: "Chegou." }, en: { title: "New", text: "Here." } },
    link: "/game",
    segment: { registered_from: later(-60_000) },
    starts_at: later(60_000),
    reason,
  };
  const scheduled = await server.call(notices.scheduleCampaign, input, editor);
  const { id } = scheduled.body.data as DataOf<typeof notices.scheduleCampaign>;
  const toldTo = async ({ token }: TestMember, lang: string) => {
    const { body } = await server.call(listNotifications, {}, { token, lang });
    const { list } = body.data as DataOf<typeof listNotifications>;
    return list.filter(({ code }) => code === "house_message").map(({ title }) => title);
  };
  await server.jobs.runNow(SEND_CAMPAIGNS_JOB);
  expect(await toldTo(bob, "en")).toEqual([]);
  server.clock.advance(61_000);
  await server.jobs.runNow(SEND_CAMPAIGNS_JOB);
  await server.jobs.runNow(SEND_CAMPAIGNS_JOB);
  expect(await toldTo(bob, "en")).toEqual(["New"]);
  expect(await toldTo(bob, "th")).toEqual(["New"]);
  expect(await toldTo(silent, "en")).toEqual([]);
  const { body } = await server.call(notices.listCampaigns, {}, editor);
  const { list } = body.data as DataOf<typeof notices.listCampaigns>;
  expect(list[0]).toMatchObject({ id, state: "sent", told: 1 });
  const done = await server.call(notices.stopCampaign, { id, reason }, editor);
  expect(done.status).toBe(404);
  const next = await server.call(
    notices.scheduleCampaign,
    { ...input, starts_at: later(DAY_MS) },
    editor,
  );
  const stop = { id: next.body.data.id as number, reason };
  expect((await server.call(notices.stopCampaign, stop, editor)).status).toBe(200);
});

test("an announcement is read by everybody until it is ended", async () => {
  const announcement = {
    site: null,
    texts: { pt: { title: "Manutenção", text: "Quarta." } },
    link: null,
    is_pinned: true,
    starts_at: later(-1_000),
    ends_at: null,
  };
  const added = await server.call(notices.announce, { announcement, reason }, editor);
  const { id } = added.body.data as DataOf<typeof notices.announce>;
  const titles = async () => {
    const { body } = await server.call(listAnnouncements, {});
    return (body.data as DataOf<typeof listAnnouncements>).list.map(({ title }) => title);
  };
  expect(await titles()).toContain("Manutenção");
  expect((await server.call(notices.endAnnouncement, { id, reason }, editor)).status).toBe(200);
  expect(await titles()).not.toContain("Manutenção");
  const { body } = await server.call(notices.listOfficeAnnouncements, {}, editor);
  expect(body.data.list[0]).toMatchObject({ id, state: "over", set_by: editor.email });
});
