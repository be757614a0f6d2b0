/**
 * Every page in the states that nobody designs for: while it loads, when the server fails, without
 * a network. Each says what is the matter and what to do next, and is photographed.
 */
import { join } from "node:path";
import { expect, type Page, type Route, test } from "@playwright/test";
import { addresses } from "./pages.ts";
import { choose, enter, settle } from "./visit.ts";

const folder = join(import.meta.dirname, "../../test-results/states");

/** What the shell itself asks for is answered; what belongs to the page is not. */
const OF_THE_SHELL =
  /\/api\/(?:auth|language|dynamicwebs|profilepictures|socialmedialinks|security\/overview)/;

async function onPageCalls(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route("**/api/**", (route) =>
    OF_THE_SHELL.test(route.request().url()) ? route.continue() : answer(route),
  );
}

const broken = JSON.stringify({
  code: 500,
  status: "fail",
  message: "Algo deu errado do nosso lado. Tente de novo.",
  data: null,
  error: "common.internal",
  request_id: "00000000-0000-4000-8000-000000000000",
});

async function takeBoth(page: Page, name: string): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 900 });
    const file = `${name.replaceAll("/", "_")}-${width}.jpg`;
    await page.screenshot({ path: join(folder, file), type: "jpeg", quality: 60 });
  }
}

/** Something to press or follow in the page itself, besides the shell around it. */
async function expectNextStep(page: Page, path: string): Promise<void> {
  const main = page.getByRole("main");
  const ways = main.getByRole("button").or(main.getByRole("link"));
  expect.soft(await ways.count(), `${path}: a way on`).toBeGreaterThan(0);
}

test("when the server fails, every page says so and can be tried again", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(600_000);
  await choose(page, "dark");
  await enter(page, baseURL ?? "");
  await onPageCalls(page, (route) =>
    route.fulfill({ status: 500, contentType: "application/json", body: broken }),
  );
  for (const path of addresses) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expectNextStep(page, path);
      await takeBoth(page, `error${path}`);
    });
  }
});

test("while answers are awaited, every page stands in its shape", async ({ page, baseURL }) => {
  test.setTimeout(600_000);
  await choose(page, "dark");
  await enter(page, baseURL ?? "");
  const held: Route[] = [];
  await onPageCalls(page, async (route) => void held.push(route));
  for (const path of addresses) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator("main, #root > *").first()).toBeVisible();
      await page.waitForFunction(() => document.body.innerText.trim().length > 20);
      await takeBoth(page, `loading${path}`);
    });
  }
  await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
});

test("without a network every page that was opened before says so", async ({
  page,
  baseURL,
  context,
}) => {
  test.setTimeout(600_000);
  await choose(page, "dark");
  await enter(page, baseURL ?? "");
  for (const path of addresses.filter((one) => one !== "/test" && one !== "/test12")) {
    await test.step(path, async () => {
      await page.goto(path);
      await settle(page);
      await context.setOffline(true);
      await expect(page.getByRole("status").first()).toBeAttached();
      await expectNextStep(page, path);
      await takeBoth(page, `offline${path}`);
      await context.setOffline(false);
    });
  }
});

test("signed out, every page opens and says what signing in would show", async ({ page }) => {
  test.setTimeout(600_000);
  await choose(page, "light");
  for (const path of addresses) {
    await test.step(path, async () => {
      await page.goto(path);
      await settle(page);
      await expectNextStep(page, path);
      await takeBoth(page, `visitor${path}`);
    });
  }
});
