/**
 * The test of every walk. Browsers that the walks of one file opened beside their own page are
 * closed before those of the next: pages that nobody looks at any more would go on drawing on the
 * same processor, until a button of the new walk never stood still long enough to be pressed.
 */
import { test as base, type BrowserContext } from "@playwright/test";

let lastFile = "";
/** What was open when the last walk ended: what a file opens before its first walk is its own. */
let left: readonly BrowserContext[] = [];

export const test = base.extend<{ readonly alone: undefined }>({
  alone: [
    async ({ browser }, use, { file }) => {
      if (file !== lastFile) await Promise.all(left.map((one) => one.close()));
      lastFile = file;
      await use(undefined);
      left = browser.contexts();
    },
    { auto: true },
  ],
});
