/**
 * What the office writes is what visitors see, when it is meant to be seen and no longer: a banner,
 * a draft that becomes a version, an announcement, and a word to each player's inbox.
 */
import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { chooseMessages } from "@tucano/contract/player/site/message-choices.ts";
import { listAnnouncements, listNotifications } from "@tucano/contract/player/site/messages.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { giveReason, openSection, signInToOffice, openBrowser } from "../lib/people/desk.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { newMember } from "./backoffice-house.ts";
import { minutes } from "./visit.ts";

interface Desk {
  readonly origin: string;
  readonly admin: Page;
  readonly visitor: Page;
  /** In whatever is written, so that it is found again. */
  readonly mark: number;
}

const reason = "Pedido da diretoria";

async function hangBanner({ admin, visitor, mark }: Desk): Promise<void> {
  const code = `feira-${mark}`;
  const headline = `Feira de sábado ${mark}`;
  await openSection(admin, "Banners");
  await takePictures(admin, "office-banners");
  await expectAccessible(admin, "the banners");
  await admin.getByRole("button", { name: say("New banner") }).click();
  const sheet = admin.getByRole("dialog", { name: say("New banner") });
  await sheet.getByLabel(say("Code"), { exact: true }).fill(code);
  await sheet.getByLabel(say("Headline")).fill(headline);
  await sheet.getByLabel(say("Text"), { exact: true }).fill("Pastel e caldo de cana.");
  await sheet.getByLabel(say("Words of the button")).fill("Ver");
  await takePictures(admin, "office-banner");
  await expectAccessible(admin, "a new banner");
  await giveReason(sheet, reason, "Save");
  const card = admin.getByRole("listitem").filter({ hasText: code });
  await card.getByRole("button", { name: say("Put first") }).click();
  const place = say("Put the banner {code} first").replace("{code}", code);
  await giveReason(admin.getByRole("dialog", { name: place }), reason, "Put first");
  await expect(card.getByRole("button", { name: say("Put first") })).toHaveCount(0);
  await visitor.goto("/");
  await expect(visitor.getByText(headline).first()).toBeVisible();

  await card.getByRole("button", { name: say("Remove") }).click();
  const removal = say("Remove the banner {code}").replace("{code}", code);
  await giveReason(admin.getByRole("dialog", { name: removal }), reason, "Remove");
  await expect(card).toHaveCount(0);
  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(visitor.getByText(headline)).toHaveCount(0);
}

async function writeAnswer({ admin, visitor, mark }: Desk): Promise<void> {
  const question = `Onde fica a feira ${mark}?`;
  await openSection(admin, "Texts");
  const field = admin.getByRole("textbox", { name: /##/ });
  await expect(field).not.toHaveValue("");
  await field.fill(`${await field.inputValue()}\n\n## ${question}\n\nNa praça, aos sábados.`);
  await admin.getByRole("button", { name: say("Keep the draft") }).click();
  await expect(admin.getByText(say("The draft is kept. Nobody sees it yet."))).toBeVisible();
  await takePictures(admin, "office-text");
  await expectAccessible(admin, "a draft and its preview");
  await visitor.goto("/faq");
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(visitor.getByText(question), "a draft is nobody's").toHaveCount(0);

  await admin.getByRole("button", { name: say("Publish all drafts") }).click();
  const sheet = admin.getByRole("dialog", { name: say("Publish the drafts") });
  await giveReason(sheet, reason, "Publish");
  await expect(admin.getByText(say("Published."))).toBeVisible();
  await visitor.goto("/faq");
  await expect(visitor.getByText(question).first()).toBeVisible();
}

async function announceIt({ origin, admin, mark }: Desk): Promise<void> {
  const title = `A feira mudou ${mark}`;
  const read = async () => {
    const { list } = await createApiClient(origin)(listAnnouncements, {});
    return list.map((one) => one.title);
  };
  await openSection(admin, "Announcements");
  await admin
    .getByRole("button", { name: say("Announce"), exact: true })
    .first()
    .click();
  const sheet = admin.getByRole("dialog", { name: say("Announce") });
  await sheet.getByLabel(say("Title"), { exact: true }).fill(title);
  await sheet.getByLabel(say("Text"), { exact: true }).fill("Agora é na praça nova.");
  await expectAccessible(admin, "announcing");
  await giveReason(sheet, reason, "Announce");
  const row = admin.getByRole("row").filter({ hasText: title });
  await expect(row).toBeVisible();
  await takePictures(admin, "office-announcements");
  await expectAccessible(admin, "the announcements");
  // What everybody reads is kept in memory for a moment.
  await expect.poll(read, { timeout: minutes(1) }).toContain(title);
  await row.getByRole("button", { name: say("End") }).click();
  const end = admin.getByRole("dialog", { name: say("End the announcement") });
  await giveReason(end, reason, "End");
  await expect(row).toContainText(say("Over"));
  await expect.poll(read, { timeout: minutes(1) }).not.toContain(title);
}

async function tellPlayers({ origin, admin, mark }: Desk): Promise<void> {
  const { token } = await newMember(origin);
  const channels = { inbox: true, mail: false, sms: false };
  await createApiClient(origin)(chooseMessages, { channels }, { token });
  const title = `Jogo novo ${mark}`;
  await openSection(admin, "Notifications");
  await admin.getByRole("button", { name: say("New notification") }).click();
  const sheet = admin.getByRole("dialog", { name: say("New notification") });
  await sheet.getByLabel(say("Title"), { exact: true }).fill(title);
  await sheet.getByLabel(say("Text"), { exact: true }).fill("O Luar do Sertão chegou.");
  await takePictures(admin, "office-notification");
  await expectAccessible(admin, "a new notification");
  await giveReason(sheet, reason, "Schedule");
  await expect(admin.getByText(say("Scheduled."))).toBeVisible();
  const read = async () => {
    const { list } = await createApiClient(origin)(listNotifications, {}, { token });
    return list.filter((one) => one.title === title).length;
  };
  // A job tells those who asked for such messages, a step at a time; each player once.
  await expect.poll(read, { timeout: minutes(2) }).toBe(1);
  await admin.reload();
  await takePictures(admin, "office-notifications");
  await expectAccessible(admin, "the notifications");
}

async function lookAtSites({ admin }: Desk): Promise<void> {
  await openSection(admin, "Sites");
  await takePictures(admin, "office-sites");
  await expectAccessible(admin, "the sites");
  await admin
    .getByRole("button", { name: say("Change"), exact: true })
    .first()
    .click();
  const sheet = admin.getByRole("dialog");
  await expect(sheet.getByLabel(say("Name"), { exact: true })).not.toHaveValue("");
  await takePictures(admin, "office-site");
  await expectAccessible(admin, "a site");
  await admin.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
}

test("what the office writes is what visitors see", async ({ browser, page, baseURL }) => {
  test.setTimeout(minutes(6));
  const origin = baseURL ?? "";
  const { page: admin, guard } = await openBrowser(browser, origin);
  await signInToOffice(admin);
  const desk = { origin, admin, visitor: page, mark: randomInt(10_000, 99_999) };
  await test.step("a banner", () => hangBanner(desk));
  await test.step("an answer, drafted and published", () => writeAnswer(desk));
  await test.step("an announcement", () => announceIt(desk));
  await test.step("a word to each inbox", () => tellPlayers(desk));
  await test.step("the sites", () => lookAtSites(desk));
  guard.assertClean();
});
