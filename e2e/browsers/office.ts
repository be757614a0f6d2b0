/** What an operator does at the desk, by hand. */
import { codeNow, inOperatorsTurn, type OfficePage } from "../lib/people/desk.ts";
import { operator } from "../lib/people/operator.ts";
import { inBackoffice as say } from "../lib/say.ts";
import type { Seat } from "./seat.ts";

export async function signInAtDesk(seat: Seat): Promise<void> {
  await seat.open("/backoffice/");
  await seat.fill(say("E-mail"), operator.email);
  await seat.fill(say("Password"), operator.password);
  await seat.expectUsable("the office's door");
  await inOperatorsTurn(async (known) => {
    await seat.pressButton(say("Continue"));
    await seat.meet({ kind: "field", name: say("Code from your authenticator app") });
    const secret = known ?? (await shownSecret(seat));
    const { code, step } = await codeNow(secret);
    await seat.fill(say("Code from your authenticator app"), code);
    await seat.pressButton(say("Sign in"));
    await seat.settle();
    await seat.see(say("Withdrawals"));
    return { secret, step };
  });
}

/** Where the office's calls are made as whoever is signed in there. */
export function pageOf({ engine }: Seat): OfficePage {
  return { evaluate: (work, parts) => engine.run(work, parts) };
}

function shownSecret(seat: Seat): Promise<string> {
  return seat.engine.run(
    () => document.querySelector("[data-testid=totp-secret]")?.textContent?.trim() ?? "",
    null,
  );
}
