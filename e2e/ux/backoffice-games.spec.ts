/**
 * Whoever looks after games reads how they pay, closes them at once and opens them again, watches
 * the tables, and has a round called off only when somebody else agrees.
 */
import { type Browser, expect, type Page } from "@playwright/test";
import { expectAccessible } from "../lib/accessibility.ts";
import { openSection, signInToOffice } from "../lib/people/desk.ts";
import { watch } from "../lib/guard.ts";
import { takePictures } from "../lib/pictures.ts";
import { inBackoffice as say, pattern } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { minutes } from "./visit.ts";

const office = { locale: "pt-BR", timezoneId: "America/Sao_Paulo" } as const;
const GAME = "Estrela Cadente";

async function openBrowser(browser: Browser, host: string) {
  const context = await browser.newContext({ ...office, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  return { page, guard: watch(page, host) };
}

async function readAGame(page: Page): Promise<void> {
  await openSection(page, "Games");
  await page.getByLabel(say("Find by name, code, brand or tag")).fill("estrela cadente");
  await expect(page.getByRole("row")).toHaveCount(2);
  await takePictures(page, "office-games");
  await expectAccessible(page, "the games");
  await page.getByRole("link", { name: GAME }).click();
  await expect(page.getByRole("heading", { name: say("Parsheet") })).toBeVisible();
  await takePictures(page, "office-game");
  await expectAccessible(page, "a game");
}

async function stopAndResume(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("Stop play"), exact: true }).click();
  const title = say("Stop: {name}").replace("{name}", GAME);
  const sheet = page.getByRole("dialog", { name: title });
  await sheet.getByLabel(say("Reason")).fill("Um símbolo sai errado");
  await sheet.getByRole("button", { name: say("Stop play") }).click();
  const stopped = page.getByRole("region", { name: say("Stopped play") });
  await expect(stopped).toContainText(GAME);
  await openSection(page, "Tables");
  await expect(stopped, "every page says so").toContainText("Um símbolo sai errado");
  await takePictures(page, "office-stopped");
  await expectAccessible(page, "a page while play is stopped");
  await stopped.getByRole("button", { name: say("Resume") }).click();
  const resume = page.getByRole("dialog", {
    name: say("Resume: {name}").replace("{name}", GAME),
  });
  await resume.getByLabel(say("Reason")).fill("O símbolo está certo");
  await resume.getByRole("button", { name: say("Resume play") }).click();
  await expect(stopped).toHaveCount(0);
}

async function askToCallOff(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Roleta ao Vivo" }).click();
  const callOff = page.getByRole("button", {
    name: pattern(say("Call off round {number}").replace("{number}", "")),
  });
  await callOff.first().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(say("Reason")).fill("A roda parou");
  await takePictures(page, "office-table");
  await expectAccessible(page, "calling a round off");
  await sheet.getByRole("button", { name: say("Ask for approval") }).click();
  const sent = say("Sent for approval. Somebody else has to agree.");
  await expect(page.getByText(sent)).toBeVisible();
}

async function readFigures(page: Page): Promise<void> {
  for (const [section, picture] of [
    ["Returns", "office-returns"],
    ["Ranking", "office-ranking"],
    ["Big wins", "office-wins"],
    ["Rounds", "office-rounds"],
    ["Video channels", "office-videos"],
  ] as const) {
    await openSection(page, section);
    await expect(page.getByRole("heading", { name: say(section), level: 1 })).toBeVisible();
    await takePictures(page, picture);
    await expectAccessible(page, section);
  }
}

test("games are read, closed, opened, watched and called off", async ({ browser, baseURL }) => {
  test.setTimeout(minutes(4));
  const { page, guard } = await openBrowser(browser, new URL(baseURL ?? "").host);
  await signInToOffice(page);
  await readAGame(page);
  await stopAndResume(page);
  await askToCallOff(page);
  await readFigures(page);
  guard.assertClean();
});
