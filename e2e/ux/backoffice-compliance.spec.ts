/**
 * What the law asks of the house is done by people who can be held to it: documents are seen with a
 * reason and decided once, whoever is excluded is out at once, who is on the authority's list
 * becomes a case, each request is answered where it was asked, and the market's numbers take two.
 */
import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { identityStatus } from "@tucano/contract/player/account/identity.ts";
import { login, me } from "@tucano/contract/player/account/members.ts";
import { listNotifications } from "@tucano/contract/player/site/messages.ts";
import { myData, openMyRequest } from "@tucano/contract/player/account/privacy.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { takeTwoSeats, type TwoSeats } from "../lib/people/desk-colleague.ts";
import { localMoment } from "../lib/days.ts";
import { agreeTo, askFor, giveReason, openSection } from "../lib/people/desk.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { handInDocuments, type Member, newMember } from "./backoffice-house.ts";
import { minutes } from "./visit.ts";

type Desk = Pick<TwoSeats, "origin" | "admin">;

const rowOf = (page: Page, { person }: Member) =>
  page.getByRole("row").filter({ hasText: person.account });

async function confirmIdentity({ origin, admin }: Desk, guest: Member): Promise<void> {
  const { token, person } = guest;
  await handInDocuments(origin, token);
  await openSection(admin, "Identities");
  await takePictures(admin, "office-identities");
  await expectAccessible(admin, "the queue of identities");
  await rowOf(admin, guest)
    .getByRole("link", { name: say("Look at it") })
    .click();
  const shownCpf = person.cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, "$1.$2.$3-$4");
  const cpf = admin.getByText(new RegExp(`${person.cpf}|${shownCpf.replaceAll(".", "\\.")}`));
  await expect(cpf, "masked until somebody says why").toHaveCount(0);
  await admin.getByRole("button", { name: say("Open the pictures") }).click();
  const why = admin.getByRole("dialog", { name: say("Open the pictures") });
  await giveReason(why, "Conferência de rotina", "Open the pictures");
  await expect(cpf).toBeVisible();
  for (const picture of await admin.getByRole("main").getByRole("img").all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await takePictures(admin, "office-identity");
  await expectAccessible(admin, "an identity");
  await admin.getByRole("button", { name: say("Confirm the identity") }).click();
  const sheet = admin.getByRole("dialog", { name: say("Confirm the identity") });
  await giveReason(sheet, "Confere com o cadastro", "Confirm the identity");
  await expect(sheet).toHaveCount(0);
  const { level } = await createApiClient(origin)(identityStatus, {}, { token });
  expect(level).toBe("verified");
}

async function exclude({ origin, admin }: Desk, guest: Member): Promise<void> {
  const { token, person, memberId } = guest;
  const call = createApiClient(origin);
  await openSection(admin, "Exclusions");
  await admin.getByRole("button", { name: say("Exclude a player") }).click();
  const sheet = admin.getByRole("dialog", { name: say("Exclude a player") });
  await sheet.getByLabel(say("Number of the player")).fill(String(memberId));
  await sheet.getByLabel(say("Months")).fill("6");
  await expectAccessible(admin, "excluding a player");
  await giveReason(sheet, "Pediu por carta", "Exclude");
  await expect(rowOf(admin, guest)).toContainText("Pediu por carta");
  await expect(call(me, {}, { token }), "out at once").rejects.toThrow();
  const { account, password } = person;
  // Who is excluded may come back for their money, and for nothing else.
  const { access_token: later } = await call(login, { account, password });
  const { list } = await call(listGames, { keyword: "Onça Dourada" });
  const play = call(launch, { game_id: list[0]?.id ?? 0, mode: "real" }, { token: later });
  await expect(play, "no play").rejects.toThrow();
  await admin.getByLabel("CPF").fill(person.cpf);
  await admin.getByRole("button", { name: say("Look up") }).click();
  await expect(admin.getByRole("status").filter({ hasText: account })).toBeVisible();
  await takePictures(admin, "office-exclusions");
  await expectAccessible(admin, "the exclusions");
}

