/** Opening a page the way somebody would, as a visitor or as a member, in either theme. */
import { expect, type Page } from "@playwright/test";
import { type Account, openAccount } from "../lib/people/account.ts";
import { patientMs } from "../lib/patience.ts";
import { makePerson } from "../lib/people/people.ts";
import { logIn } from "../lib/people/player.ts";

export type Theme = "dark" | "light";

export function minutes(count: number): number {
  return patientMs(count * 60_000);
}

/** Before the first page: the browser prefers this theme, and nothing moves. */
export async function choose(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript((name) => localStorage.setItem("tucano.theme", name), theme);
}

/** A new member who has nothing yet, signed in on this page. */
export async function enterNew(page: Page, baseUrl: string): Promise<Account> {
  const person = makePerson();
  const account = await openAccount(baseUrl, person);
  await logIn(page, person);
  return account;
}

/** A new member with money, signed in on this page. */
export async function enter(page: Page, baseUrl: string): Promise<Account> {
  const person = makePerson();
  const account = await openAccount(baseUrl, person);
  await account.deposit("150.00");
  await logIn(page, person);
  return account;
}

const SETTLES_IN_MS = patientMs(20_000);

/** A member whose lists have something in them: money paid in, played and asked back. */
export async function enterWithHistory(page: Page, baseUrl: string): Promise<void> {
  const person = makePerson();
  const account = await openAccount(baseUrl, person);
  await account.deposit("50.00");
  await account.playUntilFree("Onça Dourada", "40.00");
  await account.withdraw("20.00", person.withdrawalPassword);
  await account.deposit("150.00");
  await account.play("Maré Alta", 5);
  await logIn(page, person);
}

/** Shown in its states on purpose, waiting among them. */
const SHOWS_STATES = /^\/gallery/;

/** The page's heading stands, and no placeholder is left. */
export async function settle(page: Page): Promise<void> {
  const timeout = SETTLES_IN_MS;
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible({ timeout });
  // Nothing is drawn for the first moment of waiting: what was asked for has to have come.
  await page.waitForLoadState("networkidle", { timeout });
  if (SHOWS_STATES.test(new URL(page.url()).pathname)) return;
  const waiting = page.locator("[aria-busy=true], .animate-shimmer");
  await expect(waiting).toHaveCount(0, { timeout });
}

/**
 * What sticks out of the window at the right. The page clips it, so the width of what scrolls tells
 * nothing: each element is looked at, but for what a row or a picture of its own holds back.
 */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isInside = (element: Element) => element.getBoundingClientRect().right <= width + 1;
    const isHeldBack = (element: Element): boolean => {
      const parent = element.parentElement;
      if (parent === null || parent === document.body) return false;
      const holds = getComputedStyle(parent).overflowX !== "visible" && isInside(parent);
      return holds || isHeldBack(parent);
    };
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => element.getBoundingClientRect().width > 1)
      .filter((element) => !isInside(element) && !isHeldBack(element))
      .map((element) => `${element.tagName}.${element.getAttribute("class")?.slice(0, 60)}`)
      .slice(0, 5);
  });
}

/** The first lines of what went wrong, for a list of findings. */
export function wordsOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n").slice(0, 6).join(" ");
}

/** What moves by itself may move by so much, in parts of the window. */
export const SHIFT_MAX = 0.01;

declare global {
  interface Window {
    /** How far, and what moved. */
    layoutShift?: { sum: number; readonly moved: string[] };
  }
}

/** Shifts that follow a tap are the player's own doing. */
export function noteShifts(): void {
  const shift = { sum: 0, moved: [] as string[] };
  window.layoutShift = shift;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node?: Node }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      shift.sum += entry.value;
      for (const { node } of entry.sources) {
        shift.moved.push(`${node?.nodeName ?? "?"} "${node?.textContent?.slice(0, 30) ?? ""}"`);
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Since the page was opened, with `noteShifts` in it. */
export const shiftOf = (page: Page) =>
  page.evaluate(() => window.layoutShift ?? { sum: 0, moved: [] });
