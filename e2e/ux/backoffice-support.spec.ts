/**
 * A player's question reaches customer service while it looks on, the answer reaches the player,
 * and
 * whoever opens the player finds it beside everything else that happened around the account.
 */
import { type Browser, expect, type Page } from "@playwright/test";
import { login } from "@tucano/contract/player/account/members.ts";
import {
  createTicket,
  listNotifications,
  replyToTicket,
  showTicket,
} from "@tucano/contract/player/site/messages.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { openAccount } from "../lib/people/account.ts";
import { openSection, signInToOffice } from "../lib/people/desk.ts";
import { watch } from "../lib/guard.ts";
import { makePerson, type Person } from "../lib/people/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";

const subject = "Meu PIX de hoje";

async function speakAs(origin: string, { account, password }: Person) {
  const call = createApiClient(origin);
  const { access_token: token } = await call(login, { account, password });
  const asked = { category: "deposit", subject, text: "Paguei. Já entrou?" } as const;
  const { ticket_no } = await call(createTicket, asked, { token });
  return {
    writes: (text: string) => call(replyToTicket, { ticket_no, text }, { token }),
    reads: () => call(showTicket, { ticket_no }, { token }),
    inbox: () => call(listNotifications, {}, { token }),
  };
}

type Player = Awaited<ReturnType<typeof speakAs>>;

async function writeReadyAnswer(page: Page): Promise<void> {
  await openSection(page, "Ready answers");
  await page.getByRole("button", { name: say("New ready answer") }).click();
  const sheet = page.getByRole("dialog", { name: say("New ready answer") });
  await sheet.getByLabel(say("Name")).fill("PIX na conta");
  await sheet.getByRole("textbox", { name: /\(PT\)/ }).fill("Olá, {account}! O PIX entrou.");
  await sheet.getByLabel(say("Reason")).fill("Pergunta de todo dia");
  await sheet.getByRole("button", { name: say("Save"), exact: true }).click();
  await expect(page.getByText(say("The ready answer is saved."))).toBeVisible();
  await expectAccessible(page, "ready answers");
}

async function answer(page: Page, player: Player, { account }: Person): Promise<void> {
  await openSection(page, "Conversations");
  await takePictures(page, "office-tickets");
  await expectAccessible(page, "the conversations");
  const row = page.getByRole("row").filter({ hasText: account });
  await row.getByRole("link", { name: subject }).click();
  const talk = page.getByRole("log", { name: say("Conversation") });
  await expect(talk).toContainText("Paguei. Já entrou?");
  await page.getByRole("button", { name: say("Take it") }).click();
  await expect(page.getByRole("button", { name: say("Give back") })).toBeVisible();

  // What the player adds is there without anybody loading the page again.
  await player.writes("O comprovante termina em 4477.");
  await expect(talk).toContainText("O comprovante termina em 4477.");

  await page.getByLabel(say("New note")).fill("O banco confirmou.");
  await page.getByRole("button", { name: say("Add note") }).click();
  await expect(page.getByText("O banco confirmou.").first()).toBeVisible();
  await page.getByLabel(say("Ready answer")).selectOption({ label: "PIX na conta" });
  const field = page.getByLabel(say("Answer"), { exact: true });
  await expect(field).toHaveValue(`Olá, ${account}! O PIX entrou.`);
  await field.press("Control+Enter");
  await expect(talk).toContainText(`Olá, ${account}! O PIX entrou.`);
  await takePictures(page, "office-ticket");
  await expectAccessible(page, "a conversation");
  const read = JSON.stringify(await player.reads());
  expect(read).toContain(`Olá, ${account}! O PIX entrou.`);
  expect(read, "notes stay among colleagues").not.toContain("O banco confirmou.");
}

async function lookAtPlayer(page: Page, { account }: Person): Promise<void> {
  await page.getByRole("link", { name: account }).first().click();
  await expect(page.getByRole("heading", { name: account })).toBeVisible();
  await expectAccessible(page, "a player");
  const sides = page.getByRole("navigation", { name: say("Sides of the player") });
  for (const name of ["Ledger", "Rounds", "Rewards", "VIP", "Devices", "Limits", "Risk signals"]) {
    await sides.getByRole("link", { name: say(name), exact: true }).click();
    await expect(sides.getByRole("link", { name: say(name), exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
  await sides.getByRole("link", { name: say("Timeline") }).click();
  await expect(page.getByRole("cell", { name: subject })).toBeVisible();
  await takePictures(page, "office-member-timeline");
  await expectAccessible(page, "a player's timeline");
}

async function writeAndSignOut(page: Page, player: Player): Promise<void> {
  await page.getByRole("button", { name: say("Write a message") }).click();
  const message = page.getByRole("dialog", { name: say("Send to the inbox") });
  await message.getByLabel(say("Title")).fill("Tudo certo");
  await message.getByLabel(say("Message"), { exact: true }).fill("Seu depósito já está na conta.");
  await message.getByLabel(say("Reason")).fill("Depósito atrasado");
  await message.getByRole("button", { name: say("Send to the inbox") }).click();
  await expect(page.getByText(say("The message is in the player's inbox."))).toBeVisible();
  const inbox = await player.inbox();
  expect(inbox.list.map(({ title }) => title)).toContain("Tudo certo");

  await page.getByRole("button", { name: say("More acts") }).click();
  await page.getByRole("button", { name: say("Sign out everywhere") }).click();
  const out = page.getByRole("dialog", { name: say("Sign out everywhere") });
  await out.getByLabel(say("Reason")).fill("Celular perdido");
  await out.getByRole("button", { name: say("Sign out everywhere") }).click();
  await expect(page.getByText(say("The player is signed out everywhere."))).toBeVisible();
  await expect(player.reads()).rejects.toThrow();
}

async function openOffice(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    viewport: { width: 1440, height: 900 },
    baseURL: origin,
  });
  return context.newPage();
}

test("a question is answered from the back office, and the player is looked at from all sides", async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const person = makePerson();
  await openAccount(origin, person);
  const player = await speakAs(origin, person);
  const page = await openOffice(browser, origin);
  const guard = watch(page, new URL(origin).host);
  await signInToOffice(page);
  await test.step("write a ready answer", () => writeReadyAnswer(page));
  await test.step("answer", () => answer(page, player, person));
  await test.step("look at the player", () => lookAtPlayer(page, person));
  await test.step("write and sign out", () => writeAndSignOut(page, player));
  guard.assertClean();
});
