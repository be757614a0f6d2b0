/**
 * Customer service is reached from the site itself: what was asked is found again with its answers,
 * and what happened to the member's money is told once and stays read.
 */
import { expect, type Page } from "@playwright/test";
import { answerDeskTicket } from "@tucano/contract/backoffice/members/support.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { patientMs } from "../lib/patience.ts";
import { openAccount } from "../lib/people/account.ts";
import { watch } from "../lib/guard.ts";
import { callOffice, openBrowser, signInToOffice } from "../lib/people/desk.ts";
import { makePerson } from "../lib/people/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { dialog, logIn, openGame } from "../lib/people/player.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";

const subject = "PIX de ontem";

async function ask(page: Page): Promise<void> {
  await page.goto("/information-center/support");
  await expect(
    page.getByText(
      say("You haven't written to us yet. Your questions and our answers will appear here."),
    ),
  ).toBeVisible();
  await takePictures(page, "support");
  await expectAccessible(page, "customer service");
  await page.getByRole("link", { name: say("Start a conversation") }).click();
  await page.getByRole("button", { name: say("Send"), exact: true }).click();
  await expect(page.getByText(say("Write your question."))).toBeVisible();
  await page.getByLabel(say("Topic")).selectOption("deposit");
  await page.getByLabel(say("In a few words")).fill(subject);
  await page.getByLabel(say("Your question")).fill("Paguei ontem. Já entrou?");
  await expectAccessible(page, "a new conversation");
  await page.getByRole("button", { name: say("Send"), exact: true }).click();
}

async function writeOn(page: Page): Promise<void> {
  const talk = page.getByRole("log", { name: say("Conversation") });
  await expect(talk.getByText("Paguei ontem. Já entrou?")).toBeVisible();
  await page.getByLabel(say("Your message")).fill("O comprovante tem o final 4477.");
  await page.getByRole("button", { name: say("Send"), exact: true }).click();
  await expect(talk.getByText("O comprovante tem o final 4477.")).toBeVisible();
  await expect(page.getByLabel(say("Your message"))).toHaveValue("");
  await takePictures(page, "conversation");
  await expectAccessible(page, "a conversation");
}

async function findAgainAndClose(page: Page): Promise<void> {
  await page.getByRole("link", { name: say("All conversations") }).click();
  const entry = page.getByRole("listitem").filter({ hasText: subject });
  await expect(entry.getByText(say("Waiting for us"))).toBeVisible();
  await entry.getByRole("link").click();
  await page.getByRole("button", { name: say("My question is answered: close") }).click();
  await expect(page.getByText(say("This conversation is closed."))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say("This conversation is closed."))).toBeVisible();
}

async function rate(page: Page): Promise<void> {
  const stars = page.getByRole("group", { name: say("How did it go?") });
  await stars.getByRole("radio").nth(3).check({ force: true });
  await page.getByLabel(say("Why? (optional)")).fill("Rápido.");
  await takePictures(page, "rating");
  await page.getByRole("button", { name: say("Send rating") }).click();
  await expect(page.getByRole("status").filter({ hasText: "4" })).toBeVisible();
  await expectAccessible(page, "a rated conversation");
}

test("a member asks, writes on, finds the conversation again, closes and rates it", async ({
  page,
  baseURL,
}) => {
  // What was written is never lost between the screens, and a closed conversation stays closed.
  const origin = baseURL ?? "";
  const guard = watch(page, new URL(origin).host);
  const person = makePerson();
  await openAccount(origin, person);
  await logIn(page, person);
  await test.step("ask", () => ask(page));
  await test.step("write on", () => writeOn(page));
  await test.step("find it again and close it", () => findAgainAndClose(page));
  await test.step("say how it went", () => rate(page));
  guard.assertClean();
});

test("a message leads to what it is about, and is read from then on", async ({ page, baseURL }) => {
  // A credited deposit is told in the inbox; opening it leads to the deposit and reads it for good.
  const origin = baseURL ?? "";
  const guard = watch(page, new URL(origin).host);
  const person = makePerson();
  const account = await openAccount(origin, person);
  await account.deposit("50.00");
  await account.deposit("70.00");
  await logIn(page, person);

  const message = (amount: RegExp) => page.getByRole("listitem").filter({ hasText: amount });
  const unread = say("Unread");
  await expect(async () => {
    await page.goto("/information-center/notification");
    await expect(message(/70,00/)).toContainText(unread, { timeout: patientMs(8_000) });
    await expect(message(/50,00/)).toContainText(unread, { timeout: patientMs(8_000) });
  }).toPass({ timeout: patientMs(60_000) });
  await takePictures(page, "inbox");
  await expectAccessible(page, "the inbox");

  await message(/50,00/).getByRole("link").click();
  await expect(page).toHaveURL(/\/rechargeRecord/);
  await page.goBack();
  await expect(message(/50,00/)).not.toContainText(unread);
  await expect(message(/70,00/)).toContainText(unread);

  await page.getByRole("button", { name: say("Mark all as read") }).click();
  await expect(message(/70,00/)).not.toContainText(unread);
  await page.reload();
  await expect(message(/70,00/)).toBeVisible();
  await expect(page.getByRole("button", { name: say("Mark all as read") })).toBeDisabled();
  guard.assertClean();
});

test("asked over a game, and answered there, while the game stays", async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const guard = watch(page, new URL(origin).host);
  const person = makePerson();
  await (await openAccount(origin, person)).deposit("50.00");
  await page.setViewportSize({ width: 375, height: 812 });
  await logIn(page, person);
  await openGame(page, "Onça Dourada");
  await page.getByRole("button", { name: say("Play"), exact: true }).click();
  const at = page.url();
  const game = page.locator("iframe");
  await expect(game).toBeVisible();
  await page.getByRole("button", { name: say("Game menu") }).click();
  await page.getByRole("link", { name: say("Support"), exact: true }).click();
  const support = dialog(page, "Support");
  await support.getByRole("link", { name: say("Start a conversation") }).click();
  await support.getByLabel(say("In a few words")).fill(subject);
  await support.getByLabel(say("Your question")).fill("O jogo parou?");
  await takePictures(page, "support-over-a-game");
  await support.getByRole("button", { name: say("Send"), exact: true }).click();
  const talk = support.getByRole("log", { name: say("Conversation") });
  await expect(talk.getByText("O jogo parou?")).toBeVisible();

  const office = await openBrowser(browser, origin);
  await signInToOffice(office.page);
  const ticket_no = await support.getByText(/^S[0-9A-Z]{12}$/).innerText();
  await callOffice(office.page, answerDeskTicket, { ticket_no, text: "Já voltou.", files: [] });
  await expect(talk.getByText("Já voltou.")).toBeVisible();
  await expectAccessible(page, "support over a game");
  await takePictures(page, "support-answered-over-a-game");
  await page.keyboard.press("Escape");
  await expect(support).toHaveCount(0);
  expect(page.url()).toBe(at);
  await expect(game).toBeVisible();
  guard.assertClean();
});
