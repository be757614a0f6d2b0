/**
 * Every page of the back office, in a house with people in it, in both languages and themes, on a
 * phone and at a desk: nothing keeps anybody from using it, nothing sticks out, each page has one
 * heading and a name of its own, what has the focus is marked, amounts and days are written as
 * people write them, nothing is called by the name that programs have for it, and the console has
 * nothing to say.
 */
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { graveFindings } from "../lib/accessibility.ts";
import { findStrayAmounts } from "../lib/amounts.ts";
import { signInColleague } from "../lib/people/desk-colleague.ts";
import { signInToOffice } from "../lib/people/desk.ts";
import { type Guard, watch } from "../lib/guard.ts";
import { test } from "../lib/test.ts";
import { furnish, type House } from "./backoffice-house.ts";
import { everyOfficePage } from "./backoffice-pages.ts";
import { minutes, overflowOf, settle, wordsOf } from "./visit.ts";

const WIDTHS = [375, 1440] as const;
const PRESSES = 8;
const pictures = join(import.meta.dirname, "../../test-results/office");

/** Pages that stand by themselves, before anybody is signed in. */
const BARE = /^\/(?:sign-in|invitation)/;

/** Long texts, which are edited there. */
const WRITTEN = /^\/content\/texts/;

/** A day or a moment as the wire has it, where people read it. */
function findBareDays(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? "";
      const element = walker.currentNode.parentElement;
      if (element?.closest("code,pre,textarea,option") || !element?.checkVisibility()) continue;
      if (/\b\d{4}-\d{2}-\d{2}\b/.test(text)) found.push(text.slice(0, 80));
    }
    return found;
  });
}

/**
 * What programs call something, where people read it: `before_play`, `rechargeRebate`,
 * `house/boteco-777`, "pocket 6". Names for programs that are meant to be read stand in a `code`.
 */
function findBareCodes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shapes = [
      /(?<![\w@./-])[a-z]+(?:_[a-z0-9]+)+(?![\w@/-])/,
      /(?<![\w@./-])[a-z]{2,}[A-Z][a-zA-Z]*(?![\w@/-])/,
      /(?<![\w@./:-])[a-z][a-z0-9-]+\/[a-z][a-z0-9]*-[a-z0-9-]+/,
      /(?<![\w@./-])[a-z][a-z_-]+:\w+/,
      /\bpocket \d/,
    ];
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? "";
      const element = walker.currentNode.parentElement;
      if (element?.closest("code,pre,textarea,style,script")) continue;
      const isShown = element?.closest("option") !== null || element?.checkVisibility();
      if (!isShown) continue;
      const codes = shapes.flatMap((shape) => shape.exec(text)?.[0] ?? []);
      found.push(...codes.map((code) => `${code} in "${text.slice(0, 60)}"`));
    }
    return [...new Set(found)];
  });
}

/** What the Tab key reaches and nobody sees. */
async function unseenFocus(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press("Tab");
    const unseen = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return null;
      // Of a field's parts, such as the days of a date, the browser marks each by itself.
      if (activeElement.matches("[type=date], [type=datetime-local]")) return null;
      const isOutlined = (element: Element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== "none" && outlineWidth !== "0px";
      };
      // A field with a sign before it is marked together with it.
      const frame = activeElement.closest("[class*=focus-within]") ?? activeElement;
      return isOutlined(activeElement) || isOutlined(frame) ? null : activeElement.outerHTML;
    });
    if (unseen !== null) found.push(`focus is not marked: ${unseen.slice(0, 90)}`);
  }
  return found;
}

async function lookAt(page: Page, path: string, where: string, guard: Guard): Promise<string[]> {
  await page.setViewportSize({ width: WIDTHS[1], height: 900 });
  await page.goto(`/backoffice${path}`);
  await settle(page);
  const found: string[] = [];
  const headings = await page.getByRole("heading", { level: 1 }).allInnerTexts();
  if (headings.length !== 1) found.push(`headings: ${headings.join(" | ")}`);
  const title = await page.title();
  if (!BARE.test(path) && !title.startsWith(headings[0] ?? " ")) found.push(`called "${title}"`);
  // What is written for players is shown there as it was written.
  const stray = WRITTEN.test(path) ? [] : await findStrayAmounts(page);
  if (stray.length > 0) found.push(`amounts written otherwise: ${stray.join(" | ")}`);
  const days = await findBareDays(page);
  if (days.length > 0) found.push(`days written otherwise: ${days.join(" | ")}`);
  // What is written for players, or by programs' names, is shown there as it is.
  const codes = WRITTEN.test(path) ? [] : await findBareCodes(page);
  if (codes.length > 0) found.push(`names that programs use: ${codes.join(" | ")}`);
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await graveFindings(page)).map((one) => `at ${width} ${one}`));
    const outside = await overflowOf(page);
    if (outside.length > 0) found.push(`at ${width} there sticks out ${outside.join(", ")}`);
    const name = path.replaceAll(/[^\w-]+/g, "_").replaceAll(/\d{6,}/g, "n");
    const file = join(pictures, where, `${name}-${width}.jpg`);
    await page.screenshot({ path: file, type: "jpeg", quality: 60, fullPage: true });
  }
  return [...found, ...(await unseenFocus(page)), ...guard.take()];
}

let house: House | undefined;

/** Furnished once: the pages are looked at in each language and theme. */
async function makeHouse(browser: Browser, origin: string, admin: Page): Promise<House> {
  if (house !== undefined) return house;
  const page = await (await browser.newContext({ baseURL: origin, locale: "pt-BR" })).newPage();
  await signInColleague(page);
  house = await furnish(origin, admin, page);
  await page.context().close();
  return house;
}

const cases = [
  { lang: "pt", theme: "dark" },
  { lang: "en", theme: "light" },
  { lang: "pt", theme: "light" },
  { lang: "en", theme: "dark" },
] as const;

for (const { lang, theme } of cases) {
  test(`every page of the office, ${lang}, ${theme}`, async ({ browser, page, baseURL }) => {
    test.setTimeout(minutes(15));
    const origin = baseURL ?? "";
    const guard = watch(page, new URL(origin).host);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: theme });
    await signInToOffice(page);
    const pages = everyOfficePage(await makeHouse(browser, origin, page));
    await page.evaluate((code) => localStorage.setItem("tucano.backoffice.lang", code), lang);
    const findings: string[] = [];
    for (const path of pages) {
      await test.step(path, async () => {
        const looked = lookAt(page, path, `${lang}-${theme}`, guard);
        const found = await looked.catch((error: unknown) => [wordsOf(error)]);
        findings.push(...found.map((one) => `${path}: ${one}`));
      });
    }
    expect(findings).toEqual([]);
  });
}
