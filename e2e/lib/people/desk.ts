/** What an operator does in the back office. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, type Cookie, expect, type Locator, type Page } from "@playwright/test";
import type { DataOf, Endpoint, Envelope, RequestOf } from "@tucano/contract/endpoint.ts";
import { generate } from "otplib";
import { type Guard, watch } from "../guard.ts";
import { operator } from "./operator.ts";
import { inBackoffice as say, pattern } from "../say.ts";

const STEP_MS = 30_000;

/** What the journeys know of the first account's authenticator, whichever of them taught it. */
interface Authenticator {
  readonly secret: string;
  /** The last step whose code was used: each is good once. */
  readonly step: number;
}

const folder = () => process.env["E2E_DATA_DIR"] ?? "";
const fileOf = () => join(folder(), "e2e-operator.json");

/** Of journeys that run side by side one at a time signs in as the same account. */
export async function inTurn<T>(account: string, work: () => Promise<T>): Promise<T> {
  const turn = join(folder(), `e2e-${account}.turn`);
  for (;;) {
    try {
      mkdirSync(turn);
      break;
    } catch {
      await pause(250);
    }
  }
  try {
    return await work();
  } finally {
    rmdirSync(turn);
  }
}

const stepNow = () => Math.floor(Date.now() / STEP_MS);

/** A code is good once: until the next one this long is waited. */
export async function nextStep(used: number): Promise<void> {
  while (stepNow() <= used) await pause(500);
}

/** When a code of the first account may be used: `enter` is told its secret, where it is known. */
export async function inOperatorsTurn(
  enter: (secret: string | undefined) => Promise<Authenticator>,
): Promise<void> {
  await inTurn("operator", async () => {
    const known = existsSync(fileOf())
      ? (JSON.parse(readFileSync(fileOf(), "utf8")) as Authenticator)
      : null;
    if (known !== null) await nextStep(known.step);
    writeFileSync(fileOf(), JSON.stringify(await enter(known?.secret)));
  });
}

const cookiesOf = (account: string) => join(folder(), `e2e-${account}-cookies.json`);

export async function keepSession(page: Page, account: string): Promise<void> {
  writeFileSync(cookiesOf(account), JSON.stringify(await page.context().cookies()));
}

/** Sits down where `account` is signed in already: nobody waits for the next code. */
export async function resumeSession(page: Page, account: string): Promise<boolean> {
  if (!existsSync(cookiesOf(account))) return false;
  const cookies = JSON.parse(readFileSync(cookiesOf(account), "utf8")) as Cookie[];
  const isOffice = ({ path }: Cookie) => path !== "/";
  await page.context().addCookies(cookies.filter(isOffice));
  await page.goto("/backoffice/");
  const sections = page.getByRole("navigation", { name: say("Sections") });
  await expect(sections.or(page.getByLabel(say("E-mail"))).first()).toBeVisible();
  return sections.isVisible();
}

/**
 * Whoever comes first gives password and the code of the authenticator app, which is taught on the
 * spot; the others come back to that session while it lasts.
 */
export async function signInToOffice(page: Page): Promise<void> {
  if (await resumeSession(page, "operator")) return;
  await page.goto("/backoffice/");
  await page.getByLabel(say("E-mail")).fill(operator.email);
  await page.getByLabel(say("Password")).fill(operator.password);
  await inOperatorsTurn(async (known) => {
    await page.getByRole("button", { name: say("Continue") }).click();
    await page.getByLabel(say("Code from your authenticator app")).waitFor();
    const secret = known ?? (await page.getByTestId("totp-secret").innerText()).trim();
    return { secret, step: await enterCode(page, secret) };
  });
  await keepSession(page, "operator");
}

/** The code of this moment, and the step it belongs to. */
export async function codeNow(secret: string): Promise<{ code: string; step: number }> {
  const step = stepNow();
  return { code: await generate({ secret }), step };
}

/** Answers the step whose code was used. */
export async function enterCode(page: Page, secret: string): Promise<number> {
  const { code, step } = await codeNow(secret);
  await page.getByLabel(say("Code from your authenticator app")).fill(code);
  await page.getByRole("button", { name: say("Sign in"), exact: true }).click();
  await expect(page.getByRole("navigation", { name: say("Sections") })).toBeVisible();
  return step;
}

