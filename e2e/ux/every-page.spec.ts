/**
 * Every page, signed out and in, dark and light, from the narrowest phone to the desk: nothing
 * sticks out, nothing keeps anybody from using it, nothing jumps, every amount is written as money
 * is and larger ones have room, no foreign host is called.
 */
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { graveFindings } from "../lib/accessibility.ts";
import { findStrayAmounts } from "../lib/amounts.ts";
import { type Guard, watch } from "../lib/guard.ts";
import { test } from "../lib/test.ts";
import { tightAmounts } from "./fitting.ts";
import { everyAddress } from "./pages.ts";
import {
  choose,
  enterWithHistory,
  minutes,
  noteShifts,
  overflowOf,
  settle,
  SHIFT_MAX,
  shiftOf,
  type Theme,
  wordsOf,
} from "./visit.ts";

const WIDTHS = [320, 375, 768, 1440];
const PICTURED = [375, 1440];
const pictures = join(import.meta.dirname, "../../test-results/site");

/** The gallery shows a ticked box as such; in the profile are settings of one's own screen. */
const TICKED = ["/gallery", "/profile"];

/** Consent is given, never presumed. */
async function tickedBoxes(page: Page, path: string): Promise<string[]> {
  if (TICKED.includes(path)) return [];
  const boxes = page.locator("label:has(input[type=checkbox]:checked)");
  return (await boxes.allInnerTexts()).map((text) => `ticked in advance: ${text}`);
}

/** Whoever has more than these walks: what is written here is not what the page wrote. */
async function amountsWithoutRoom(page: Page, path: string): Promise<string[]> {
  if (path === "/gallery") return [];
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 812 });
    const tight = await tightAmounts(page);
    found.push(...tight.map((text) => `at ${width} there is no room for ${text}`));
  }
  return found;
}

/** For people: whole pages, by who saw them and how. */
async function takePicture(page: Page, path: string, where: string, width: number): Promise<void> {
  const name = path.replaceAll(/[^\w-]+/g, "_");
  const file = join(pictures, where, `${name}-${width}.jpg`);
  await page.screenshot({ path: file, type: "jpeg", quality: 60, fullPage: true });
}

async function lookAt(page: Page, path: string, where: string, guard: Guard): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  await settle(page);
  const { sum, moved } = await shiftOf(page);
  const found = await graveFindings(page);
  const stray = await findStrayAmounts(page);
  if (stray.length > 0) found.push(`amounts written otherwise: ${stray.join(" | ")}`);
  if (sum > SHIFT_MAX) found.push(`a layout shift of ${sum.toFixed(3)}: ${moved.join(", ")}`);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 812 });
    const outside = await overflowOf(page);
    if (outside.length > 0) found.push(`at ${width} there sticks out ${outside.join(", ")}`);
    if (PICTURED.includes(width)) await takePicture(page, path, where, width);
  }
  found.push(...(await amountsWithoutRoom(page, path)));
  return [...found, ...(await tickedBoxes(page, path)), ...guard.take()];
}

const cases = (["visitor", "member"] as const).flatMap((who) =>
  (["dark", "light"] as const).map((theme: Theme) => ({ who, theme })),
);

for (const { who, theme } of cases) {
  test(`every page for a ${who}, ${theme}`, async ({ page, baseURL }) => {
    test.setTimeout(minutes(15));
    const guard = watch(page, new URL(baseURL ?? "").host);
    await choose(page, theme);
    await page.addInitScript(noteShifts);
    if (who === "member") await enterWithHistory(page, baseURL ?? "");
    const findings: string[] = [];
    for (const path of await everyAddress(baseURL ?? "")) {
      await test.step(path, async () => {
        const found = await lookAt(page, path, `${who}-${theme}`, guard).catch((error: unknown) => [
          wordsOf(error),
        ]);
        findings.push(...found.map((one) => `${path}: ${one}`));
      });
    }
    expect(findings).toEqual([]);
  });
}
