/**
 * A round that is over is shown again by its game: in every game that the catalogue lists, from the
 * player's history, to the very amount that the ledger has, and without a complaint in the
 * console. A link shows it to somebody else, with amounts only if its player wished so, until it is
 * ended; and the back office watches what the player saw, beside what it came to.
 */
import { randomUUID } from "node:crypto";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { winOf } from "@tucano/contract/events/round-events.ts";
import { formatWire, fromWire } from "@tucano/contract/money.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import {
  actInRound,
  beginRound,
  openGame,
  setClientSeed,
  spin,
} from "@tucano/contract/player/games/house-games.ts";
import { launch, record } from "@tucano/contract/player/games/rounds.ts";
import { playOf } from "@tucano/game-math/games/forms.ts";
import { findGame } from "@tucano/game-math/games/house-games.ts";
import { findSharedGame } from "@tucano/game-math/shared/index.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { watch } from "../lib/guard.ts";
import { type Guest, newGuest } from "../lib/people/account.ts";
import { signInToOffice } from "../lib/people/desk.ts";
import { logIn } from "../lib/people/player.ts";
import { patientMs } from "../lib/patience.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice, inGames, onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { launchGame, listCodes } from "./launched-games.ts";
import { layBet, TABLE_MS } from "./rounds.ts";
import { minutes } from "./visit.ts";

/** E2E_PAGES looks at some of them again, as in E2E_PAGES='bingo|dados'. */
const WANTED = new RegExp(process.env["E2E_PAGES"] ?? "");

interface Over {
  readonly code: string;
  readonly id: string;
  readonly win: string;
}

/** One round by the first of the game's published ways to play it. */
async function playRound(origin: string, { token }: Guest, code: string): Promise<Over> {
  const call = createApiClient(origin);
  const { list } = await call(listGames, { limit: 100 });
  const game = list.find((one) => one.code === code);
  const { url } = await call(launch, { game_id: game?.id ?? 0, mode: "real" }, { token });
  const play = new URLSearchParams(new URL(url, origin).hash.slice(1)).get("token") ?? "";
  const options = { token: play };
  const opened = await call(openGame, { game: code }, options);
  if (opened.fairness.client_seed === null) {
    const { commitment } = opened.fairness;
    await call(setClientSeed, { client_seed: randomUUID(), commitment }, options);
  }
  const [plan] = playOf(code).rounds;
  const rules = findGame(code);
  const units = rules?.unitsOf(rules.readChoice(plan?.choice)) ?? 1;
  const wish = {
    stake: formatWire(winOf(fromWire(opened.stakes[0] ?? ""), 100 * units)),
    round_key: randomUUID(),
    ...(plan?.choice === undefined ? {} : { choice: plan.choice }),
  };
  if (rules?.shape !== "steps") {
    const { round_id: id, win } = await call(spin, wish, options);
    return { code, id, win };
  }
  let round = await call(beginRound, wish, options);
  while (round.status === "open") round = await takeAnyStep(round);
  return { code, id: round.round_id, win: round.win };

  async function takeAnyStep({ round_id, step }: typeof round): Promise<typeof round> {
    for (const action of plan?.actions ?? []) {
      const acted = await call(actInRound, { round_id, step, action }, options).catch(() => null);
      if (acted !== null) return acted;
    }
    throw new Error(`No step of ${code} is allowed.`);
  }
}

const inFrame = (page: Page): FrameLocator => page.frameLocator("iframe");
const mainKey = (page: Page) => inFrame(page).locator(".replay-main");
const shownWin = (page: Page) => inFrame(page).locator(".readout.win .readout-value");

async function watchToItsEnd(page: Page): Promise<void> {
  // Before it begins the key has no picture yet, while it is told another.
  await expect(mainKey(page)).toHaveAttribute("data-icon", "play", { timeout: patientMs(90_000) });
}

test("every game of the house shows a round again, to the ledger's amount", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(minutes(25));
  const origin = baseURL ?? "";
  const guest = await newGuest(origin);
  await guest.account.deposit("500.00");
  const rounds: Over[] = [];
  const codes = (await listCodes(origin)).filter((one) => findGame(one) !== null);
  for (const code of codes.filter((one) => WANTED.test(one))) {
    rounds.push(await playRound(origin, guest, code));
  }
  const { money: before } = await guest.account.read();
  const guard = watch(page, new URL(origin).host);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await logIn(page, guest.person);
  for (const { code, id, win } of rounds) {
    await test.step(code, async () => {
      await page.goto(`/replay?round=${id}`);
      await watchToItsEnd(page);
      const text = (await shownWin(page).textContent()) ?? "";
      expect(text === "–" ? formatMoney("0.00") : text, code).toBe(formatMoney(win));
      await takePictures(page, `replay-${code}`);
      guard.assertClean();
    });
  }
  expect((await guest.account.read()).money, "no money has moved").toBe(before);
});

