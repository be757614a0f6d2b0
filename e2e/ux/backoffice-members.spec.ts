/**
 * A player is known from all sides and in one place; what is done to the account acts at once, what
 * gives money takes two, and personal data shows only to whoever says why.
 */
import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { login, me } from "@tucano/contract/player/account/members.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { openAccount } from "../lib/people/account.ts";
import { auditBooks } from "../lib/books.ts";
import { takeTwoSeats, type TwoSeats } from "../lib/people/desk-colleague.ts";
import { agreeTo, askFor, giveReason, openSection } from "../lib/people/desk.ts";
import { makePerson, type Person } from "../lib/people/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { minutes } from "./visit.ts";

interface Desk extends TwoSeats {
  readonly person: Person;
  readonly enter: () => Promise<string>;
  readonly money: () => Promise<string>;
}

async function findPlayer({ admin, person }: Desk): Promise<void> {
  await openSection(admin, "Players");
  await takePictures(admin, "office-players");
  await expectAccessible(admin, "the players");
  // The slash leads to the search of the list.
  await admin.keyboard.press("/");
  await admin.keyboard.type(person.account);
  await expect(admin.getByRole("row")).toHaveCount(2);
  await admin.getByRole("link", { name: person.account }).click();
  await expect(admin.getByRole("heading", { level: 1, name: person.account })).toBeVisible();
  await takePictures(admin, "office-player");
  await expectAccessible(admin, "a player");
}

async function walkAllSides({ admin }: Desk): Promise<void> {
  const sides = admin.getByRole("navigation", { name: say("Sides of the player") });
  for (const link of await sides.getByRole("link").all()) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(admin.locator("main [aria-busy=true]")).toHaveCount(0);
    await expectAccessible(admin, await link.innerText());
  }
  await sides.getByRole("link", { name: say("Rounds"), exact: true }).click();
  await admin
    .getByRole("button", { name: say("Replay") })
    .first()
    .click();
  await expect(admin.getByRole("dialog")).toBeVisible();
  await takePictures(admin, "office-replay");
  await expectAccessible(admin, "a round, replayed");
  await admin.keyboard.press("Escape");
}

async function note({ admin }: Desk): Promise<void> {
  const sides = admin.getByRole("navigation", { name: say("Sides of the player") });
  await sides.getByRole("link", { name: say("Notes"), exact: true }).click();
  await admin.getByLabel(say("New note")).fill("Ligou às dez, atendida com educação.");
  await admin.getByRole("button", { name: say("Add note") }).click();
  await expect(admin.getByText("Ligou às dez, atendida com educação.").first()).toBeVisible();
  await sides.getByRole("link", { name: say("Overview"), exact: true }).click();
}

async function reveal({ admin, person }: Desk): Promise<void> {
  const title = say("Show {label} in full").replace("{label}", "CPF");
  await expect(admin.getByText(person.cpf)).toHaveCount(0);
  await admin.getByRole("button", { name: title }).click();
  await giveReason(admin.getByRole("dialog", { name: title }), "Pedido do banco", "Show");
  await expect(admin.getByText(person.cpf)).toBeVisible();
}

/** Out at the next call, and in again when it is over. */
async function freeze({ admin, enter, money }: Desk): Promise<void> {
  await admin.getByRole("button", { name: say("Freeze player"), exact: true }).click();
  const sheet = admin.getByRole("dialog", { name: say("Freeze player"), exact: true });
  await giveReason(sheet, "Cartão de outra pessoa", "Freeze player");
  await expect(admin.getByText("Cartão de outra pessoa")).toBeVisible();
  await takePictures(admin, "office-frozen");
  await expectAccessible(admin, "a frozen player");
  await expect(money(), "signed out").rejects.toThrow();
  await expect(enter(), "and kept out").rejects.toThrow();
  await admin.getByRole("button", { name: say("Unfreeze player") }).click();
  const again = admin.getByRole("dialog", { name: say("Unfreeze player") });
  await giveReason(again, "Era da esposa, com procuração", "Unfreeze player");
  await expect(
    admin.getByRole("button", { name: say("Freeze player"), exact: true }),
  ).toBeVisible();
  await enter();
}

async function giveReward({ admin, colleague, money }: Desk): Promise<void> {
  const reason = `Rodada interrompida ${randomInt(10_000, 99_999)}`;
  const sides = admin.getByRole("navigation", { name: say("Sides of the player") });
  await sides.getByRole("link", { name: say("Rewards"), exact: true }).click();
  await admin.getByRole("button", { name: say("Give a reward") }).click();
  const sheet = admin.getByRole("dialog", { name: say("Ask for a reward") });
  await sheet.getByText(say("Cash"), { exact: true }).click();
  await sheet.getByRole("textbox", { name: say("Amount") }).fill("12,00");
  await expectAccessible(admin, "a reward by hand");
  const before = await money();
  await askFor(admin, sheet, reason, "Ask for a reward");
  expect(await money(), "one person alone gives nothing").toBe(before);
  await agreeTo(colleague, reason);
  expect(Number(await money()) - Number(before)).toBeCloseTo(12, 2);
}

async function readLog({ admin }: Desk): Promise<void> {
  await openSection(admin, "Audit log");
  for (const reason of ["Pedido do banco", "Cartão de outra pessoa"]) {
    await expect(admin.getByRole("row").filter({ hasText: reason }).first()).toBeVisible();
  }
}

test("a player is known from all sides, and what is done to one acts at once", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(minutes(6));
  const origin = baseURL ?? "";
  const call = createApiClient(origin);
  const person = makePerson();
  const account = await openAccount(origin, person);
  await account.deposit("60.00");
  await account.play("Onça Dourada", 2);
  let token = "";
  const enter = async () => {
    const { account: name, password } = person;
    return (token = (await call(login, { account: name, password })).access_token);
  };
  const money = async () => (await call(me, {}, { token })).money;
  await enter();
  const desk: Desk = { ...(await takeTwoSeats(browser, origin)), person, enter, money };
  await test.step("found by the keyboard", () => findPlayer(desk));
  await test.step("all sides", () => walkAllSides(desk));
  await test.step("a note", () => note(desk));
  await test.step("a CPF, with a reason", () => reveal(desk));
  await test.step("frozen, and thawed", () => freeze(desk));
  await test.step("a reward, by two", () => giveReward(desk));
  await test.step("all of it is in the log", () => readLog(desk));
  auditBooks();
  desk.assertClean();
});
