import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageList, site, socialLinks } from "@tucano/contract/player/site/content.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { languages } from "@tucano/i18n/languages.ts";
import { setNumbers } from "../../testing/numbers.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function readSite(input: RequestOf<typeof site>, lang = "en"): Promise<DataOf<typeof site>> {
  return (await server.call(site, input, { lang })).body.data as DataOf<typeof site>;
}

describe("every visitor is told where they are", () => {
  test("any host is served by the default site, Portuguese first", async () => {
    const { body } = await server.call(languageList, { name: "anything.example:8080" });
    expect(body.data[0]).toEqual({
      language_flag_link: "/languages/pt.svg",
      language_name: "Português",
      language_code: "pt",
    });
  });

  test("a demonstration says that it is one and names no company", async () => {
    const { licence } = await readSite({});
    expect(licence.is_demonstration).toBe(true);
    expect(licence.notice).toContain("not authorised");
    const { notice: _notice, is_demonstration: _is, ...facts } = licence;
    expect(Object.values(facts).every((fact) => fact === null)).toBe(true);
  });

  test("the four texts exist in each of the nine languages, every paragraph of them", async () => {
    const shapes = await Promise.all(
      languages.map(async (lang) => {
        const { pages } = await readSite({}, lang);
        expect(pages.map((page) => page.lang)).toEqual([lang, lang, lang, lang]);
        expect(pages.find((page) => page.code === "terms")?.sections.length).toBeGreaterThan(4);
        return pages.map(({ code, sections }) => [
          code,
          sections.map((one) => one.paragraphs.length),
        ]);
      }),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  test("what a visitor sees first is said in each of the nine languages", async () => {
    const said = await Promise.all(
      languages.map(async (lang) => {
        const { banners, footer, tagline } = await readSite({}, lang);
        return [tagline, footer.age_notice, ...banners.map(({ text }) => text)];
      }),
    );
    const [first = []] = said;
    for (const index of first.keys()) {
      const words = said.map((texts) => texts[index]);
      expect(new Set(words).size, words.join(" | ")).toBe(9);
    }
  });

  test("questions stand in groups, the same number of them in every language", async () => {
    const groupsIn = async (lang: string): Promise<number[]> => {
      const { pages } = await readSite({ part: "faq" }, lang);
      const sections = pages.find((page) => page.code === "faq")?.sections ?? [];
      const groups = Map.groupBy(sections, ({ group }) => group);
      expect(groups.has(undefined)).toBe(false);
      return [...groups.values()].map((questions) => questions.length);
    };
    for (const lang of languages) expect(await groupsIn(lang), lang).toEqual(await groupsIn("en"));
    const { pages } = await readSite({ part: "terms" });
    expect(pages.every(({ sections }) => sections.every((one) => !("group" in one)))).toBe(true);
  });

  test("the shell leaves the bodies out, one page's part keeps that one", async () => {
    const bodies = async (part: "shell" | "privacy") =>
      (await readSite({ part })).pages.filter((page) => page.sections.length > 0);
    expect(await bodies("shell")).toHaveLength(0);
    expect((await bodies("privacy")).map((page) => page.code)).toEqual(["privacy"]);
  });

  test("banners lead to paths of this site", async () => {
    const { banners } = await readSite({}, "pt");
    expect(banners).toHaveLength(4);
    for (const banner of banners) expect(banner.target).toMatch(/^\/[a-z]/i);
  });

  test("a site without channels has an empty list", async () => {
    expect((await server.call(socialLinks, { site: "tucano" })).body.data).toEqual({ list: [] });
  });

  test("a host name as long as a novel is refused, a strange one is served", async () => {
    expect((await server.send(site, { name: "x".repeat(254) })).status).toBe(422);
    expect((await server.send(site, { name: "'; DROP SCHEMA content --" })).status).toBe(200);
    expect((await server.send(site, { part: "everything" })).status).toBe(422);
  });
});

test("what the market has opened is what the site says is open", async () => {
  const { market } = server.rooms;
  const open = await market.read("switches");
  const policyAfter = async (changes: Partial<typeof open>) => {
    const effectiveFrom = new Date(server.clock.now().getTime() + 60_000);
    await setNumbers(server, "switches", {
      effectiveFrom,
      value: { ...open, ...changes },
      setBy: "a@b.c",
    });
    server.clock.advance(120_000);
    const { promotions, invitations } = (await readSite({})).policy;
    return { promotions, invitations };
  };
  expect((await readSite({})).policy).toMatchObject({ promotions: true, invitations: true });
  expect(await policyAfter({ hasAgency: false })).toEqual({ promotions: true, invitations: false });
  expect(await policyAfter({ hasBonuses: false })).toEqual({ promotions: true, invitations: true });
  const closed = { hasBonuses: false, hasLoyalty: false };
  expect(await policyAfter(closed)).toEqual({ promotions: false, invitations: true });
});

test("a second site is found by its own host, with its own name, colours and banners", async () => {
  const second = await readSite({ name: "demo2.localhost:3000" }, "pt");
  expect(second).toMatchObject({ code: "garoa", name: "Garoa" });
  expect(second.theme.tokens["beak"]).toBe("#5ad1c4");
  expect(second.banners.map(({ code }) => code)).toEqual(["luar", "voo"]);
  expect((await readSite({ name: "localhost:3000" }, "pt")).code).toBe("tucano");
});
