/**
 * What operators do all day takes few clicks, counted from the desk on which it begins: two
 * withdrawals approved in four, one refused in three, a round found from a complaint in two, a ring
 * of four frozen in four, a month by game in three. What is typed is no click.
 */
import { request } from "node:http";
import { expect, type Locator, type Page } from "@playwright/test";
import { listMembers } from "@tucano/contract/backoffice/members/members.ts";
import { login, register } from "@tucano/contract/player/account/members.ts";
import { createTicket } from "@tucano/contract/player/site/messages.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { watch } from "../lib/guard.ts";
import { type Guest, newGuest } from "../lib/people/account.ts";
import { callOffice, openSection, signInToOffice } from "../lib/people/desk.ts";
import { makePerson, type Person } from "../lib/people/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";

/** Presses, and says how many there were. */
function countClicks() {
  let clicks = 0;
  return {
    click: async (target: Locator) => {
      await target.click();
      clicks += 1;
    },
    so: () => clicks,
  };
}

/** Somebody whose withdrawal waits for a person. */
async function whoWithdraws(origin: string): Promise<Guest> {
  const guest = await newGuest(origin);
  await guest.account.deposit("50.00");
  await guest.account.playUntilFree("Onça Dourada", "40.00");
  await guest.account.withdraw("20.00", guest.person.withdrawalPassword);
  return guest;
}

const rowOf = (page: Page, { person }: Pick<Guest, "person">) =>
  page.getByRole("row").filter({ hasText: person.account });

async function approveTwo(page: Page, two: readonly Guest[]): Promise<number> {
  const { click, so } = countClicks();
  await openSection(page, "Withdrawals");
  for (const one of two) await click(rowOf(page, one).getByRole("checkbox"));
  const bar = page.getByRole("region", { name: say("Chosen withdrawals") });
  await expect(bar).toContainText("R$ 40,00");
  await click(bar.getByRole("button", { name: say("Approve"), exact: true }));
  const sheet = page.getByRole("dialog");
  for (const { person } of two) await expect(sheet).toContainText(person.account);
  await takePictures(page, "office-approve-two");
  await expectAccessible(page, "two withdrawals to approve");
  await click(sheet.getByRole("button", { name: /R\$/ }));
  await expect(sheet).toHaveCount(0);
  for (const one of two) await expect(rowOf(page, one)).toHaveCount(0);
  return so();
}

async function refuseOne(page: Page, one: Guest): Promise<number> {
  const { click, so } = countClicks();
  await openSection(page, "Withdrawals");
  await click(rowOf(page, one).getByRole("link").first());
  await click(page.getByRole("button", { name: say("Reject"), exact: true }));
  const sheet = page.getByRole("dialog", { name: say("Reject withdrawal") });
  const ready = sheet.getByRole("group", { name: say("Ready reasons") });
  await takePictures(page, "office-ready-reasons");
  await expectAccessible(page, "ready reasons");
  await click(ready.getByRole("button").first());
  await page.keyboard.press("Enter");
  await expect(page.getByText(say("Rejected. The money is back with the player."))).toBeVisible();
  return so();
}

async function goOn(page: Page): Promise<void> {
  const before = page.url();
  await page.getByRole("link", { name: say("Next to decide") }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole("button", { name: say("Approve"), exact: true })).toBeVisible();
}

const complaint = "A rodada de hoje";

