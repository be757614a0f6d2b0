/// <reference lib="dom" />
/** Without a network the shell stands within a second, also on a page that was never seen. */
import { expect } from "@playwright/test";
import { patientMs } from "../lib/patience.ts";
import { test } from "../lib/test.ts";

const SHELL_MS = patientMs(1_000);

test("the shell stands within a second", async ({ page, context }) => {
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await context.setOffline(true);
  for (const address of ["/game", "/"]) {
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("banner")).toBeVisible({ timeout: SHELL_MS });
  }
});
