/**
 * The security centre: a new password is chosen in two steps and holds from then on, and whoever is
 * signed in elsewhere is out at once. Its other doors are walked in `ux`.
 */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { patientMs } from "../lib/patience.ts";
import { openAccount } from "../lib/people/account.ts";
import { watch } from "../lib/guard.ts";
import { makePerson, type Person } from "../lib/people/people.ts";
import { logIn, otherDevice } from "../lib/people/player.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";

// A worker would keep the whole site behind every page; the journeys of the app are about that.
test.use({ serviceWorkers: "block" });

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
  await page.getByLabel(say("Repeat password"), { exact: true }).fill("something-else");
  await page.getByRole("button", { name: say("Save the new password") }).click();
  await expect(page.getByText(say("The two passwords entered do not match!"))).toBeVisible();
  await page.getByLabel(say("Repeat password"), { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: say("Save the new password") }).click();
  const done = page.getByRole("heading", { name: say("The new password applies from now on.") });
  await expect(done).toBeFocused();
}

/** An open page hears that its session ends and says so at once; a closed one when it is opened. */
async function signInAndPutAway(page: Page, person: Person): Promise<void> {
  await logIn(page, person);
  await page.goto("about:blank");
}

/** The next thing an ended session asks is refused, and its page forgets the member. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.goto("/profile");
  const sentence = say("Currently not logged in, please log in first");
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText(say("Network error, please try again later"))).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("tucano.token"))).toBeNull();
}

test("a changed password holds at once, and other devices are out", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(patientMs(300_000));
  const origin = baseURL ?? "";
  const guard = watch(page, new URL(origin).host);
  const person = makePerson();
  await openAccount(origin, person);
  await logIn(page, person);
  const phone = await otherDevice(browser);
  await signInAndPutAway(phone, person);

  await test.step("change the password", () => changePassword(page, person));
  await test.step("the phone is out", () => expectSignedOut(phone));
  await test.step("the phone comes in with the new password", async () => {
    await signInAndPutAway(phone, { ...person, password: newPassword });
  });
  await test.step("sign the phone out from the list", async () => {
    await page.goto("/security-center/sessions");
    const row = page.getByRole("listitem").filter({ hasText: "Android" });
    await expect(row).toBeVisible();
    await row.getByRole("button").click();
    await expect(row).toHaveCount(0);
    await expectSignedOut(phone);
  });
  await phone.context().close();
  guard.assertClean();
});
