/**
 * A visitor opens every page without signing in: each has something to say, is accessible, calls no
 * foreign host and leaves the console silent.
 */
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { watch } from "../lib/guard.ts";
import { takePictures } from "../lib/pictures.ts";

const pages = [
  { path: "/", name: "home", isKept: true },
  { path: "/game", name: "games", isKept: true },
  { path: "/searchGames", name: "search", isKept: true },
  { path: "/login", name: "login", isKept: true },
  { path: "/recharge", name: "recharge-signed-out", isKept: false },
  { path: "/withdraw", name: "withdraw-signed-out", isKept: false },
  { path: "/profile", name: "profile-signed-out", isKept: false },
  { path: "/fairness", name: "fairness", isKept: false },
  { path: "/responsible-gaming", name: "responsible-gaming", isKept: false },
  { path: "/terms", name: "terms", isKept: false },
  { path: "/nothing-here", name: "not-found", isKept: true },
  { path: "/backoffice/", name: "backoffice-sign-in", isKept: true },
] as const;

// A worker would keep the whole site behind every page; the journeys of the app are about that.
test.use({ serviceWorkers: "block" });

for (const { path, name, isKept } of pages) {
  test(`${path} opens for anybody`, async ({ page, baseURL }) => {
    const guard = watch(page, new URL(baseURL ?? "").host);
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expectAccessible(page, path);
    if (isKept) await takePictures(page, name);
    guard.assertClean();
  });
}
