/**
 * A tool gets one key, whoever presses twice; an address inside the house is refused where it was
 * typed; and what goes out can be looked at, and left again, on a phone.
 */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { signInToOffice } from "../lib/people/desk.ts";
import { inBackoffice as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { minutes } from "./visit.ts";

const INSIDE = "https://10.0.0.8/tucano";
const OUTSIDE = "https://hooks.example.com/events/of/the/house/for/one/crm-0123456789";

async function open(page: Page, path: string, button: string) {
  await page.goto(`/backoffice${path}`);
  await page.getByRole("button", { name: say(button) }).click();
  return page.getByRole("dialog");
}

async function makeKey(page: Page): Promise<void> {
  const sheet = await open(page, "/api-keys", "New key");
  await sheet.getByLabel(say("Name"), { exact: true }).fill("CRM");
  await sheet.getByLabel(say("Reason")).fill("Para o CRM novo");
  await sheet.getByRole("button", { name: say("Make the key") }).dblclick();
  await expect(page.getByText(/^tuc_\S{30,}$/)).toBeVisible();
  await expectAccessible(page, "a key that is shown once");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("Close") })
    .click();
  await page.reload();
  await expect(page.getByRole("button", { name: say("Revoke") })).toHaveCount(1);
  const year = String(new Date().getFullYear() + 1);
  await expect(page.getByRole("time").filter({ hasText: year })).toHaveCount(1);
}

async function makeAddress(page: Page): Promise<void> {
  const sheet = await open(page, "/webhooks", "New address");
  const address = sheet.getByLabel(say("Address"), { exact: true });
  await address.fill(INSIDE);
  await sheet.getByLabel(say("Reason")).fill("Para o CRM novo");
  await sheet.getByRole("button", { name: say("Save") }).click();
  const first = sheet.getByRole("checkbox", { name: "member.registered.v1" });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await sheet.getByRole("checkbox", { name: "deposit.status.v1" }).check();
  await sheet.getByRole("button", { name: say("Save") }).click();
  await expect(sheet.getByRole("alert")).toBeInViewport();
  await address.fill(OUTSIDE);
  await sheet.getByRole("button", { name: say("Save") }).dblclick();
  await expect(page.getByText(/^whsec_\S{30,}$/)).toBeVisible();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("Close") })
    .click();
  await page.reload();
  await expect(page.getByRole("button", { name: say("Deliveries") })).toHaveCount(1);
}

test("keys and addresses, on a phone", async ({ page }) => {
  test.setTimeout(minutes(3));
  await signInToOffice(page);
  await page.setViewportSize({ width: 375, height: 667 });
  await test.step("a key", () => makeKey(page));
  await test.step("an address", () => makeAddress(page));
  await page.getByRole("button", { name: say("Deliveries") }).click();
  const close = page.getByRole("dialog").getByRole("button", { name: say("Close") });
  await expect(close).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, "deliveries");
  await close.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
