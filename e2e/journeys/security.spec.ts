/**
 * The security centre: a new password is chosen in two steps and holds from then on, and whoever is
 * signed in elsewhere is out at once.
 */
import { expect, test, type Browser, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { openAccount } from "../lib/account.ts";
import { watch } from "../lib/guard.ts";
import { makePerson, type Person } from "../lib/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { logIn } from "../lib/player.ts";
import { onPlayerSite as say } from "../lib/say.ts";

const newPassword = "jabuti-amarelo-9";

async function changePassword(page: Page, person: Person): Promise<void> {
  await page.goto("/security-center");
  await page.getByRole("link", { name: say("Login password") }).click();
  await expect(page).toHaveURL(/verify-password\?which=login/);
  await page.getByLabel(say("Login password"), { exact: true }).fill("not-my-password");
  await page.getByRole("button", { name: say("Continue"), exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel(say("Login password"), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: say("Continue"), exact: true }).click();

  await expect(page).toHaveURL(/change-password\?which=login/);
  await expectAccessible(page, "the new password");
  await page.getByLabel(say("New password"), { exact: true }).fill(newPassword);
  await page.getByLabel(say("Repeat it"), { exact: true }).fill("something-else");
  await page.getByRole("button", { name: say("Save the new password") }).click();
  await expect(page.getByText(say("The two passwords entered do not match!"))).toBeVisible();
  await page.getByLabel(say("Repeat it"), { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: say("Save the new password") }).click();
  const done = page.getByRole("heading", { name: say("The new password holds from now on.") });
  await expect(done).toBeFocused();
}

/** The next thing an ended session asks is refused, and its page forgets the member. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.goto("/profile");
  const sentence = say("Currently not logged in, please log in first");
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText(say("Network error, please try again later"))).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("tucano.token"))).toBeNull();
}

async function otherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) " +
      "Chrome/140.0.0.0 Mobile Safari/537.36",
  });
  return await context.newPage();
}

test("a changed password holds at once, and other devices are out", async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const guard = watch(page, new URL(origin).host);
  const person = makePerson();
  await openAccount(origin, person);
  await logIn(page, person);
  const phone = await otherDevice(browser);
  await logIn(phone, person);

  await test.step("see what is set up", async () => {
    await page.goto("/security-center");
    await expect(page.getByRole("heading", { name: say("Access") })).toBeVisible();
    await expectAccessible(page, "the security centre");
    await takePictures(page, "security-center");
  });
  await test.step("change the password", () => changePassword(page, person));
  await test.step("the phone is out", () => expectSignedOut(phone));
  await test.step("the phone comes in with the new password", async () => {
    await logIn(phone, { ...person, password: newPassword });
  });
  await test.step("sign the phone out from the list", async () => {
    await page.goto("/security-center/sessions");
    const row = page.getByRole("listitem").filter({ hasText: "Android" });
    await expect(row).toBeVisible();
    await expectAccessible(page, "the list of devices");
    await takePictures(page, "security-sessions");
    await row.getByRole("button").click();
    await expect(row).toHaveCount(0);
    await expectSignedOut(phone);
  });
  await phone.context().close();
  guard.assertClean();
});

test("a new password without the first step leads back to it", async ({ page, baseURL }) => {
  const person = makePerson();
  await openAccount(baseURL ?? "", person);
  await logIn(page, person);
  await page.goto("/security-center/change-password?which=withdrawal");
  await expect(page).toHaveURL(/verify-password\?which=withdrawal/);
  await page.getByLabel(say("Login password"), { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
  await page.getByLabel(say("New withdrawal password"), { exact: true }).fill("135791");
  await page.getByLabel(say("Repeat it"), { exact: true }).fill("135791");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: say("The new password holds from now on.") }),
  ).toBeVisible();
});
