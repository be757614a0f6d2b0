/**
 * A visitor opens the first pages without signing in: each has something to say, is accessible,
 * calls no foreign host and leaves the console silent. Every other page is opened in `ux`.
 */
import { expect } from "@playwright/test";
import { languageList } from "@tucano/contract/player/site/content.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { watch } from "../lib/guard.ts";
import { takePictures } from "../lib/pictures.ts";
import { test } from "../lib/test.ts";

const pages = [
  { path: "/", name: "home" },
  { path: "/game", name: "games" },
  { path: "/searchGames", name: "search" },
  { path: "/login", name: "login" },
  { path: "/nothing-here", name: "not-found" },
  { path: "/backoffice/", name: "backoffice-sign-in" },
] as const;

// A worker would keep the whole site behind every page; the journeys of the app are about that.
test.use({ serviceWorkers: "block" });

for (const { path, name } of pages) {
  test(`${path} opens for anybody`, async ({ page, baseURL }) => {
    const guard = watch(page, new URL(baseURL ?? "").host);
    // Before anybody asks to see them.
    const languages = path === "/" ? page.waitForResponse(`**${languageList.path}*`) : undefined;
    await page.goto(path, { waitUntil: "networkidle" });
    await languages;
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expectAccessible(page, path);
    await takePictures(page, name);
    guard.assertClean();
  });
}
