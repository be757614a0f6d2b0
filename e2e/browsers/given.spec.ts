/**
 * What the house gives beside its games works in every engine that people use: points of a mission
 * buy free rounds, a race is joined and left, the weekly summary is wished for, a round is watched
 * again in its game, and support opens over the page that the question is about.
 */
import { randomInt } from "node:crypto";
import { setLimit } from "@tucano/contract/player/account/compliance.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { newGuest } from "../lib/people/account.ts";
import { takeTwoSeats } from "../lib/people/desk-colleague.ts";
import { holdRace } from "../lib/people/race.ts";
import { inGames, onPlayerSite as say } from "../lib/say.ts";
import { minutes } from "../ux/visit.ts";
import { signIn } from "./people.ts";
import { desk, phone, type Seat, test } from "./seat.ts";

async function spendPoints(seat: Seat): Promise<void> {
  await seat.follow("/promotion/missions");
  await seat.expectUsable("the missions");
  await seat.press({ kind: "button", name: say("Claim {amount}"), isPattern: true });
  await seat.press({ kind: "link", name: say("Open the shop") });
  await seat.settle();
  await seat.press({ kind: "button", name: `${say("Buy")}: `, isPattern: true });
  await seat.see(say("It's yours. Free rounds and bonuses can take a few seconds to arrive."));
  await seat.expectUsable("the shop");
  await seat.press({ kind: "link", name: say("See your free rounds") });
  await seat.settle();
  await seat.expectUsable("the free rounds");
}

async function race(seat: Seat, name: string): Promise<void> {
  await seat.follow("/promotion/races");
  await seat.see(name);
  await seat.expectUsable("the races");
  await seat.press({ kind: "link", name: say("Rules and places") });
  await seat.settle();
  await seat.pressButton(say("Join"));
  await seat.meet({ kind: "button", name: say("Leave the race") });
  await seat.expectUsable("a race");
  await seat.pressButton(say("Leave the race"));
  await seat.meet({ kind: "button", name: say("Join") });
}

async function choose(seat: Seat): Promise<void> {
  await seat.follow("/information-center/settings");
  await seat.press({ kind: "field", name: say("As a message on this site") });
  await seat.expectUsable("the settings of messages");
  await seat.follow("/responsible-gaming/week");
  await seat.appear("input[type=checkbox]:checked");
  await seat.expectUsable("the weekly summary");
  await seat.follow("/promotion/jackpots");
  await seat.expectUsable("the jackpots");
}

async function watchAgain(seat: Seat): Promise<void> {
  await seat.follow("/records");
  await seat.press({ kind: "button", name: "Maré Alta", isPattern: true });
  await seat.press({ kind: "link", name: say("Watch again") });
  // Under way it says something else: by then the round has been told to its end.
  await seat.meet({ kind: "button", name: inGames("replayPlay"), isInGame: true });
  await seat.expectUsable("a round that is watched again");
}

async function askSupport(seat: Seat): Promise<void> {
  await seat.follow("/faq");
  await seat.press({ kind: "link", name: say("Ask support") });
  await seat.meet({ kind: "field", name: say("In a few words") });
  await seat.expectUsable("support over a page");
}

for (const size of [phone, desk]) {
  const where = size === phone ? "on a phone" : "at a desk";

  test(`points, a race, messages, a recording and support, ${where}`, async ({
    seat,
    browser,
    baseURL,
  }) => {
    test.setTimeout(minutes(6));
    const origin = baseURL ?? "";
    await seat.engine.resize(size);
    const { person, account, token } = await newGuest(origin);
    await account.deposit("50.00");
    await account.play("Maré Alta", 1);
    const limit = { measure: "deposit", period: "month", amount: "500.00" } as const;
    await createApiClient(origin)(setLimit, limit, { token });
    const name = `Corrida ${randomInt(1_000, 9_999)}`;
    await holdRace(origin, await takeTwoSeats(browser, origin), name);
    await seat.open("/login");
    await signIn(seat, person);
    await spendPoints(seat);
    await race(seat, name);
    await choose(seat);
    await watchAgain(seat);
    await askSupport(seat);
  });
}
