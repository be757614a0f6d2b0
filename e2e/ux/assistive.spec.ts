/**
 * Whoever hears the site instead of seeing it, sees it without motion, in colours of their own or
 * in letters twice as large, finds the same in it: what is where, what is chosen, what can be
 * pressed, and what came of it.
 */
import { randomInt } from "node:crypto";
import { setLimit } from "@tucano/contract/player/account/compliance.ts";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { expect, type Page } from "@playwright/test";
import { gameOf } from "../lib/game.ts";
import { patientMs } from "../lib/patience.ts";
import { enterAsNewMember } from "../lib/people/cashier.ts";
import { takeTwoSeats } from "../lib/people/desk-colleague.ts";
import { holdRace } from "../lib/people/race.ts";
import { takePictures } from "../lib/pictures.ts";
import { inGames, onPlayerSite as say, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { cutTexts } from "./fitting.ts";
import { enterWithHistory, minutes, overflowOf, settle } from "./visit.ts";

const MAIN_WAYS = [
  "/",
  "/game",
  "/searchGames",
  "/promotion/activity",
  "/promotion/vip",
  "/promotion/missions",
  "/promotion/shop",
  "/promotion/races",
  "/promotion/jackpots",
  "/recharge",
  "/withdraw",
  "/records",
  "/transactions",
  "/responsible-gaming/limits",
  "/responsible-gaming/week",
  "/security-center",
  "/information-center/support",
  "/information-center/settings",
] as const;

/** Runs in the page: headings that leave out a level, and a page that does not have one title. */
function findCrookedOutline(): string[] {
  const isHeard = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest("[inert]") === null;
  const all = document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)");
  const headings = [...all].filter(isHeard);
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  const found = levels.flatMap((level, index) => {
    const before = index === 0 ? 0 : (levels[index - 1] ?? 0);
    return level > before + 1
      ? [`h${level} after h${before}: ${headings[index]?.textContent?.slice(0, 40)}`]
      : [];
  });
  const titles = levels.filter((level) => level === 1).length;
  return titles === 1 ? found : [...found, `${titles} titles`];
}

test("a screen reader finds its way", async ({ page, baseURL }) => {
  test.setTimeout(minutes(4));
  await enterWithHistory(page, baseURL ?? "");
  for (const path of MAIN_WAYS) {
    await page.goto(path);
    await settle(page);
    expect.soft(await page.evaluate(findCrookedOutline), path).toEqual([]);
    await expect.soft(page.getByRole("banner"), path).toHaveCount(1);
    await expect.soft(page.getByRole("main"), path).toHaveCount(1);
    await expect.soft(page.getByRole("contentinfo"), path).toHaveCount(1);
    for (const parts of await page.getByRole("navigation").all()) {
      await expect.soft(parts, path).toHaveAccessibleName(/\S/);
    }
  }
});

test("a screen reader hears a deposit and a withdrawal", async ({ page, baseURL }) => {
  test.setTimeout(minutes(3));
  await enterWithHistory(page, baseURL ?? "");
  await page.goto("/recharge");
  await settle(page);
  const main = page.getByRole("main");
  await expect(main).toMatchAriaSnapshot(`
    - heading "${say("Deposit")}" [level=1]
    - group "${say("Amounts")}":
      - button "R$ 20"
      - button "R$ 50"
    - textbox "${say("Another amount")}"
    - button "${say("Deposit")}"
  `);
  await page.goto("/withdraw");
  await settle(page);
  await expect(main).toMatchAriaSnapshot(`
    - heading "${say("Withdraw")}" [level=1]
    - heading "${say("Your latest withdrawals")}" [level=2]
  `);
});

test("a screen reader hears what came of a round", async ({ page, baseURL }) => {
  test.setTimeout(minutes(3));
  await enterWithHistory(page, baseURL ?? "");
  const { list } = await createApiClient(baseURL ?? "")(listGames, { keyword: "Maré Alta" });
  await page.goto(`/gameInfo?id=${list[0]?.id}`);
  await page.getByRole("button", { name: say("Play"), exact: true }).click();
  const game = gameOf(page);
  const spin = game.getByRole("button", { name: inGames("spin"), exact: true });
  await expect(spin).toBeEnabled({ timeout: patientMs(60_000) });
  await spin.click();
  const said = game.locator("[aria-live]:not([aria-live=off]), [role=status], output");
  const heard = async () => (await said.allTextContents()).join(" ");
  await expect.poll(heard, { timeout: patientMs(60_000) }).toMatch(/R\$/);
});

/** What was said aloud, now or for a moment: all words of live parts since the page was opened. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const live = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], output";
    const { dataset } = document.body;
    const hear = (element: Element | null): void => {
      const parts =
        element === null ? [] : [element.closest(live), ...element.querySelectorAll(live)];
      const words = parts.map((part) => part?.textContent ?? "").join(" ");
      dataset["heard"] = `${dataset["heard"] ?? ""} ${words}`;
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        hear(target instanceof Element ? target : target.parentElement);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => document.body.dataset["heard"] ?? "");
}

/** Whoever pressed a button that is gone is still somewhere in the page. */
const hasPlace = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== document.body);