/** A list with a player on it: a case, which is watched, and the player is written to. */
async function bringListIn({ origin, admin }: Desk, guest: Member): Promise<void> {
  await admin.getByRole("button", { name: say("Bring a barred list in") }).click();
  const sheet = admin.getByRole("dialog", { name: say("Bring a barred list in") });
  await sheet.getByLabel(say("Source")).fill("SIGAP de novembro");
  await sheet.getByLabel(say("Text file with CPFs")).setInputFiles({
    name: "lista.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`cpf\n${guest.person.cpf}\n`),
  });
  await giveReason(sheet, "A lista do mês", "Bring in");
  const found = say("Brought in. Players among them: {members}").replace("{members}", "1");
  await expect(admin.getByText(found)).toBeVisible();
  await admin.getByRole("link", { name: say("Players on the barred list") }).click();
  const look = rowOf(admin, guest).getByRole("button", { name: say("Look at it") });
  await look.click();
  await takePictures(admin, "office-case");
  await expectAccessible(admin, "a case");

  await admin.getByRole("button", { name: say("Write to the player") }).click();
  const letter = admin.getByRole("dialog", { name: say("Write to the player") });
  const title = `Sua conta ${randomInt(10_000, 99_999)}`;
  await letter.getByLabel(say("Title"), { exact: true }).fill(title);
  await letter.getByLabel(say("Message"), { exact: true }).fill("Fale com a gente.");
  await giveReason(letter, "Aviso da lista", "Write to the player");
  await expect(letter).toHaveCount(0);
  const call = createApiClient(origin);
  const { account, password } = guest.person;
  await expect(call(me, {}, { token: guest.token }), "signed out at once").rejects.toThrow();
  const { access_token: token } = await call(login, { account, password });
  // A job brings it to the inbox, of whoever is shut out, too.
  const read = async () => (await call(listNotifications, {}, { token })).list;
  const titles = async () => (await read()).map((one) => one.title);
  await expect.poll(titles, { timeout: minutes(2) }).toContain(title);

  const watched = say("Set to: {0}").replace("{0}", say("Watched"));
  await admin.getByRole("button", { name: watched }).click();
  await giveReason(admin.getByRole("dialog", { name: watched }), "Acompanhar", "Save");
  await expect(admin.getByRole("button", { name: say("Write to the player") })).toBeVisible();
  await admin.keyboard.press("Escape");
  await expect(rowOf(admin, guest)).toHaveCount(0);
  await admin.getByLabel(say("State")).selectOption("watching");
  await expect(rowOf(admin, guest)).toBeVisible();
  await takePictures(admin, "office-barred");
  await expectAccessible(admin, "the cases of the barred list");
}

async function answerRequest({ origin, admin }: Desk, guest: Member): Promise<void> {
  const call = createApiClient(origin);
  const { token } = guest;
  const wish = { kind: "correction", text: "Nasci em 20 de maio de 1990." } as const;
  await call(openMyRequest, wish, { token });
  await openSection(admin, "Data requests");
  await takePictures(admin, "office-requests");
  await expectAccessible(admin, "the data requests");
  await rowOf(admin, guest)
    .getByRole("button", { name: say("Look at it") })
    .click();
  await expect(admin.getByRole("dialog").getByText(wish.text)).toBeVisible();
  await admin.getByRole("button", { name: say("Take it on") }).click();
  await takePictures(admin, "office-request");
  await expectAccessible(admin, "a data request");
  await admin.getByRole("button", { name: say("Done as asked") }).click();
  const sheet = admin.getByRole("dialog", { name: say("Done") });
  const answer = "A data está corrigida.";
  await sheet.getByLabel(say("Answer to the player")).fill(answer);
  await giveReason(sheet, "Documento conferido", "Answer");
  await expect(sheet).toHaveCount(0);
  const { list } = await call(myData, {}, { token });
  expect(list[0]).toMatchObject({ status: "done", answer });
  await admin.keyboard.press("Escape");
  await expect(admin.getByRole("dialog")).toHaveCount(0);
}

/** Numbers of what takes two, from next year on: no other walk is disturbed. */
async function setNumbers({ admin, colleague }: TwoSeats): Promise<void> {
  const reason = `Portaria ${randomInt(10_000, 99_999)}`;
  await openSection(admin, "Market");
  const groups = admin.getByLabel(say("Group of numbers"));
  await groups.selectOption("fourEyes");
  await takePictures(admin, "office-market");
  await expectAccessible(admin, "the market's numbers");
  await admin.getByRole("button", { name: say("Set anew") }).click();
  const sheet = admin.getByRole("dialog");
  await sheet.getByRole("checkbox", { name: say("As soon as it is agreed to") }).uncheck();
  await sheet.getByLabel(say("From (São Paulo)")).fill(localMoment(300 + randomInt(60)));
  await sheet.getByLabel(say("Personal data an hour")).fill("31");
  await takePictures(admin, "office-numbers");
  await expectAccessible(admin, "setting numbers");
  await askFor(admin, sheet, reason);
  await agreeTo(colleague, reason);
  await admin.reload();
  await expect(admin.getByText(say("Something is set for later"))).toBeVisible();
}

async function lookAround({ admin }: Desk): Promise<void> {
  for (const name of ["Responsible gaming", "Suspicions"]) {
    await openSection(admin, name);
    await takePictures(admin, `office-${name.toLowerCase().replaceAll(" ", "-")}`);
    await expectAccessible(admin, name);
  }
}

test("what the law asks is done, and its effect is at the player's", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(minutes(6));
  const origin = baseURL ?? "";
  const desk = await takeTwoSeats(browser, origin);
  await test.step("an identity", async () => confirmIdentity(desk, await newMember(origin)));
  await test.step("an exclusion", async () => exclude(desk, await newMember(origin)));
  await test.step("the barred list", async () => bringListIn(desk, await newMember(origin)));
  await test.step("a data request", async () => answerRequest(desk, await newMember(origin)));
  await test.step("numbers of the market", () => setNumbers(desk));
  await test.step("signals", () => lookAround(desk));
  desk.assertClean();
});
