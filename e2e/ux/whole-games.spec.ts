/**
 * A game is seen whole in the page it is played in: at a small phone held upright and lying, at a
 * larger one and on a desk nothing of it has to be scrolled to, and no key is cut off.
 */
/// <reference lib="dom" />
import { expect, type Frame, type Page } from "@playwright/test";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { patientMs } from "../lib/patience.ts";
import { test } from "../lib/test.ts";
import { enter, minutes, overflowOf } from "./visit.ts";

/** E2E_PAGES looks at some of them again, as in E2E_PAGES='keno|bingo'. */
const WANTED = new RegExp(process.env["E2E_PAGES"] ?? "");

const SIZES = [
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

/** Lists that grow with what was played, below or beside the keys. */
const LISTS = ".ticket-list, .hall-board, .league-main, .live-roster-list, .chat-lines";

/** Runs in the game. A row that moves sideways may reach out of the window; nothing else may. */
function findCut(lists: string): string[] {
  const keys = document.querySelectorAll<HTMLElement>("button, input, select, a[href]");
  const isMoved = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    /auto|scroll/.test(overflowX) && !/auto|scroll/.test(overflowY);
  const holders = (key: HTMLElement): HTMLElement[] => {
    const { parentElement } = key;
    return parentElement === null ? [] : [parentElement, ...holders(parentElement)];
  };
  const isWithin = (inner: DOMRect, { left, top, right, bottom }: DOMRect) =>
    inner.left > left - 1 &&
    inner.top > top - 1 &&
    inner.right < right + 1 &&
    inner.bottom < bottom + 1;
  const window = new DOMRect(0, 0, innerWidth, innerHeight);
  const found = document.documentElement.scrollHeight > innerHeight + 1 ? ["the page scrolls"] : [];
  for (const key of keys) {
    const target = key.closest("label") ?? key;
    const around = holders(target);
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (target.closest(lists) !== null || around.some((one) => isMoved(getComputedStyle(one)))) {
      continue;
    }
    const views = around.filter((one) => getComputedStyle(one).overflowY !== "visible");
    const box = target.getBoundingClientRect();
    const boxes = [window, ...views.map((one) => one.getBoundingClientRect())];
    if (boxes.every((view) => isWithin(box, view))) continue;
    found.push(`${key.className} "${key.getAttribute("aria-label") ?? key.textContent}"`);
  }
  return found;
}

async function frameOf(page: Page): Promise<Frame> {
  await expect(page.frameLocator("iframe").locator("#loading")).toHaveCount(0, {
    timeout: patientMs(60_000),
  });
  const frame = page.frames().find((one) => new URL(one.url()).pathname.startsWith("/play/"));
  if (frame === undefined) throw new Error("The page holds no game.");
  return frame;
}

const eventually = expect.configure({ soft: true });

/** A game takes a moment to settle into a window that has been turned. */
async function expectWhole(page: Page, { id, code }: { id: number; code: string }): Promise<void> {
  await page.goto(`/gameInfo?id=${id}&mode=demo`);
  await expect(page.locator("iframe")).toBeVisible({ timeout: patientMs(30_000) });
  const frame = await frameOf(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const look = async () => [
      ...(await frame.evaluate(findCut, LISTS)),
      ...(await overflowOf(page)),
    ];
    const options = { message: `${code}, ${size.width}×${size.height}`, timeout: patientMs(5_000) };
    await eventually.poll(look, options).toEqual([]);
  }
}

test("every game is seen whole in its page", async ({ page, baseURL }) => {
  test.setTimeout(minutes(20));
  await enter(page, baseURL ?? "");
  const { list } = await createApiClient(baseURL ?? "")(listGames, { limit: 100 });
  expect(list.length, "games of the catalogue").toBeGreaterThanOrEqual(35);
  for (const game of list.filter(({ code }) => WANTED.test(code))) {
    await test.step(game.code, () => expectWhole(page, game));
  }
});
