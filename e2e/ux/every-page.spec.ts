/**
 * Every page, signed out and in, dark and light, from the narrowest phone to the desk: nothing
 * sticks out, nothing keeps anybody from using it, nothing jumps, no foreign host is called.
 */
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { watch } from "../lib/guard.ts";
import { addresses } from "./pages.ts";
import { choose, enter, overflowOf, settle, type Theme } from "./visit.ts";

const WIDTHS = [320, 375, 768, 1440];
const SHIFT_MAX = 0.01;

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Shifts that follow a tap are the player's own doing. */
function noteShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const cases = (["visitor", "member"] as const).flatMap((who) =>
  (["dark", "light"] as const).map((theme: Theme) => ({ who, theme })),
);

for (const { who, theme } of cases) {
  test(`every page for a ${who}, ${theme}`, async ({ page, baseURL }) => {
    test.setTimeout(600_000);
    const guard = watch(page, new URL(baseURL ?? "").host);
    await choose(page, theme);
    await page.addInitScript(noteShifts);
    if (who === "member") await enter(page, baseURL ?? "");
    for (const path of addresses) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 700 });
        await page.goto(path);
        await settle(page);
        await expectAccessible(page, `${path} (${who}, ${theme})`);
        const shift = await page.evaluate(() => window.layoutShift ?? 0);
        expect.soft(shift, `${path}: layout shift`).toBeLessThanOrEqual(SHIFT_MAX);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 812 });
          expect.soft(await overflowOf(page), `${path} at ${width}`).toEqual([]);
        }
      });
    }
    guard.assertClean();
  });
}
