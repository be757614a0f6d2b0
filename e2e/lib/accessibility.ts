/// <reference lib="dom" />
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Colours on their way to others are nobody's colours: what moves and ends is waited for. */
async function waitForMotion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const endTime = effect?.getComputedTiming().endTime;
      return playState === "running" && Number.isFinite(Number(endTime));
    });
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/**
 * What axe finds that would keep somebody from using the page, and frames of its origin in it. Put
 * together in the page itself, and only what is wrong in full: half the time of a whole report.
 */
export async function graveFindings(page: Page): Promise<string[]> {
  await waitForMotion(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`);
}

/** No finding of axe that would keep somebody from using the page. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await graveFindings(page), `accessibility of ${screen}`).toEqual([]);
}
