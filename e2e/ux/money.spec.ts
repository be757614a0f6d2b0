/**
 * The balance in the header is the ledger's, through whatever happens to it and from wherever it
 * happens: nothing is shown that has not been booked, and nothing booked stays unseen.
 */
import { expect, type Page } from "@playwright/test";
import { patientMs } from "../lib/patience.ts";
import { type Account, openAccount } from "../lib/people/account.ts";
import { auditBooks } from "../lib/books.ts";
import { makePerson, type Person } from "../lib/people/people.ts";
import { logIn, shownBalance } from "../lib/people/player.ts";
import { test } from "../lib/test.ts";
import { minutes } from "./visit.ts";

/** More of them by E2E_OPERATIONS. */
const OPERATIONS = Number(process.env["E2E_OPERATIONS"] ?? "60");
const GAMES = ["Onça Dourada", "Maré Alta", "Tucano da Sorte"] as const;

type Operation = "deposit" | "play" | "withdraw";

/** Deposits are rare, play is not, and what has been played through leaves now and then. */
function nextOperation(count: number): Operation {
  if (count % 12 === 0) return "deposit";
  return count % 15 === 14 ? "withdraw" : "play";
}

async function perform(account: Account, person: Person, count: number): Promise<Operation> {
  const operation = nextOperation(count);
  if (operation === "deposit") await account.deposit("20.00");
  if (operation === "play") await account.play(GAMES[count % GAMES.length] ?? GAMES[0], 1);
  if (operation === "withdraw") {
    await account.playUntilFree(GAMES[0], "20.00");
    await account.withdraw("20.00", person.withdrawalPassword);
  }
  return operation;
}

async function expectLedger(page: Page, account: Account, what: string): Promise<void> {
  const { money } = await account.read();
  await expect
    .poll(() => shownBalance(page), {
      message: `the header after: ${what}`,
      timeout: patientMs(10_000),
    })
    .toBe(money);
}

test(`the header equals the ledger through ${OPERATIONS} operations`, async ({ page, baseURL }) => {
  test.setTimeout(minutes(6));
  const person = makePerson();
  const account = await openAccount(baseURL ?? "", person);
  await account.deposit("50.00");
  await logIn(page, person);
  for (let count = 1; count <= OPERATIONS; count += 1) {
    const operation = await perform(account, person, count);
    await expectLedger(page, account, `${operation} (${count})`);
  }
  auditBooks();
});
