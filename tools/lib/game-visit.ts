/** Playing any game of the house in a browser, for tools that look at what it costs. */
/// <reference lib="dom" />
import type { Page } from "@playwright/test";
import { REST_MARK, TAP_MARK } from "./frame-costs.ts";

/**
 * Runs in the page, before its scripts. A machine without a graphics card draws with its processor,
 * four frames a second, and the page's thread waits for it: a phone's does not. So everything is
 * drawn as ever, call by call, but with nothing in it, by a card that has a phone's name.
 */
export function drawAsPhonesDo(): void {
  // oxlint-disable typescript/unbound-method -- each of them is called with its own context below.
  const NAME_OF_CARD = 0x9246;
  const { prototype } = WebGL2RenderingContext;
  const { drawArrays, drawArraysInstanced, drawElements, drawElementsInstanced } = prototype;
  const { clear, getParameter } = prototype;
  prototype.clear = function () {
    clear.call(this, 0);
  };
  prototype.drawArrays = function (mode, first) {
    drawArrays.call(this, mode, first, 0);
  };
  prototype.drawArraysInstanced = function (mode, first, _count, instances) {
    drawArraysInstanced.call(this, mode, first, 0, instances);
  };
  prototype.drawElements = function (mode, _count, type, offset) {
    drawElements.call(this, mode, 0, type, offset);
  };
  prototype.drawElementsInstanced = function (mode, _count, type, offset, instances) {
    drawElementsInstanced.call(this, mode, 0, type, offset, instances);
  };
  prototype.getParameter = function (name): unknown {
    const found: unknown = getParameter.call(this, name);
    return name === NAME_OF_CARD ? "Adreno (TM) 618" : found;
  };
}

export async function openGame(page: Page, url: string, code: string): Promise<void> {
  await page.goto(`${url}/play/${code}/#lang=pt`, { timeout: 120_000 });
  const isOpen = () => document.querySelector("#loading") === null;
  await page.waitForFunction(isOpen, null, { timeout: 120_000 });
  // What a graphics card would lay together need not be: frames then come as often as on a phone.
  await page.evaluate(() => {
    document.documentElement.style.opacity = "0";
  });
}

/** A table has no button of ours: it is watched for this long. */
const LOOK_ON_MS = 25_000;
const ROUND_MS = 90_000;
/** No finger is faster. */
const TAP_PAUSE_MS = 600;

/** What there was to press. */
type Pressed = "played" | "stepped" | "waiting";

/**
 * Runs in the page: takes the main button when something can be played, and else whatever the stage
 * offers: a chip's place, a card, a door.
 */
function press(mark: string): Pressed {
  // A great win waits to be taken note of.
  document.querySelector<HTMLElement>(".overlay button")?.click();
  const main = document.querySelector<HTMLElement>(".spin, .bar-main");
  if (main === null || main.classList.contains("is-busy")) return "waiting";
  const isStep = main.classList.contains("is-step");
  const places = [...document.querySelectorAll<HTMLButtonElement>(".stage button")].filter(
    (place) => !place.disabled && place.ariaDisabled !== "true" && place.checkVisibility(),
  );
  const moment = Math.floor(performance.now());
  const place = places[moment % places.length];
  const canPlay = main.getAttribute("aria-disabled") === "false";
  // In an open round one more step is as good as an end.
  const wanted = isStep && place !== undefined && moment % 2 === 0 ? place : main;
  const pressed = canPlay ? wanted : place;
  if (pressed === undefined) return "waiting";
  performance.mark(mark);
  pressed.click();
  return pressed === main && !isStep ? "played" : "stepped";
}

const isAtRest = () => {
  document.querySelector<HTMLElement>(".overlay button")?.click();
  const main = document.querySelector(".spin, .bar-main");
  return main?.classList.contains("is-busy") === false;
};

/** Plays so many rounds to their end, or looks on where there is nothing to press. */
export async function playRounds(page: Page, rounds: number): Promise<void> {
  const rest = () => page.evaluate((mark) => void performance.mark(mark), REST_MARK);
  if ((await page.locator(".spin, .bar-main").count()) === 0) {
    await page.evaluate((mark) => void performance.mark(mark), TAP_MARK);
    await page.waitForTimeout(LOOK_ON_MS);
    return rest();
  }
  const untilMs = performance.now() + rounds * ROUND_MS;
  for (let played = 0; played < rounds && performance.now() < untilMs;) {
    if ((await page.evaluate(press, TAP_MARK)) === "played") played += 1;
    await page.waitForTimeout(TAP_PAUSE_MS);
    await page.waitForFunction(isAtRest, null, { timeout: ROUND_MS, polling: 100 });
    await rest();
  }
}
