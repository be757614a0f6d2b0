/**
 * An account elsewhere: a newcomer comes in by it without a password, a member links it and parts
 * from it, whoever refuses there changes nothing here, and nothing of it stays in an address.
 */
import { expect, type Page } from "@playwright/test";
import { platformClient } from "@tucano/workshop/platform-client.ts";
import { startSocialPlatform } from "@tucano/workshop/social-platform.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { openAccount } from "../lib/people/account.ts";
import { makePerson } from "../lib/people/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { logIn } from "../lib/people/player.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";

test.use({ serviceWorkers: "block" });
// One platform, and one visitor of it at a time.
test.describe.configure({ mode: "serial" });

const name = platformClient.OIDC_NAME;
const named = (source: string) => say(source).replace("{name}", name);

let platform: Awaited<ReturnType<typeof startSocialPlatform>>;
test.beforeAll(async ({ baseURL }) => {
  const port = Number(process.env["E2E_PLATFORM_PORT"]);
  platform = await startSocialPlatform({ port, site: baseURL ?? "" });
});
test.afterAll(() => platform.close());

async function comeBy(page: Page, account: string | null): Promise<void> {
  platform.visitor = account;
  await page.goto("/login");
  await page.getByRole("button", { name: named("Continue with {name}") }).click();
}

async function expectNothingSaid(page: Page): Promise<void> {
  expect(page.url()).not.toMatch(/code=|state=|iss=/);
}

test("a newcomer registers without a password and comes back the same way", async ({ page }) => {
  const person = makePerson();
  await comeBy(page, person.account);
  const sheet = page.getByRole("dialog");
  const asked = say("You log in with {platform}, so you don't need a password here.");
  await expect(sheet.getByText(asked.replace("{platform}", name))).toBeVisible();
  await expect(sheet.getByLabel(say("Full name"))).toHaveValue(`${person.account} da Praça`);
  await expectNothingSaid(page);
  await expectAccessible(page, "a registration that needs no password");
  await takePictures(page, "social-register");
  // A number is nobody's name: what the platform says is a beginning, and can be changed.
  await sheet.getByLabel(say("Full name")).fill(person.realname);
  await sheet.getByLabel("CPF").fill(person.cpf);
  await sheet.getByLabel(say("Birth date")).pressSequentially("17051990");
  await sheet.getByLabel(say("Mobile phone")).fill(person.phone);
  await sheet.getByRole("button", { name: say("Continue"), exact: true }).click();
  await sheet.getByLabel(say("Username")).fill(person.account);
  await expect(sheet.getByLabel(say("Password"), { exact: true })).toHaveCount(0);
  await sheet.getByLabel(say("Withdrawal password")).fill(person.withdrawalPassword);
  await sheet.getByText(say("I am over 18 years old.")).click();
  await sheet.getByRole("button", { name: say("Create account"), exact: true }).click();
  await expect(page.getByTestId("balance").first()).toBeVisible();

  await page.goto("/security-center/social");
  await expect(page.getByText(say("Your account has no password yet."))).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
  await comeBy(page, person.account);
  await expect(page.getByTestId("balance").first()).toBeVisible();
  await expectNothingSaid(page);
});

test("a member links the platform, comes in by it, and parts from it", async ({
  page,
  baseURL,
}) => {
  const person = makePerson();
  await openAccount(baseURL ?? "", person);
  await logIn(page, person);
  await page.goto("/security-center");
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: say("Link"), exact: true }).click();
  platform.visitor = person.account;
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(say("Login password"), { exact: true }).fill(person.password);
  await sheet.getByRole("button", { name: named("Go to {name}") }).click();
  const done = say("Linked. You can now log in with it.");
  await expect(page.getByText(done)).toBeVisible();
  await expect(page).toHaveURL(/\/security-center\/social$/);
  await expectAccessible(page, "a linked platform");
  await takePictures(page, "social-linked");

  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
  await comeBy(page, person.account);
  await expect(page.getByTestId("balance").first()).toBeVisible();
  await page.goto("/security-center/social");
  await page.getByRole("button", { name: say("Remove"), exact: true }).click();
  await sheet.getByLabel(say("Login password"), { exact: true }).fill(person.password);
  await sheet.getByRole("button", { name: say("Remove"), exact: true }).click();
  await expect(page.getByText(say("Not linked"))).toBeVisible();
});

test("a member who refuses there stays logged in, and is shown the way back", async ({
  page,
  baseURL,
}) => {
  const person = makePerson();
  await openAccount(baseURL ?? "", person);
  await logIn(page, person);
  await page.goto("/security-center/social");
  await page.getByRole("button", { name: say("Link"), exact: true }).click();
  platform.visitor = null;
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(say("Login password"), { exact: true }).fill(person.password);
  await sheet.getByRole("button", { name: named("Go to {name}") }).click();
  await expect(page.getByText(say("No account was linked."))).toBeVisible();
  await expect(page.getByTestId("balance").first()).toBeVisible();
  await expect(page.getByText(say("You are not logged in."))).toHaveCount(0);
  await expectAccessible(page, "a link that was refused elsewhere");
  await takePictures(page, "social-link-refused");
  await page
    .getByRole("main")
    .getByRole("link", { name: say("Linked accounts") })
    .click();
  await expect(page.getByText(say("Not linked"))).toBeVisible();
});

test("whoever refuses there is told so, and can go on another way", async ({ page }) => {
  await comeBy(page, null);
  await expect(page.getByText(say("You are not logged in."))).toBeVisible();
  await expectNothingSaid(page);
  await expectAccessible(page, "a sign-in that was refused elsewhere");
  await takePictures(page, "social-refused");
  await page
    .getByRole("button", { name: say("Log in"), exact: true })
    .last()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // Nothing to hand in: the address by itself does nothing.
  await page.goto("/login/social?code=forged&state=forged");
  await expect(page.getByText(say("You are not logged in."))).toBeVisible();
});
