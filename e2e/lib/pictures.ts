/**
 * Pictures of a screen as a phone and as a desktop show it, in both themes, for people to look
 * at: with PICTURES=look they go to test-results. Nobody looks at those of every run, so without it
 * none is taken.
 */
import { join } from "node:path";
import type { Page } from "@playwright/test";

const widths = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
] as const;

const folder = join(import.meta.dirname, "../../test-results/pictures");

const themes = ["dark", "light"] as const;

export async function takePictures(page: Page, name: string): Promise<void> {
  if (process.env["PICTURES"] === undefined) return;
  const before = page.viewportSize();
  const theme = await page.evaluate(() => document.documentElement.dataset["theme"]);
  for (const size of widths) {
    await page.setViewportSize(size);
    for (const look of themes) {
      await dress(page, look, size.width < 600);
      const path = join(folder, `${name}-${size.width}-${look}.jpg`);
      await page.screenshot({ path, type: "jpeg", quality: 72, animations: "disabled" });
    }
  }
  await dress(page, theme, false);
  if (before !== null) await page.setViewportSize(before);
}

/** As the site does it when a theme is chosen; undefined: by itself. */
async function dress(page: Page, theme: string | undefined, isPhone: boolean): Promise<void> {
  await page.evaluate(
    ([theme, isPhone]) => {
      const { dataset, style } = document.documentElement;
      if (theme === undefined) delete dataset["theme"];
      else dataset["theme"] = theme;
      // A phone's scroll bar takes no room.
      style.scrollbarGutter = isPhone ? "auto" : "";
      // Two frames: one to lay out, one to paint.
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    [theme, isPhone] as const,
  );
}
