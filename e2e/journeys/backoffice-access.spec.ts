/**
 * Who works here sees what their role holds and no more: a support person comes in by a link of her
 * own, looks at personal data only with a reason, and gives money only when somebody else agrees.
 */
import { randomInt } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { patientMs } from "../lib/patience.ts";
import { openAccount } from "../lib/people/account.ts";
import { enterCode, openSection, signInToOffice } from "../lib/people/desk.ts";
import { type Guard, watch } from "../lib/guard.ts";
import { signInColleague } from "../lib/people/desk-colleague.ts";
import { makePerson, type Person } from "../lib/people/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice as say, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";

const office = { locale: "pt-BR", timezoneId: "America/Sao_Paulo" } as const;

interface OfficeBrowser {
  readonly page: Page;
  readonly guard: Guard;
}

async function openBrowser(browser: Browser, host: string): Promise<OfficeBrowser> {
  const context = await browser.newContext({ ...office, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  return { page, guard: watch(page, host) };
}

async function invite(admin: Page, email: string): Promise<string> {
  await openSection(admin, "Staff");
  await takePictures(admin, "office-staff");
  await expectAccessible(admin, "the staff");
  await admin.getByRole("button", { name: say("Invite"), exact: true }).click();
  const sheet = admin.getByRole("dialog", { name: say("Invite") });
  await sheet.getByLabel(say("E-mail")).fill(email);
  await sheet.getByLabel(say("Name")).fill("Sara Dias");
  await sheet.getByLabel(say("Role")).selectOption("support");
  await sheet.getByLabel(say("Reason")).fill("Nova no atendimento");
  await sheet.getByRole("button", { name: say("Send the link") }).click();
  // This house sends no mail: whoever invites hands the link on.
  const given = admin.getByRole("dialog", { name: say("One-time link") });
  const link = await given.locator("code").innerText();
  await given.getByRole("button", { name: say("Close"), exact: true }).click();
  await expect(admin.getByRole("row").filter({ hasText: email })).toContainText(say("Invited"));
  return link;
}

async function comeIn(
  sara: Page,
  { email, link }: { readonly email: string; readonly link: string },
): Promise<void> {
  await sara.goto(link);
  await expect(sara.getByLabel(say("E-mail"))).toHaveValue(email);
  await takePictures(sara, "office-invitation");
  await expectAccessible(sara, "the invitation");
  await sara.getByLabel(say("New password")).fill("arara azul na janela");
  await sara.getByRole("button", { name: say("Continue") }).click();
  const secret = (await sara.getByTestId("totp-secret").innerText()).trim();
  await enterCode(sara, secret);
}

async function seeOwnSections(sara: Page): Promise<void> {
  const sections = sara.getByRole("navigation", { name: say("Sections") });
  for (const name of ["Players", "Withdrawals", "Deposits", "Approvals"]) {
    await expect(sections.getByRole("link", { name: say(name), exact: true })).toBeVisible();
  }
  for (const name of ["Staff", "Roles", "Sessions", "Audit log"]) {
    await expect(sections.getByRole("link", { name: say(name), exact: true })).toHaveCount(0);
  }
  // Whoever knows the address gets no further.
  await sara.goto("/backoffice/audit");
  await expect(sara.getByRole("alert")).toContainText("Seu perfil não permite esta ação");
}

/** By the palette alone, without a mouse. */
async function findByCpf(sara: Page, person: Person): Promise<void> {
  await sara.keyboard.press("Control+k");
  const palette = sara.getByRole("dialog", { name: say("Find anything") });
  await palette.getByRole("combobox").fill(person.cpf);
  await expect(palette.getByRole("option").filter({ hasText: person.account })).toBeVisible();
  await takePictures(sara, "office-palette");
  await expectAccessible(sara, "the palette");
  await sara.keyboard.press("Enter");
  await expect(sara.getByRole("heading", { name: person.account })).toBeVisible();
}

async function revealPhone(sara: Page, person: Person): Promise<void> {
  const shown = `+55${person.phone}`;
  await expect(sara.getByText(shown)).toHaveCount(0);
  await expect(sara.getByText(person.cpf)).toHaveCount(0);
  const title = say("Show {label} in full").replace("{label}", say("Phone"));
  await sara.getByRole("button", { name: title }).click();
  const sheet = sara.getByRole("dialog", { name: title });
  const show = sheet.getByRole("button", { name: say("Show"), exact: true });
  await show.click();
  await expect(sheet, "without a reason nothing happens").toBeVisible();
  await sheet.getByLabel(say("Reason")).fill("Retorno de ligação");
  await show.click();
  await expect(sara.getByText(shown)).toBeVisible();
}

async function askForMoney(sara: Page): Promise<void> {
  await sara.getByRole("button", { name: say("Adjust money") }).click();
  const sheet = sara.getByRole("dialog", { name: say("Adjust money") });
  await sheet.getByRole("textbox", { name: say("Amount") }).fill("25,00");
  await sheet.getByLabel(say("Reason")).fill("Rodada interrompida");
  await takePictures(sara, "office-adjust");
  await expectAccessible(sara, "the adjustment");
  await sheet.getByRole("button", { name: say("Adjust money") }).click();
  const sent = say("Sent for approval. Somebody else has to agree.");
  await expect(sara.getByText(sent)).toBeVisible();
}

async function openRequest(page: Page) {
  await openSection(page, "Approvals");
  await page
    .getByRole("button", { name: pattern(say("Manual money")) })
    .first()
    .click();
  return page.getByRole("dialog", { name: pattern(say("Manual money")) });
}

async function cannotAgreeAlone(sara: Page): Promise<void> {
  const sheet = await openRequest(sara);
  await expect(
    sheet.getByText(say("You have asked for this: somebody else decides.")),
  ).toBeVisible();
  await expect(sheet.getByRole("button", { name: say("Agree") })).toHaveCount(0);
}

async function agree(admin: Page): Promise<void> {
  const sheet = await openRequest(admin);
  await takePictures(admin, "office-approval");
  await expectAccessible(admin, "an approval");
  await sheet.getByRole("button", { name: say("Agree"), exact: true }).click();
  await expect(admin.getByText(say("Agreed to, and done."))).toBeVisible();
}

async function readTheLog(admin: Page): Promise<void> {
  await openSection(admin, "Audit log");
  for (const act of ["Money moved by hand", "Personal data shown", "Approval given"]) {
    await expect(admin.getByRole("button", { name: say(act) }).first()).toBeVisible();
  }
  await takePictures(admin, "office-audit");
  await expectAccessible(admin, "the audit log");
  await admin
    .getByRole("button", { name: say("Money moved by hand") })
    .first()
    .click();
  const entry = admin.getByRole("dialog", { name: say("Money moved by hand") });
  await expect(entry.getByText("Rodada interrompida")).toBeVisible();
  await takePictures(admin, "office-audit-entry");
  await expectAccessible(admin, "an entry of the audit log");
}

test("a support person works within her role, and money needs two", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(patientMs(240_000));
  const origin = baseURL ?? "";
  const { host } = new URL(origin);
  const email = `sara${randomInt(1_000_000)}@tucano.example`;
  const person = makePerson();
  const account = await openAccount(origin, person);
  const admin = await openBrowser(browser, host);
  const sara = await openBrowser(browser, host);

  const link = await test.step("invite her", async () => {
    await signInToOffice(admin.page);
    return invite(admin.page, email);
  });
  await test.step("come in by the link", () => comeIn(sara.page, { email, link }));
  await test.step("see her sections only", () => seeOwnSections(sara.page));
  await test.step("find a player by CPF", () => findByCpf(sara.page, person));
  await test.step("say why to see a phone", () => revealPhone(sara.page, person));
  await test.step("ask for money", () => askForMoney(sara.page));
  await test.step("not agree alone", () => cannotAgreeAlone(sara.page));
  expect((await account.read()).money).toBe("0.00");
  await test.step("somebody independent agrees", async () => {
    const rui = await openBrowser(browser, host);
    await signInColleague(rui.page);
    await agree(rui.page);
  });
  expect((await account.read()).money).toBe("25.00");
  await test.step("all of it is in the log", () => readTheLog(admin.page));
  admin.guard.assertClean();
  sara.guard.assertClean();
});