test("a screen reader hears what came of a mission, a race and a setting", async ({
  browser,
  page,
  baseURL,
}) => {
  test.setTimeout(minutes(4));
  const origin = baseURL ?? "";
  const { token } = await enterAsNewMember(page, origin);
  const limit = { measure: "deposit", period: "month", amount: "500.00" } as const;
  await createApiClient(origin)(setLimit, limit, { token });
  const race = `Corrida falada ${randomInt(1_000, 9_999)}`;
  await holdRace(origin, await takeTwoSeats(browser, origin), race);
  const main = page.getByRole("main");
  const open = async (path: string) => {
    await page.goto(path);
    await settle(page);
    return listen(page);
  };

  await test.step("a mission that is done", async () => {
    const heard = await open("/promotion/missions");
    await expect(main).toMatchAriaSnapshot(`
      - region "${say("Points")}"
      - group "${say("Missions")}":
        - region "${say("To claim")}":
          - heading "${say("To claim")}" [level=2]
          - list:
            - listitem
    `);
    const claim = pattern(say("Claim {amount}"));
    await main.getByRole("button", { name: claim }).click();
    await expect.poll(heard).toContain(say("Reward claimed successfully!"));
    expect(await hasPlace(page), "the button is gone, its reader is not lost").toBe(true);
  });
  await test.step("what the shop sells", async () => {
    await open("/promotion/shop");
    // Each says what it buys: of a dozen buttons with one word nobody knows which is which.
    const names = await main.getByRole("button").allInnerTexts();
    expect(new Set(names).size).toBe(names.length);
  });
  await test.step("a race", async () => {
    await open("/promotion/races");
    await page
      .getByRole("article")
      .or(page.getByRole("listitem"))
      .filter({ hasText: race })
      .getByRole("link", { name: say("Rules and places") })
      .click();
    await settle(page);
    const heard = await listen(page);
    await main.getByRole("button", { name: say("Join"), exact: true }).click();
    await expect(main.getByRole("button", { name: say("Leave the race") })).toBeVisible();
    await expect.poll(heard).toContain(say("You take part. If you leave, your points are gone."));
    expect(await hasPlace(page), "the button has changed, its reader is not lost").toBe(true);
  });
  await test.step("a setting", async () => {
    await open("/information-center/settings");
    const wish = main.getByRole("checkbox", { name: say("As a message on this site") });
    await expect(wish).not.toBeChecked();
    await wish.press("Space");
    await expect(wish).toBeChecked();
    expect(await hasPlace(page), "the box keeps the focus while it is kept").toBe(true);
  });
});

/** What still moves where nothing is to move. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map((one) => (one.effect as KeyframeEffect).target?.getAttribute("class") ?? "?"),
  );
}

test("without motion nothing moves", async ({ page, baseURL }) => {
  test.setTimeout(minutes(4));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enterWithHistory(page, baseURL ?? "");
  for (const path of MAIN_WAYS) {
    await page.goto(path);
    await settle(page);
    expect.soft(await moving(page), path).toEqual([]);
    const wheel = page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect.soft(await wheel, path).toBe("auto");
  }
});

/** Runs in the page: what can be pressed or filled in and has neither line nor words of a link. */
function findShapeless(): string[] {
  return [...document.querySelectorAll("button, input, select, textarea, summary")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().width > 1)
    .filter((element) => {
      const { outlineStyle, borderTopWidth } = getComputedStyle(element);
      return outlineStyle === "none" && borderTopWidth === "0px";
    })
    .map((element) => element.getAttribute("aria-label") ?? element.textContent?.slice(0, 40) ?? "")
    .slice(0, 5);
}

test("in colours of the reader's own everything keeps its shape", async ({ page, baseURL }) => {
  test.setTimeout(minutes(4));
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await enterWithHistory(page, baseURL ?? "");
  for (const path of MAIN_WAYS) {
    await page.goto(path);
    await settle(page);
    expect.soft(await page.evaluate(findShapeless), path).toEqual([]);
    await takePictures(page, `forced-colours${path.replaceAll("/", "-")}`);
  }
  await page.goto("/records");
  await settle(page);
  const chosen = page.locator("[aria-current=page], [aria-pressed=true], [aria-selected=true]");
  const line = chosen.first().evaluate((element) => getComputedStyle(element).outlineWidth);
  expect(await line).toBe("3px");
});

const TWICE_PX = 32;

test("letters twice as large still fit", async ({ page, baseURL }) => {
  test.setTimeout(minutes(5));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enterWithHistory(page, baseURL ?? "");
  // As somebody sets it in the browser, for all sites.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: TWICE_PX } });
  for (const path of MAIN_WAYS) {
    await page.setViewportSize({ width: 1280, height: 812 });
    await page.goto(path);
    await settle(page);
    const size = page.evaluate(() => getComputedStyle(document.body).fontSize);
    expect.soft(await size).toBe(`${TWICE_PX}px`);
    expect.soft(await overflowOf(page), path).toEqual([]);
    expect.soft(await cutTexts(page), path).toEqual([]);
    // A line of a phone holds few such letters: a name may end in dots there.
    await page.setViewportSize({ width: 375, height: 812 });
    expect.soft(await overflowOf(page), `${path} on a phone`).toEqual([]);
    await takePictures(page, `large-letters${path.replaceAll("/", "-")}`);
  }
});
