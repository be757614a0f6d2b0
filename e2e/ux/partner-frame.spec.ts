/**
 * A partner is entered at the desk by two, and its game runs at another origin in a real browser:
 * only at origins that were agreed, in words of its own, without a way to lead the page elsewhere,
 * standing still while something lies over it, and with a way back.
 */
import { generateKeyPairSync } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { partnerFrameUrl } from "@tucano/contract/studios/partner-frame.ts";
import { expectAccessible } from "../lib/accessibility.ts";
import { agreeTo, askFor, giveReason } from "../lib/people/desk.ts";
import { takeTwoSeats } from "../lib/people/desk-colleague.ts";
import { inBackoffice as office, onPlayerSite as say } from "../lib/say.ts";
import { test } from "../lib/test.ts";
import { enter, minutes, overflowOf } from "./visit.ts";

/** A game that writes down what it is told, and says what its buttons are called. */
const gamePage = `<!doctype html><html lang="en"><title>Game</title><body><h1>Elsewhere</h1>
<p id="heard"></p>
<button data-say="roundStarted">started</button><button data-say="roundEnded">ended</button>
<button data-say="cashier">cashier</button><button id="away">away</button>
<button id="lobby">lobby</button>
<script>
  const lobby = new URLSearchParams(location.search).get("lobby");
  addEventListener("message", ({ data }) => { heard.textContent += " " + data.type; });
  for (const one of document.querySelectorAll("[data-say]"))
    one.onclick = () => parent.postMessage({ type: one.dataset.say, data: 999999 }, "*");
  away.onclick = () => { try { top.location.href = "https://elsewhere.invalid/"; } catch {} };
  document.getElementById("lobby").onclick = () => { location.href = lobby; };
</script></body></html>`;

interface Elsewhere {
  readonly origin: string;
  readonly server: Server;
  readonly asked: string[];
}

async function openElsewhere(): Promise<Elsewhere> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "content-type": "text/html" }).end(gamePage);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, asked };
}

let agreed: Elsewhere;
let stranger: Elsewhere;
test.beforeAll(async () => {
  [agreed, stranger] = [await openElsewhere(), await openElsewhere()];
});
test.afterAll(() => {
  for (const { server } of [agreed, stranger]) {
    server.closeAllConnections();
    server.close();
  }
});

const pictures = "test-results/partners";
async function look(page: Page, name: string): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true });
    expect(await overflowOf(page), `${name} at ${width}`).toEqual([]);
  }
}

async function changeOwnKey(admin: Page): Promise<void> {
  const retire = admin.getByRole("button", { name: office("Retire ours"), exact: true });
  await expect(retire).toHaveCount(1);
  await admin.getByRole("button", { name: office("New key of ours") }).click();
  const made = admin.getByRole("dialog", { name: office("New key of ours") });
  await look(admin, "own-key");
  await giveReason(made, "Troca do ano", "Make the key");
  await expect(retire).toHaveCount(2);
  await expect(admin.getByText(office("Signs from"))).toBeVisible();
  await expectAccessible(admin, "keys of ours");
  await look(admin, "own-keys");
  await retire.first().click();
  const ended = admin.getByRole("dialog", { name: office("Retire a key") });
  await giveReason(ended, "Troca do ano", "Retire");
  await expect(retire).toHaveCount(1);
  await expect(admin.getByText(office("Signs"), { exact: true })).toBeVisible();
}

async function stopOneMode(admin: Page): Promise<void> {
  await admin
    .getByRole("button", { name: office("Stop a mode"), exact: true })
    .first()
    .click();
  const title = office("Stop a mode: {name}").replace("{name}", "Lagoa Games");
  const sheet = admin.getByRole("dialog", { name: title });
  await sheet.getByLabel(office("Mode"), { exact: true }).selectOption("own");
  await sheet.getByLabel(office("Its name in bets (mode)")).fill("BONUS_BUY");
  await look(admin, "stop-mode");
  await expectAccessible(admin, "stopping a mode");
  await giveReason(sheet, "A compra paga errado", "Stop the mode");
  const stopped = admin.getByRole("region", { name: office("Stopped play") });
  await expect(stopped).toContainText("bonus-buy");
  await stopped.getByRole("button", { name: office("Resume") }).click();
  await giveReason(admin.getByRole("dialog"), "A compra está certa", "Resume play");
  await expect(stopped).toHaveCount(0);
}

