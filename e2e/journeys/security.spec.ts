/**
 * The security centre: a new password is chosen in two steps and holds from then on, and whoever is
 * signed in elsewhere is out at once; second factors are asked for, and passkeys let in.
 */
import { expect, test, type Browser, type Page } from "@playwright/test";
import { generate } from "otplib";
import { expectAccessible } from "../lib/accessibility.ts";
import { openAccount } from "../lib/account.ts";
import { watch } from "../lib/guard.ts";
import { makePerson, type Person } from "../lib/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { logIn } from "../lib/player.ts";
import { onPlayerSite as say } from "../lib/say.ts";

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
  await page.getByLabel(say("Repeat it"), { exact: true }).fill("something-else");
  await page.getByRole("button", { name: say("Save the new password") }).click();
  await expect(page.getByText(say("The two passwords entered do not match!"))).toBeVisible();
  await page.getByLabel(say("Repeat it"), { exact: true }).fill(newPassword);
  await page.getByRole("button", { name: say("Save the new password") }).click();
  const done = page.getByRole("heading", { name: say("The new password holds from now on.") });
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
  test.setTimeout(300_000);
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

test("the centre says what is set up, and who is signed in where", async ({ page, baseURL }) => {
  const person = makePerson();
  await openAccount(baseURL ?? "", person);
  await logIn(page, person);
  await page.goto("/security-center");
  await expect(page.getByRole("heading", { name: say("Access") })).toBeVisible();
  await expectAccessible(page, "the security centre");
  await takePictures(page, "security-center");
  await page.goto("/security-center/sessions");
  await expect(page.getByText(say("This device"), { exact: true })).toBeVisible();
  await expectAccessible(page, "the list of devices");
  await takePictures(page, "security-sessions");
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

/** Confirms the password in the sheet that asks for it. */
async function confirm(page: Page, { password }: Person, button: string): Promise<void> {
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(say("Login password"), { exact: true }).fill(password);
  await sheet.getByRole("button", { name: say(button), exact: true }).click();
}

test("an authenticator is asked for at sign-in, and a recovery code stands in", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = makePerson();
  await openAccount(baseURL ?? "", person);
  await logIn(page, person);
  await page.goto("/security-center/authenticator");
  await page.getByRole("button", { name: say("Set it up"), exact: true }).click();
  await confirm(page, person, "Continue");
  await expect(
    page.getByRole("img", { name: say("QR code for your authenticator app") }),
  ).toBeVisible();
  await expectAccessible(page, "setting up the authenticator");
  await takePictures(page, "authenticator");
  const secret = ((await page.getByTestId("totp-secret").textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel(say("Six digits that the app shows")).fill(await generate({ secret }));
  await page.getByRole("button", { name: say("Turn on"), exact: true }).click();
  const codes = page.getByTestId("recovery-codes").getByRole("listitem");
  await expect(codes).toHaveCount(8);
  const code = (await codes.first().textContent()) ?? "";

  const phone = await otherDevice(browser);
  await phone.goto("/login");
  const sheet = phone.getByRole("dialog");
  await sheet.getByLabel(say("Account, phone or e-mail")).fill(person.account);
  await sheet.getByLabel(say("Password"), { exact: true }).fill(person.password);
  await phone.keyboard.press("Enter");
  const field = sheet.getByLabel(say("Code of your authenticator"));
  await expect(field).toBeFocused();
  await field.fill(code);
  await phone.keyboard.press("Enter");
  await expect(phone.getByTestId("balance").first()).toBeVisible();
  await phone.context().close();
});

test("a passkey is made, lets its owner in, and is removed", async ({ page, baseURL }) => {
  // Passkeys belong to a name: an address of digits has none.
  const origin = (baseURL ?? "").replace("127.0.0.1", "localhost");
  const person = makePerson();
  await openAccount(baseURL ?? "", person);
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${origin}/login`);
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(say("Account, phone or e-mail")).fill(person.account);
  await sheet.getByLabel(say("Password"), { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("balance").first()).toBeVisible();

  await page.goto(`${origin}/security-center/passkeys`);
  await page.getByRole("button", { name: say("New passkey"), exact: true }).click();
  await sheet.getByLabel(say("Name (optional)")).fill("meu celular");
  await confirm(page, person, "Create passkey");
  await expect(page.getByText("meu celular")).toBeVisible();
  await expectAccessible(page, "the passkeys");

  await page.goto(`${origin}/profile`);
  await page.getByRole("button", { name: say("Log out"), exact: true }).click();
  await expect(page.getByTestId("balance")).toHaveCount(0);
  await page.goto(`${origin}/login`);
  await page.getByRole("button", { name: say("Log in with a passkey") }).click();
  await expect(page.getByTestId("balance").first()).toBeVisible();

  await page.goto(`${origin}/security-center/passkeys`);
  await page.getByRole("button", { name: say("Remove {0}").replace("{0}", "meu celular") }).click();
  await confirm(page, person, "Remove");
  await expect(page.getByText(say("You have no passkeys yet."))).toBeVisible();
});
