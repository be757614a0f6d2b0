/**
 * Responsible gaming: a limit holds from the moment it is set, where money is paid in as well; a
 * break ends play at once, everywhere, and says until when; all of it by the keyboard alone.
 */
import { expect, type Page } from "@playwright/test";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { login } from "@tucano/contract/player/account/members.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { openAccount } from "../lib/people/account.ts";
import { watch } from "../lib/guard.ts";
import { makePerson, type Person } from "../lib/people/people.ts";
import { takePictures } from "../lib/pictures.ts";
import { logIn } from "../lib/people/player.ts";
import { onPlayerSite as say, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";

const limitName = `${say("Deposits")} · ${say("A day").toLowerCase()}`;

async function newcomer(page: Page, baseURL: string | undefined): Promise<Person> {
  const person = makePerson();
  await openAccount(baseURL ?? "", person);
  await logIn(page, person);
  return person;
}

function limitButton(page: Page, text: string) {
  return page.getByRole("button", { name: say(text).replace("{name}", limitName), exact: true });
}

/** By keys alone: the button, the amount, and Enter. */
async function setLimit(page: Page, text: string, reais: string): Promise<void> {
  await limitButton(page, text).press("Enter");
  const sheet = page.getByRole("dialog", { name: limitName });
  await sheet.getByLabel(say("Limit"), { exact: true }).focus();
  await page.keyboard.type(reais);
  await page.keyboard.press("Enter");
  await expect(sheet).toHaveCount(0);
}

test("a deposit limit holds at once, and is higher only a day later", async ({ page, baseURL }) => {
  const guard = watch(page, new URL(baseURL ?? "").host);
  await newcomer(page, baseURL);
  await test.step("set R$ 50 a day", async () => {
    await page.goto("/responsible-gaming/limits");
    await expect(limitButton(page, "Set a limit: {name}")).toBeVisible();
    await expectAccessible(page, "the limits");
    await setLimit(page, "Set a limit: {name}", "50");
    await expect(page.getByRole("meter", { name: limitName })).toBeVisible();
  });
  await test.step("ask for R$ 80: it does not hold yet", async () => {
    await setLimit(page, "Change the limit: {name}", "80");
    const wait = "You can confirm it from {from}. Until then the current limit applies.";
    await expect(page.getByText(pattern(say(wait)))).toBeVisible();
    await takePictures(page, "limits");
  });
  await test.step("the deposit page knows it", async () => {
    await page.goto("/recharge");
    const left = say("Your daily limit of {amount} leaves {left}.");
    await expect(page.getByText(pattern(left))).toBeVisible();
    await page.getByLabel(say("Another amount")).fill("60");
    await page.keyboard.press("Enter");
    await expect(page.getByText(pattern(say("Your own limit allows up to {max}.")))).toBeVisible();
    await expect(page).toHaveURL(/\/recharge$/);
  });
  guard.assertClean();
});

/** What the server says to somebody who wants to play for money. */
async function tryToPlay(origin: string, person: Person): Promise<string> {
  const call = createApiClient(origin);
  const { account, password } = person;
  const { access_token: token } = await call(login, { account, password });
  const { list } = await call(listGames, {});
  const game_id = list[0]?.id ?? 0;
  return await call(launch, { game_id, mode: "real" }, { token }).then(
    () => "played",
    (error: unknown) => String(error),
  );
}

test("a break takes three taps, ends play at once and says until when", async ({
  page,
  baseURL,
}) => {
  const person = await newcomer(page, baseURL);
  await page.goto("/responsible-gaming/time-out");
  await test.step("three taps", async () => {
    await page.getByRole("radio").nth(2).check({ force: true });
    await expectAccessible(page, "the break");
    await takePictures(page, "time-out");
    await page.getByRole("button", { name: say("Take a time-out"), exact: true }).click();
    await page.getByRole("button", { name: say("Start now"), exact: true }).click();
  });
  const until = pattern(say("You are on a time-out until {until}."));
  await expect(page.getByRole("heading", { name: until })).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem("tucano.token"))).toBeNull();
  expect(await tryToPlay(baseURL ?? "", person)).not.toBe("played");

  await logIn(page, person);
  await expect(page.getByText(until)).toBeVisible();
  await page.goto("/profile");
  const open = say("You can't play or deposit. You can withdraw your money at any time.");
  await expect(page.getByText(open)).toBeVisible();
  await expectAccessible(page, "the profile during a break");
  await takePictures(page, "profile-during-a-break");
});

test("an exclusion wants its word, and lasts", async ({ page, baseURL }) => {
  const person = await newcomer(page, baseURL);
  await page.goto("/responsible-gaming/exclusion");
  await page.getByLabel(say("Forever")).check({ force: true });
  await page.getByRole("button", { name: say("Self-exclude") }).click();
  const word = page.getByLabel(say("Type {word} to confirm").replace("{word}", "EXCLUIR"));
  await expect(word).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "the exclusion");
  await word.fill("excluir");
  await page.getByRole("button", { name: say("Self-exclude") }).click();
  const sentence = say("You are permanently self-excluded.");
  await expect(page.getByRole("heading", { name: sentence })).toBeVisible();
  expect(await tryToPlay(baseURL ?? "", person)).not.toBe("played");
});
