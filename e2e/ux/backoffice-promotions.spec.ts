/**
 * Nobody promises players anything alone: numbers, codes and campaigns hold when a second person
 * agrees, and what they give is what was agreed to, once, and stands in the books.
 */
import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { activityDetails } from "@tucano/contract/player/rewards/activities.ts";
import { me } from "@tucano/contract/player/account/members.ts";
import { listFreeRounds } from "@tucano/contract/player/rewards/free-rounds.ts";
import { redeemPromoCode } from "@tucano/contract/player/rewards/promo-codes.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { auditBooks } from "../lib/books.ts";
import { takeTwoSeats, type TwoSeats } from "../lib/people/desk-colleague.ts";
import { localMoment } from "../lib/days.ts";
import { agreeTo, askFor, giveReason, openSection } from "../lib/people/desk.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { type Member, newMember } from "./backoffice-house.ts";
import { minutes } from "./visit.ts";

/** Makes a code; until somebody else agrees it is worth nothing. */
async function openCode(
  { origin, admin, colleague }: TwoSeats,
  { token }: Member,
): Promise<string> {
  const code = `FEIRA-${randomInt(1_000, 9_999)}`;
  const reason = `Feira de sábado ${code}`;
  const redeem = () => createApiClient(origin)(redeemPromoCode, { code }, { token });
  await openSection(admin, "Promo codes");
  await admin.getByRole("button", { name: say("New code") }).click();
  const sheet = admin.getByRole("dialog", { name: say("New code") });
  await sheet.getByLabel(say("Code"), { exact: true }).fill(code);
  await sheet.getByLabel(say("Amount"), { exact: true }).fill("7,50");
  await sheet.getByLabel(say("Begins (São Paulo)")).fill(localMoment(-1));
  await sheet.getByLabel(say("Ends (São Paulo)")).fill(localMoment(7));
  await takePictures(admin, "office-code");
  await expectAccessible(admin, "a new code");
  await askFor(admin, sheet, reason);
  await expect(redeem(), "one person alone promises nothing").rejects.toThrow();
  await agreeTo(colleague, reason);
  await redeem();
  await expect(redeem(), "each player once").rejects.toThrow();
  return code;
}

async function endCode({ origin, admin }: TwoSeats, code: string, late: Member): Promise<void> {
  await admin.reload();
  const row = admin.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("R$\u00a07,50");
  await expect(row.getByRole("cell").nth(2), "redeemed once").toHaveText("1");
  await takePictures(admin, "office-codes");
  await expectAccessible(admin, "the codes");
  await row.getByRole("button", { name: say("End") }).click();
  const sheet = admin.getByRole("dialog", { name: say("End {code}").replace("{code}", code) });
  await giveReason(sheet, "A feira acabou", "End");
  await expect(admin.getByText(say("The code is no longer good."))).toBeVisible();
  const redeem = createApiClient(origin)(redeemPromoCode, { code }, { token: late.token });
  await expect(redeem).rejects.toThrow();
}