test("a bet at every shared table is shown again, to the ledger's amount", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(minutes(30));
  const origin = baseURL ?? "";
  const call = createApiClient(origin);
  const codes = (await listCodes(origin)).filter((one) => findSharedGame(one) !== null);
  for (const code of codes.filter((one) => WANTED.test(one))) {
    await test.step(code, async () => {
      // Of all tables together the waits are longer than somebody stays signed in.
      const guest = await newGuest(origin);
      await guest.account.deposit("50.00");
      const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
      await logIn(page, guest.person);
      await page.goto(await launchGame(origin, guest, code));
      await layBet({ page, code, account: guest.account }, async (at, selector) => {
        await at.locator(selector).filter({ visible: true }).first().click();
      });
      const settled = async () => {
        const { list } = await call(record, { range: "today" }, { token: guest.token });
        return list[0]?.status === "settled" ? list[0] : undefined;
      };
      await expect.poll(settled, { timeout: patientMs(TABLE_MS) }).toBeDefined();
      const bet = await settled();
      const guard = watch(page, new URL(origin).host);
      await page.goto(`/replay?round=${bet?.round_id}`);
      for (const _ of ["twice", "four times as fast"]) {
        await inFrame(page).locator(".replay-speed").click();
      }
      await watchToItsEnd(page);
      await expect(shownWin(page)).toHaveText(formatMoney(bet?.win_amount ?? ""));
      await takePictures(page, `replay-${code}`);
      guard.assertClean();
      await page.close();
    });
  }
});

test("a round is watched from the history, paused, and shared without its amounts", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(minutes(5));
  const origin = baseURL ?? "";
  const guest = await newGuest(origin);
  await guest.account.deposit("50.00");
  const { win } = await playRound(origin, guest, "onca-dourada");
  const guard = watch(page, new URL(origin).host);
  await page.setViewportSize({ width: 375, height: 812 });
  await logIn(page, guest.person);
  await page.goto("/records");
  const row = page.getByRole("listitem").filter({ hasText: "Onça Dourada" }).first();
  await row.locator("summary").click();
  await row.getByRole("link", { name: say("Watch again") }).click();
  await expect(mainKey(page)).toHaveAttribute("data-icon", "pause");
  await mainKey(page).click();
  await expect(mainKey(page)).toHaveAccessibleName(inGames("replayPlay"));
  await mainKey(page).click();
  await watchToItsEnd(page);
  await expectAccessible(page, "a round that is watched");

  await page.getByRole("button", { name: say("Share"), exact: true }).click();
  const sheet = page.getByRole("dialog", { name: say("Share this round") });
  await takePictures(page, "replay-share");
  await sheet.getByRole("button", { name: say("Create link") }).click();
  const link = await sheet.getByText(/\/replay\?link=/).innerText();
  await expectAccessible(page, "sharing a round");
  guard.assertClean();

  const friend = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const answer = await friend.goto(link);
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  await watchToItsEnd(friend);
  await expect(friend.locator("body")).not.toContainText("R$");
  await expect(inFrame(friend).locator("body")).not.toContainText("R$");
  await expect(friend.locator("body")).not.toContainText(guest.person.account);
  await takePictures(friend, "replay-shared");
  await sheet.getByRole("button", { name: say("End all links to this round") }).click();
  await expect(sheet.getByRole("button", { name: say("Create link") })).toBeVisible();
  await friend.reload();
  await expect(friend.getByText(say("This link has ended."))).toBeVisible();
  await takePictures(friend, "replay-ended");
  await friend.close();
  expect(win).toMatch(/^\d+\.\d\d$/);

  await page.goto(`/replay?round=${randomUUID()}`);
  await expect(page.getByText(say("This round can't be watched again."))).toBeVisible();
  await takePictures(page, "replay-nothing");
  await expectAccessible(page, "a round that nobody can watch again");
  await page.getByRole("link", { name: say("See your bet history") }).click();
  await expect(page).toHaveURL(/\/records$/);
});

test("the desk watches a round in its game, beside what was staked and won", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(minutes(5));
  const origin = baseURL ?? "";
  const guest = await newGuest(origin);
  await guest.account.deposit("50.00");
  const { id, win } = await playRound(origin, guest, "onca-dourada");
  const { id: memberId } = await guest.account.read();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInToOffice(page);
  const watchInGame = page.getByRole("button", { name: inBackoffice("Watch it in the game") });
  const won = formatMoney(win);

  await test.step("from the player", async () => {
    await page.goto(`/backoffice/members/${memberId}?tab=rounds`);
    await page
      .getByRole("button", { name: inBackoffice("Replay") })
      .first()
      .click();
    await watchInGame.click();
    await expectToldAlike();
    await takePictures(page, "office-replay-player");
  });
  await test.step("from the round", async () => {
    await page.goto(`/backoffice/rounds?round=${id}`);
    await watchInGame.click();
    await expectToldAlike();
    await takePictures(page, "office-replay-round");
    await expectAccessible(page, "a round watched at the desk");
  });

  async function expectToldAlike(): Promise<void> {
    const place = page.getByRole("dialog").or(page.getByRole("main")).last();
    await watchToItsEnd(page);
    const text = (await shownWin(page).textContent()) ?? "";
    expect(text === "–" ? formatMoney("0.00") : text).toBe(won);
    await expect(place.getByRole("definition").filter({ hasText: won })).not.toHaveCount(0);
  }
});