/** As much of a page as its operator's calls need, in whatever browser it is. */
export interface OfficePage {
  evaluate(
    work: (parts: readonly string[]) => Promise<unknown>,
    parts: readonly string[],
  ): Promise<unknown>;
}

/** A call as the page of the operator who is signed in there makes it. */
export async function callOffice<E extends Endpoint>(
  page: OfficePage,
  { method, path }: E,
  input: RequestOf<E>,
): Promise<DataOf<E>> {
  const isGet = method === "GET";
  const query = new URLSearchParams({ lang: "en" });
  for (const [name, value] of isGet ? Object.entries(input as object) : []) {
    if (value !== undefined) query.set(name, String(value));
  }
  const answer = await page.evaluate(
    async ([address = "", verb = "", body = ""]) => {
      const headers = { "content-type": "application/json" };
      const init = verb === "GET" ? {} : { method: verb, headers, body };
      return (await fetch(address, init)).json() as Promise<unknown>;
    },
    [`${path}?${query.toString()}`, method, JSON.stringify(input)],
  );
  const { code, message, data } = answer as Envelope<DataOf<E>>;
  if (code !== 200) throw new Error(`${path}: ${code}: ${message}`);
  return data;
}

/** The page is called like its section, unless its heading says more. */
export async function openSection(page: Page, name: string, heading = name): Promise<void> {
  await page.getByRole("link", { name: say(name), exact: true }).click();
  const title = { level: 1, name: say(heading), exact: true } as const;
  await expect(page.getByRole("heading", title)).toBeVisible();
}

export async function signInFirstTime(page: Page): Promise<void> {
  await signInToOffice(page);
  await openSection(page, "Withdrawals");
}

/** Opens an order from the queue and looks at the member's picture. */
export async function openWithdrawal(page: Page, orderNo: string, account: string): Promise<void> {
  await page.getByRole("link", { name: orderNo }).click();
  await expect(page.getByText(account).first()).toBeVisible();
  for (const part of ["The player's money", "Latest deposits", "Risk"]) {
    await expect(page.getByText(say(part), { exact: true }).first()).toBeVisible();
  }
}

export async function approve(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("Approve"), exact: true }).click();
  const sheet = page.getByRole("dialog", { name: say("Approve withdrawal") });
  await sheet.getByRole("button", { name: pattern(say("Approve and pay {receives}")) }).click();
  await expect(page.getByText(say("Approved. The payout has started."))).toBeVisible();
}

export interface OfficeBrowser {
  readonly page: Page;
  readonly guard: Guard;
}

/** Another browser, in which nobody is signed in. */
export async function openBrowser(browser: Browser, origin: string): Promise<OfficeBrowser> {
  const context = await browser.newContext({
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    viewport: { width: 1440, height: 900 },
    baseURL: origin,
  });
  const page = await context.newPage();
  return { page, guard: watch(page, new URL(origin).host) };
}

/** Says why in the sheet that is open, and does it. */
export async function giveReason(sheet: Locator, reason: string, act: string): Promise<void> {
  await sheet.getByLabel(say("Reason"), { exact: true }).fill(reason);
  await sheet.getByRole("button", { name: say(act), exact: true }).click();
}

/** A sheet whose request is sent for somebody else to agree to. */
export async function askFor(
  page: Page,
  sheet: Locator,
  reason: string,
  act = "Ask for approval",
): Promise<void> {
  await giveReason(sheet, reason, act);
  const sent = say("Sent for approval. Somebody else has to agree.");
  await expect(page.getByText(sent)).toBeVisible();
  await expect(sheet).toHaveCount(0);
}

/** The second person agrees to what was asked for that reason. */
export async function agreeTo(colleague: Page, reason: string): Promise<void> {
  await colleague.goto("/backoffice/approvals");
  const row = colleague.getByRole("row").filter({ hasText: reason });
  await row.getByRole("button").first().click();
  const sheet = colleague.getByRole("dialog");
  await expect(sheet.getByText(reason).first()).toBeVisible();
  await sheet.getByRole("button", { name: say("Agree"), exact: true }).click();
  await expect(colleague.getByText(say("Agreed to, and done."))).toBeVisible();
}