async function findRound(page: Page, { token }: Guest, origin: string): Promise<number> {
  const call = createApiClient(origin);
  const asked = { category: "game", subject: complaint, text: "Não vi o prêmio." } as const;
  await call(createTicket, asked, { token });
  const { click, so } = countClicks();
  await openSection(page, "Conversations");
  await click(page.getByRole("link", { name: complaint }).first());
  await expectAccessible(page, "the player beside the conversation");
  await takePictures(page, "office-player-beside");
  await click(page.getByRole("button", { name: "Onça Dourada" }).first());
  const sheet = page.getByRole("dialog", { name: "Onça Dourada" });
  await expect(sheet).toContainText(say("The reels stop"));
  await expect(sheet.getByRole("img").first()).toBeVisible();
  await expect(sheet).not.toContainText(/[{}"]|winHundredths/);
  await takePictures(page, "office-replay");
  await expectAccessible(page, "a round as the player saw it");
  await page.keyboard.press("Escape");
  return so();
}

/** By its number alone, and by the palette. */
async function findByNumber(page: Page, memberId: number): Promise<void> {
  await page.goto(`/backoffice/members/${memberId}?tab=rounds`);
  const link = page.getByRole("row").nth(1).getByRole("link");
  const number = (await link.locator(".sr-only").innerText()).trim();
  await page.goto("/backoffice/rounds");
  await page.getByLabel(say("Number of the round")).fill(number);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: say("What the player saw") })).toBeVisible();
  await takePictures(page, "office-round");
  await expectAccessible(page, "a round");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("boteco");
  await expect(page.getByRole("option", { name: /Boteco 777/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Boteco 777", level: 1 })).toBeVisible();
}

/** An address of this machine that nobody else comes from. */
const RING_ADDRESS = "127.0.0.77";

function registerFrom(origin: string, person: Person): Promise<void> {
  const body = JSON.stringify({
    account: person.account,
    password: person.password,
    confirm_password: person.password,
    realname: person.realname,
    phone: person.phone,
    cpf: person.cpf,
    birth_date: person.birthDate,
    qk_pwd: person.withdrawalPassword,
    is_adult: true,
  });
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(register.path, origin),
      {
        method: "POST",
        localAddress: RING_ADDRESS,
        headers: { "content-type": "application/json" },
      },
      (answer) => {
        answer.resume();
        answer.on("end", () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}`)),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

async function freezeRing(page: Page, origin: string): Promise<number> {
  // Born on a day of their own: nobody else is of their name and age.
  const people = [1, 2, 3, 4].map(() => ({ ...makePerson(), birthDate: "1979-07-03" }));
  for (const person of people) await registerFrom(origin, person);
  const [first] = people;
  const { list } = await callOffice(page, listMembers, { text: first?.account ?? "" });
  await page.goto(`/backoffice/members/${list[0]?.member_id}`);
  const { click, so } = countClicks();
  const sides = page.getByRole("navigation", { name: say("Sides of the player") });
  await click(sides.getByRole("link", { name: say("Linked accounts") }));
  for (const person of people) await expect(rowOf(page, { person })).toBeVisible();
  await click(page.getByRole("checkbox", { name: say("Choose all"), exact: true }));
  await expect(page.getByRole("row")).toHaveCount(1 + people.length);
  await takePictures(page, "office-ring");
  await expectAccessible(page, "linked accounts");
  const bar = page.getByRole("region", { name: say("Chosen accounts") });
  await click(bar.getByRole("button", { name: say("Freeze them"), exact: true }));
  const sheet = page.getByRole("dialog");
  await click(
    sheet
      .getByRole("group", { name: say("Ready reasons") })
      .getByRole("button")
      .first(),
  );
  await page.keyboard.press("Enter");
  await expect(sheet).toHaveCount(0);
  const call = createApiClient(origin);
  for (const { account, password } of people) {
    await expect(call(login, { account, password })).rejects.toThrow("frozen");
  }
  return so();
}

async function monthByGame(page: Page): Promise<number> {
  const { click, so } = countClicks();
  await click(page.getByRole("link", { name: say("Reports"), exact: true }));
  await click(page.getByRole("radio", { name: say("Game"), exact: true }).locator(".."));
  await click(page.getByRole("radio", { name: say("This month") }).locator(".."));
  await expect(page).toHaveURL(/by=game/);
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01/);
  await expect(page.getByRole("columnheader", { name: say("Game") })).toBeVisible();
  await takePictures(page, "office-report-by-game");
  await expectAccessible(page, "a month by game");
  return so();
}

test("what is done all day takes few clicks", async ({ page, baseURL }) => {
  const origin = baseURL ?? "";
  const guard = watch(page, new URL(origin).host);
  const people = await Promise.all([1, 2, 3, 4].map(() => whoWithdraws(origin)));
  const [first, second, third, fourth] = people;
  if (!first || !second || !third || !fourth) throw new Error("Somebody is missing.");
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInToOffice(page);
  expect(await approveTwo(page, [first, second]), "two approved").toBeLessThanOrEqual(4);
  expect(await refuseOne(page, third), "one refused").toBeLessThanOrEqual(3);
  await test.step("the next one", () => goOn(page));
  expect(await findRound(page, fourth, origin), "a round found").toBeLessThanOrEqual(2);
  const { id } = await fourth.account.read();
  await test.step("a round by its number", () => findByNumber(page, id));
  expect(await freezeRing(page, origin), "a ring frozen").toBeLessThanOrEqual(4);
  expect(await monthByGame(page), "a month by game").toBeLessThanOrEqual(3);
  guard.assertClean();
});
