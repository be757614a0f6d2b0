/**
 * The doors of the security centre: what is set up and who is signed in where, a new password only
 * after the first step, an authenticator that is asked for, and passkeys that let in.
 */
import { expect, type Page } from "@playwright/test";
import { generate } from "otplib";
import { expectAccessible } from "../lib/accessibility.ts";
import { openAccount } from "../lib/people/account.ts";
import { makePerson, type Person } from "../lib/people/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { logIn, otherDevice } from "../lib/people/player.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";

// A worker would keep the whole site behind every page; the journeys of the app are about that.
test.use({ serviceWorkers: "block" });

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
  await page.getByLabel(say("Repeat password"), { exact: true }).fill("135791");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: say("The new password applies from now on.") }),
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
  await sheet.getByLabel(say("Username, phone or e-mail")).fill(person.account);
  await sheet.getByLabel(say("Password"), { exact: true }).fill(person.password);
  await phone.keyboard.press("Enter");
  const field = sheet.getByLabel(say("Authenticator code"));
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
  await sheet.getByLabel(say("Username, phone or e-mail")).fill(person.account);
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
