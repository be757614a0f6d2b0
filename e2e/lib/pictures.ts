/**
 * Pictures of a screen as a phone and as a desktop show it, for people to look at: with
 * PICTURES=look they go to test-results. Nobody looks at those of every run, so without it none is
 * taken.
 */
import { join } from "node:path";
import type { Page } from "@playwright/test";

const widths = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
] as const;

const folder = join(import.meta.dirname, "../../test-results/pictures");

export async function takePictures(page: Page, name: string): Promise<void> {
  if (process.env["PICTURES"] === undefined) return;
  const before = page.viewportSize();
  for (const size of widths) {
    await page.setViewportSize(size);
    await page.evaluate((isPhone) => {
      // A phone's scroll bar takes no room.
      document.documentElement.style.scrollbarGutter = isPhone ? "auto" : "";
      // Two frames: one to lay out, one to paint.
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, size.width < 600);
    const path = join(folder, `${name}-${size.width}.jpg`);
    await page.screenshot({ path, type: "jpeg", quality: 72, animations: "disabled" });
  }
  if (before !== null) await page.setViewportSize(before);
}
