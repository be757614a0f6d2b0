/**
 * The test of every walk. Browsers that the walks of one file opened beside their own page are
 * closed before those of the next: pages that nobody looks at any more would go on drawing on the
 * same processor, until a button of the new walk never stood still long enough to be pressed.
 */
import { test as base } from "@playwright/test";

let lastFile = "";

export const test = base.extend<{ readonly alone: undefined }>({
  alone: [
    async ({ browser }, use, { file }) => {
      if (file !== lastFile) await Promise.all(browser.contexts().map((one) => one.close()));
      lastFile = file;
      await use(undefined);
    },
    { auto: true },
  ],
});
