/** What people do on the player site, by hand. */
import type { Person } from "../lib/people/people.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import type { Seat } from "./seat.ts";

/** The sheet for signing in is open. */
export async function signIn(seat: Seat, person: Person): Promise<void> {
  await seat.fill(say("Username, phone or e-mail"), person.account);
  await seat.fill(say("Password"), person.password);
  await seat.pressButton(say("Log in"));
  await seat.appear("[data-testid=balance]");
  // The sheet had an address of its own, which is left for the first page.
  await seat.appear(":root:not(:has(dialog[open]))");
  await seat.settle();
}

/** Both steps of the sheet, and the browser's own proof of work. */
export async function register(seat: Seat, person: Person): Promise<void> {
  await seat.pressButton(say("Register"));
  await seat.fill(say("Full name"), person.realname);
  await seat.expectUsable("registering, the first step");
  await seat.fill("CPF", person.cpf);
  await seat.fill(say("Birth date"), person.birthDate.split("-").toReversed().join(""));
  await seat.fill(say("Mobile phone"), person.phone);
  await seat.pressButton(say("Continue"));
  await seat.fill(say("Username"), person.account);
  await seat.expectUsable("registering, the second step");
  await seat.fill(say("Password"), person.password);
  await seat.fill(say("Repeat password"), person.password);
  await seat.fill(say("Withdrawal password"), person.withdrawalPassword);
  await seat.pressButton(say("I can't read the image: verify another way"));
  await seat.see(say("Verified by your browser"));
  await seat.press({ kind: "field", name: say("I am over 18 years old."), isPattern: true });
  await seat.pressButton(say("Create account"));
  await seat.see(say("Your registration has been successfully completed"));
  // The first deposit is offered at once, and may wait.
  await seat.pressButton(say("Close"));
}
