/**
 * The test of every walk. Browsers that a walk opened beside its own page are closed with it: pages
 * that nobody looks at any more would go on drawing in the next walk's browser, on the same
 * processor, until a button there never stood still long enough to be pressed.
 */
import { test as base } from "@playwright/test";

export const test = base.extend<{ readonly closed: undefined }>({
  closed: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