/** To a list of one; the job that gives comes by every minute. */
async function runCampaign({ origin, admin, colleague }: TwoSeats, guest: Member): Promise<void> {
  const name = `Aniversário ${randomInt(10_000, 99_999)}`;
  const read = () => createApiClient(origin)(me, {}, { token: guest.token });
  await openSection(admin, "Campaigns");
  await admin.getByRole("button", { name: say("New campaign") }).click();
  const sheet = admin.getByRole("dialog", { name: say("New campaign") });
  await sheet.getByLabel(say("Name"), { exact: true }).fill(name);
  await sheet.getByLabel(say("Gift"), { exact: true }).selectOption("cash");
  await sheet.getByLabel(say("Amount for each")).fill("3,00");
  await sheet.getByLabel(say("Budget in all")).fill("3,00");
  await sheet
    .getByRole("radio", { name: say("A list"), exact: true })
    .locator("..")
    .click();
  await sheet.getByLabel(say("Players' numbers, from a file or typed")).fill(`${guest.memberId}`);
  await expect(
    sheet.getByText(say("For all of them it takes {all}.").replace("{all}", "R$\u00a03,00")),
  ).toBeVisible();
  await sheet.getByLabel(say("Ends (São Paulo)")).fill(localMoment(2));
  await takePictures(admin, "office-campaign-new");
  await expectAccessible(admin, "a new campaign");
  const before = (await read()).money;
  await askFor(admin, sheet, name);
  expect((await read()).money).toBe(before);
  await agreeTo(colleague, name);
  const given = () => read().then(({ money }) => Number(money) - Number(before));
  await expect.poll(given, { message: "the gift", timeout: minutes(2) }).toBe(3);
  await admin.getByRole("link", { name }).click();
  await expect(admin.getByRole("heading", { level: 1, name })).toBeVisible();
  const row = admin.getByRole("row").filter({ hasText: guest.person.account });
  await expect(row).toContainText(say("Given"));
  await takePictures(admin, "office-campaign");
  await expectAccessible(admin, "whom a campaign reached");
}

/**
 * A wheel's prizes are calculated before anybody agrees, and hold from the moment that was said.
 */
async function setWheel({ admin, colleague }: TwoSeats): Promise<void> {
  const reason = `Roda de verão ${randomInt(10_000, 99_999)}`;
  await openSection(admin, "Promises and wheels");
  await takePictures(admin, "office-promises");
  await expectAccessible(admin, "what is promised");
  await admin.getByRole("link", { name: say("Daily wheel") }).click();
  const weight = admin.getByLabel(say("Weight"), { exact: true }).first();
  await weight.fill("41");
  const cost = admin.getByRole("heading", { name: say("Expected cost of these numbers") });
  await expect(cost).toBeVisible();
  await takePictures(admin, "office-wheel");
  await expectAccessible(admin, "a wheel");
  await admin.getByRole("button", { name: say("Set these numbers") }).click();
  const sheet = admin.getByRole("dialog", { name: say("Set numbers") });
  await sheet.getByRole("checkbox", { name: say("As soon as it is agreed to") }).uncheck();
  await sheet.getByLabel(say("From (São Paulo)")).fill(localMoment(300));
  await askFor(admin, sheet, reason);
  await agreeTo(colleague, reason);
  await admin.reload();
  await expect(admin.getByText(say("Coming"), { exact: true }).first()).toBeVisible();
}

/** Words hold at once: the product's come back when the own ones are taken away. */
async function writeText({ origin, admin }: TwoSeats): Promise<void> {
  const title = `Socorro do dia ${randomInt(10_000, 99_999)}`;
  const readTitle = async () => {
    return JSON.stringify(await createApiClient(origin)(activityDetails, { lang: "pt" }));
  };
  await openSection(admin, "Promises and wheels");
  await admin.getByRole("link", { name: say("Daily relief") }).click();
  for (const [words, isThere] of [
    [title, true],
    ["", false],
  ] as const) {
    await admin.getByLabel(say("Own title (empty: the product's)")).fill(words);
    await admin.getByRole("button", { name: say("Save the text") }).click();
    const sheet = admin.getByRole("dialog", { name: say("Save the text") });
    await giveReason(sheet, "Palavras mais claras", "Save");
    await expect(sheet).toHaveCount(0);
    await expect.poll(async () => (await readTitle()).includes(title)).toBe(isThere);
  }
}

async function lookAround({ admin }: TwoSeats): Promise<void> {
  for (const [name, heading] of [
    ["Results", "Results of promotions"],
    ["Refused claims", "Refused claims"],
    ["Agency", "Agency"],
    ["Stopped commissions", "Stopped commissions"],
  ] as const) {
    await openSection(admin, name, heading);
    await takePictures(admin, `office-${name.toLowerCase().replaceAll(" ", "-")}`);
    await expectAccessible(admin, name);
  }
}