test("two people enter a partner and its key", async ({ browser, baseURL }) => {
  test.setTimeout(minutes(4));
  const seats = await takeTwoSeats(browser, baseURL ?? "");
  const { admin, colleague } = seats;
  await admin.goto("/backoffice/studios");
  await admin.getByRole("button", { name: office("New partner") }).click();
  const sheet = admin.getByRole("dialog");
  await sheet.getByLabel(office("Code")).fill("lagoa");
  await sheet.getByLabel(office("Name"), { exact: true }).fill("Lagoa Games");
  await sheet.getByLabel(office("Address of their API")).fill(`${agreed.origin}/v2/`);
  await sheet.getByLabel(office("Origins of frames")).fill(`${agreed.origin} https://*.example`);
  await sheet.getByLabel(office("What frames say")).selectOption("hizi");
  await sheet.getByLabel(office("Reason"), { exact: true }).fill("Contrato com a Lagoa");
  await look(admin, "sheet");
  await sheet.getByRole("button", { name: office("Ask for approval") }).click();
  await expect(sheet.getByLabel(office("Origins of frames"))).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await sheet.getByLabel(office("Origins of frames")).fill(agreed.origin);
  await askFor(admin, sheet, "Contrato com a Lagoa");
  await agreeTo(colleague, "Contrato com a Lagoa");

  await admin.reload();
  await expectAccessible(admin, "partners");
  await look(admin, "list");
  await admin.getByRole("link", { name: "Lagoa Games" }).click();
  await admin.getByRole("button", { name: office("New key"), exact: true }).click();
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  const key = admin.getByRole("dialog");
  await key.getByLabel(office("Public key (PEM, RSA of at least 2048 bits)")).fill(pem);
  await askFor(admin, key, "Chave da Lagoa");
  await agreeTo(colleague, "Chave da Lagoa");
  await admin.reload();
  await expect(admin.getByRole("button", { name: office("Retire"), exact: true })).toHaveCount(1);
  await expectAccessible(admin, "a partner");
  await look(admin, "partner");
  await test.step("a key of ours beside the first, until it is ended", () => changeOwnKey(admin));
  await test.step("one mode is stopped, and opened again", () => stopOneMode(admin));
  seats.assertClean();
});

test("its game plays in its frame, and nowhere else", async ({ page, baseURL }) => {
  test.setTimeout(minutes(3));
  await page.setViewportSize({ width: 375, height: 812 });
  const here = baseURL ?? "";
  let at = agreed.origin;
  // Of a launch everything is real but whose game it is.
  await page.route("**/api/games/launch*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { url: string } };
    const url = `${at}/game?lobby=${encodeURIComponent(`${here}/play/lobby/`)}`;
    const frame = { url, words: "hizi", permissions: [], origins: [agreed.origin] } as const;
    body.data.url = partnerFrameUrl(frame);
    await route.fulfill({ response: answer, json: body });
  });
  await enter(page, here);
  await page.goto("/gameInfo?id=1&mode=real");
  const outer = page.locator("iframe");
  const inner = outer.contentFrame().locator("iframe");
  const game = inner.contentFrame();
  await expect(game.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
  await expect(inner).toHaveAttribute("sandbox", "allow-scripts allow-same-origin");
  await page.screenshot({ path: `${pictures}/game-375.png` });

  await test.step("it leads nowhere", async () => {
    await game.getByRole("button", { name: "away" }).click();
    await expect(game.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
    expect(page.url()).toContain("/gameInfo");
  });
  await test.step("a round that is over asks the wallet", async () => {
    await game.getByRole("button", { name: "started" }).click();
    const asked = page.waitForResponse("**/api/auth/me*");
    await game.getByRole("button", { name: "ended" }).click();
    await asked;
    await expect(page.getByText("9.999")).toHaveCount(0);
  });
  await test.step("it stands still under a sheet", async () => {
    await page.getByRole("button", { name: say("Game menu") }).click();
    await expect(game.locator("#heard")).toContainText("stopAutoplay pause");
    await expect(inner).toHaveAttribute("inert", "");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("Close") })
      .click();
    await expect(game.locator("#heard")).toContainText("resume");
    await expect(inner).not.toHaveAttribute("inert", "");
  });
  await test.step("too little money opens the deposit", async () => {
    await game.getByRole("button", { name: "cashier" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("its way back leaves the game", async () => {
    await game.getByRole("button", { name: "lobby" }).click();
    await expect(page).not.toHaveURL(/gameInfo/);
  });
  await test.step("another origin is not even asked", async () => {
    at = stranger.origin;
    await page.goto("/gameInfo?id=1&mode=real");
    await expect(inner).toHaveAttribute("src", new RegExp(`^${stranger.origin}`));
    await expect(game.getByRole("heading", { name: "Elsewhere" })).toHaveCount(0);
    expect(stranger.asked).toEqual([]);
  });
});
