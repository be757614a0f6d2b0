import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageList, site, socialLinks } from "@tucano/contract/content.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("every visitor is told where they are", () => {
  test("any host is served by the default site, Portuguese first", async () => {
    const { body } = await server.call(languageList, { name: "anything.example:8080" });
    expect(body.data[0]).toEqual({
      language_flag_link: "/languages/pt.svg", language_name: "Português", language_code: "pt",
    });
  });

  test("a demonstration says that it is one and names no company", async () => {
    const { body } = await server.call(site, {});
    expect(body.data.licence.is_demonstration).toBe(true);
    expect(body.data.licence.notice).toContain("not authorised");
    const { notice: _notice, is_demonstration: _is, ...facts } = body.data.licence;
    expect(Object.values(facts).every((fact) => fact === null)).toBe(true);
  });

  test("the four texts exist in both languages, and other languages fall back", async () => {
    for (const [lang, title] of [["pt", "Termos de uso"], ["en", "Terms of use"]] as const) {
      const { body } = await server.call(site, {}, { lang });
      expect(body.data.pages).toHaveLength(4);
      const terms = body.data.pages.find((page: { code: string }) => page.code === "terms");
      expect(terms).toMatchObject({ title, lang });
      expect(terms.sections.length).toBeGreaterThan(4);
    }
    const thai = (await server.call(site, {}, { lang: "th" })).body.data;
    expect(thai.pages[0].lang).toBe("en");
    expect(thai.lang).toBe("th");
  });

  test("the shell leaves the bodies out, one page's part keeps that one", async () => {
    const bodies = async (part: "shell" | "privacy") =>
      (await server.call(site, { part })).body.data.pages.filter(
        (page: { sections: unknown[] }) => page.sections.length > 0,
      );
    expect(await bodies("shell")).toHaveLength(0);
    expect((await bodies("privacy")).map((page: { code: string }) => page.code)).toEqual([
      "privacy",
    ]);
  });

  test("banners lead to paths of this site", async () => {
    const { body } = await server.call(site, {}, { lang: "pt" });
    expect(body.data.banners).toHaveLength(4);
    for (const banner of body.data.banners) expect(banner.target).toMatch(/^\/[a-z]/i);
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