/** Rounds instead of money; what they cost is read afterwards. */
async function giveRoundsByCode(
  { origin, admin, colleague }: TwoSeats,
  { token }: Member,
): Promise<void> {
  const code = `RODADA-${randomInt(1_000, 9_999)}`;
  await openSection(admin, "Promo codes");
  await admin.getByRole("button", { name: say("New code") }).click();
  const sheet = admin.getByRole("dialog", { name: say("New code") });
  await sheet.getByLabel(say("Code"), { exact: true }).fill(code);
  await sheet
    .getByRole("checkbox", { name: say("With free rounds; the amount may then be left out") })
    .check();
  const game = sheet.getByLabel(say("Game"), { exact: true });
  await game.selectOption({ label: "Onça Dourada" });
  await sheet.getByLabel(say("Stake of each round")).fill("1,00");
  await sheet.getByLabel(say("Free rounds"), { exact: true }).fill("3");
  await sheet.getByLabel(say("Begins (São Paulo)")).fill(localMoment(-1));
  await sheet.getByLabel(say("Ends (São Paulo)")).fill(localMoment(7));
  await takePictures(admin, "office-code-free-rounds");
  await expectAccessible(admin, "a code with free rounds");
  await askFor(admin, sheet, code);
  await agreeTo(colleague, code);
  const call = createApiClient(origin);
  await call(redeemPromoCode, { code }, { token });
  // A job gives them.
  const given = async () => (await call(listFreeRounds, {}, { token })).list;
  await expect.poll(given).toMatchObject([{ rounds: 3, left: 3, state: "playable" }]);
  await openSection(admin, "Results", "Results of promotions");
  const row = admin.getByRole("row").filter({ hasText: say("Promo code") });
  await expect(row.filter({ hasText: "0 / 3" })).toHaveCount(1);
  await takePictures(admin, "office-free-rounds-report");
  await expectAccessible(admin, "what free rounds cost");
}

/** For another year: other walks are given rounds, too. */
async function setFreeRounds({ admin, colleague }: TwoSeats): Promise<void> {
  const reason = `Rodadas de verão ${randomInt(10_000, 99_999)}`;
  await openSection(admin, "Market");
  await admin.getByLabel(say("Group of numbers")).selectOption("freeRounds");
  await admin.getByRole("button", { name: say("Set anew") }).click();
  const sheet = admin.getByRole("dialog");
  await sheet.getByRole("checkbox", { name: say("As soon as it is agreed to") }).uncheck();
  await sheet.getByLabel(say("From (São Paulo)")).fill(localMoment(300 + randomInt(60)));
  await sheet.getByLabel(say("Most free rounds at once")).fill("90");
  await takePictures(admin, "office-numbers-free-rounds");
  await expectAccessible(admin, "numbers of free rounds");
  await askFor(admin, sheet, reason);
  await agreeTo(colleague, reason);
  await admin.reload();
  await admin.getByLabel(say("Group of numbers")).selectOption("freeRounds");
  await expect(admin.getByText(say("Something is set for later"))).toBeVisible();
}

test("what players are promised takes two people, and is given once", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(minutes(6));
  const origin = baseURL ?? "";
  const desk = await takeTwoSeats(browser, origin);
  const [guest, late] = [await newMember(origin), await newMember(origin)];
  const code = await test.step("a code, asked for and agreed to", () => openCode(desk, guest));
  await test.step("a code is ended", () => endCode(desk, code, late));
  await test.step("a code with rounds", () => giveRoundsByCode(desk, late));
  await test.step("numbers of free rounds", () => setFreeRounds(desk));
  await test.step("a campaign to a list", () => runCampaign(desk, guest));
  await test.step("a wheel's numbers", () => setWheel(desk));
  await test.step("what players read", () => writeText(desk));
  await test.step("what came of it", () => lookAround(desk));
  auditBooks();
  desk.assertClean();
});
