/** What people do on the player site, by hand. */
import type { Person } from "../lib/people.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import type { Seat } from "./seat.ts";

/** The sheet for signing in is open. */
export async function signIn(seat: Seat, person: Person): Promise<void> {
  await seat.fill(say("Account, phone or e-mail"), person.account);
  await seat.fill(say("Password"), person.password);
  await seat.pressButton(say("Log in"));
}
