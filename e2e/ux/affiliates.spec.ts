/**
 * An affiliate from the first form to what its link brought: the deal is agreed to by two, a
 * visitor who clicks, registers, pays in and plays is counted, and the desk finds the company again
 * by what it is told on the phone. All of it can be read on a phone.
 */
import { randomInt } from "node:crypto";
import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { register } from "@tucano/contract/player/account/members.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { auditBooks } from "../lib/books.ts";
import { today } from "../lib/days.ts";
import { accountOf } from "../lib/people/account.ts";
import { agreeTo, askFor, giveReason, openBrowser, openSection } from "../lib/people/desk.ts";
import { takeTwoSeats } from "../lib/people/desk-colleague.ts";
import { makePerson } from "../lib/people/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { minutes } from "./visit.ts";

const GAME = "Onça Dourada";
const number = randomInt(10_000, 99_999);
const company = `Guia ${number} Ltda`;
const email = `rui${number}@guia.example.com`;

async function openSheet(page: Page, button: string): Promise<Locator> {
  await page
    .getByRole("button", { name: say(button), exact: true })
    .first()
    .click();
  return page.getByRole("dialog");
}

async function fill(sheet: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await sheet.getByLabel(say(label), { exact: true }).fill(value);
  }
}

async function addCompany(page: Page): Promise<void> {
  await openSection(page, "Affiliates");
  const sheet = await openSheet(page, "New affiliate");
  await fill(sheet, {
    Company: company,
    "CNPJ or tax number": "12.ABC.345/01DE-35",
    Contact: "Bia Lima",
    "E-mail": email,
    "Company's Pix key": email,
  });
  await giveReason(sheet, "Contrato novo", "Save");
  await expect(sheet).toHaveCount(0);
  await page.getByRole("link", { name: company }).click();
  await expect(page.getByRole("heading", { level: 1, name: company })).toBeVisible();
}

/** Answers where the link leads from. */
async function addLink(page: Page): Promise<string> {
  const sheet = await openSheet(page, "New link");
  const placement = "guia.example.com/voo";
  await fill(sheet, { Name: "Resenha", "Leads to": "/register", "Where it stands": placement });
  await giveReason(sheet, "Página nova", "Save");
  await expect(sheet).toHaveCount(0);
  return page.getByText(/\/go\/[\w-]{6,}$/).innerText();
}

/** By a browser of their own. */
async function comeByLink(browser: Browser, origin: string, code: string): Promise<void> {
  const { page } = await openBrowser(browser, origin);
  await page.goto(`/go/${code}?click_id=8f3a&sub1=video`);
  await expect(page).toHaveURL(/\/register$/);
  const person = makePerson();
  const form = {
    account: person.account,
    password: person.password,
    confirm_password: person.password,
    realname: person.realname,
    phone: person.phone,
    cpf: person.cpf,
    birth_date: person.birthDate,
    qk_pwd: person.withdrawalPassword,
    is_adult: true,
  };
  const token = await page.evaluate(
    async ([path, body]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body });
      const { data } = (await answer.json()) as { data: { access_token: string } };
      return data.access_token;
    },
    [register.path, JSON.stringify(form)] as const,
  );
  await page.context().close();
  const account = accountOf(origin, token);
  await account.deposit("60.00");
  await account.play(GAME, 10);
}

test("an affiliate, its link, whom it brought, and how the desk finds it", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(minutes(5));
  const origin = baseURL ?? "";
  const desk = await takeTwoSeats(browser, origin);
  const { admin } = desk;
  await addCompany(admin);
  const reason = `Acordo ${number}`;
  const sheet = await openSheet(admin, "New deal");
  await fill(sheet, { "From month": today().slice(0, 7) });
  await expectAccessible(admin, "a new deal");
  await askFor(admin, sheet, reason);
  await agreeTo(desk.colleague, reason);
  const code = (await addLink(admin)).split("/go/")[1] ?? "";
  await comeByLink(browser, origin, code);

  const links = admin.getByRole("row").filter({ hasText: "Resenha" });
  await expect(links).toContainText(`${origin}/go/${code}`);
  await expect(async () => {
    await admin.reload();
    await expect(links).toContainText(/1\s*1\s*1/, { timeout: 3_000 });
  }).toPass();
  await takePictures(admin, "office-affiliate");
  await expectAccessible(admin, "an affiliate");

  await openSection(admin, "Affiliates");
  const search = admin.getByLabel(say("Number, name, CNPJ, e-mail or link"));
  const found = admin.getByRole("link", { name: company });
  for (const text of [email, "12ABC34501DE35", `${origin}/go/${code}`, "NOBODY"]) {
    await search.fill(text);
    await expect(found).toHaveCount(text === "NOBODY" ? 0 : 1);
  }
  await search.fill(company);
  await expect(found).toHaveCount(1);
  await takePictures(admin, "office-affiliates");
  await admin.setViewportSize({ width: 375, height: 812 });
  await expectAccessible(admin, "affiliates on a phone");
  await openStatements(admin);
  desk.assertClean();
  auditBooks();
});

/** None is closed yet in a house that has just opened. */
async function openStatements(page: Page): Promise<void> {
  await page.goto("/backoffice/affiliate-statements");
  const name = say("Affiliates' statements");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await takePictures(page, "office-affiliate-statements");
  await expectAccessible(page, "statements on a phone");
}
