/**
 * A second operator, for what takes two: whichever walk needs one first lets them in at the
 * machine, as whoever the administrator invites does not agree to what they ask for.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import {
  enterCode,
  inTurn,
  keepSession,
  nextStep,
  openBrowser,
  resumeSession,
  signInToOffice,
} from "./desk.ts";
import { runAtTheMachine } from "../machine.ts";
import { inBackoffice as say } from "../say.ts";

export const colleague = {
  email: "colega@tucano.example",
  name: "Rui Prado",
  password: "tamandua atravessa a ponte",
} as const;

interface Known {
  readonly secret: string;
  readonly step: number;
}

const fileOf = () => join(process.env["E2E_DATA_DIR"] ?? "", "e2e-colleague.json");

/** Afterwards the colleague is signed in on `page`. */
export async function signInColleague(page: Page): Promise<void> {
  if (await resumeSession(page, "colleague")) return;
  await inTurn("colleague", async () => {
    const secret = existsSync(fileOf()) ? await comeBack(page) : await comeFirst(page);
    const known: Known = { secret, step: await enterCode(page, secret) };
    writeFileSync(fileOf(), JSON.stringify(known));
    await keepSession(page, "colleague");
  });
}

export interface TwoSeats {
  readonly origin: string;
  readonly admin: Page;
  readonly colleague: Page;
  /** Neither of the two browsers met anything that it should not. */
  assertClean(): void;
}

/** Two operators at a desk each, signed in, for what one alone may not do. */
export async function takeTwoSeats(browser: Browser, origin: string): Promise<TwoSeats> {
  const [first, second] = [await openBrowser(browser, origin), await openBrowser(browser, origin)];
  await signInToOffice(first.page);
  await signInColleague(second.page);
  return {
    origin,
    admin: first.page,
    colleague: second.page,
    assertClean() {
      first.guard.assertClean();
      second.guard.assertClean();
    },
  };
}

async function comeFirst(page: Page): Promise<string> {
  const { email, name } = colleague;
  const said = runAtTheMachine("staff", "invite", email, "administrator", name);
  await page.goto(/\/backoffice\/invitation#\S+/.exec(said)?.[0] ?? "");
  await page.getByLabel(say("New password")).fill(colleague.password);
  await page.getByRole("button", { name: say("Continue") }).click();
  return (await page.getByTestId("totp-secret").innerText()).trim();
}

async function comeBack(page: Page): Promise<string> {
  const { secret, step } = JSON.parse(readFileSync(fileOf(), "utf8")) as Known;
  await page.goto("/backoffice/");
  await page.getByLabel(say("E-mail")).fill(colleague.email);
  await page.getByLabel(say("Password")).fill(colleague.password);
  await nextStep(step);
  await page.getByRole("button", { name: say("Continue") }).click();
  return secret;
}
