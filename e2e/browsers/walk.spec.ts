/**
 * What people come for works in every engine that they use, on a phone and at a desk: to register,
 * to pay in, to play, to look at what was played, to be paid, and the office's side of that.
 */
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { newGuest } from "../lib/people/account.ts";
import { makePerson } from "../lib/people/people.ts";
import { inBackoffice as office, inGame, inGames, onPlayerSite as say } from "../lib/say.ts";
import { minutes } from "../ux/visit.ts";
import { signInAtDesk } from "./office.ts";
import { register, signIn } from "./people.ts";
import { desk, phone, type Seat, test } from "./seat.ts";

async function payIn(seat: Seat, origin: string): Promise<void> {
  await seat.follow("/recharge");
  await seat.fill(say("Another amount"), "50");
  await seat.expectUsable("an amount to pay in");
  await seat.press({ kind: "button", name: say("Deposit {shown}"), isPattern: true });
  await seat.meet({ kind: "button", name: say("Copy Pix code") });
  await seat.expectUsable("the payment");
  const code = await seat.engine.run(
    () => document.querySelector("[data-testid=pix-code]")?.textContent ?? "",
    null,
  );
  await createApiClient(origin)(payCharge, { pix_copy_paste: code.trim() });
  await seat.see(say("Deposit credited"));
}

async function sitDown(seat: Seat, origin: string, name: string): Promise<void> {
  const { list } = await createApiClient(origin)(listGames, { keyword: name });
  await seat.follow(`/gameInfo?id=${list[0]?.id}`);
  await seat.pressButton(say("Play"));
}

async function playSlot(seat: Seat, origin: string): Promise<void> {
  await sitDown(seat, origin, "Onça Dourada");
  await seat.playRound(true);
  await seat.expectUsable("a slot");
}

async function lookAtTables(seat: Seat, origin: string): Promise<void> {
  await sitDown(seat, origin, "Voo do Tucano");
  const stake = inGame("voo-do-tucano")("stake");
  await seat.meet({ kind: "field", name: stake, isPattern: true, isInGame: true });
  await seat.expectUsable("the flight");
  await sitDown(seat, origin, "Roleta Europeia");
  await seat.see(inGames("stake"), true);
  await seat.expectUsable("a table");
}

async function chooseLook(seat: Seat, isPhone: boolean): Promise<void> {
  await seat.follow("/promotion/vip");
  if (isPhone) await seat.pressButton(say("Menu"));
  await seat.press({ kind: "button", name: say("Language"), isPattern: true });
  await seat.meet({ kind: "button", name: "English" });
  await seat.expectUsable("the languages");
  await seat.pressButton("English");
  // Another language is another load of the same page.
  await seat.appear("html[lang^=en]");
  await seat.settle();
  if (isPhone) {
    await seat.pressButton("Menu");
    await seat.meet({ kind: "field", name: "Light" });
    await seat.expectUsable("the menu");
    await seat.press({ kind: "field", name: "Light" });
    await seat.pressButton("Close");
  } else {
    await seat.press({ kind: "button", name: "Appearance: {name}", isPattern: true });
  }
  await seat.appear("html[data-theme=light]");
  await seat.expectUsable("in English and by day");
}

/** On a phone no head of a table can be pressed. */
async function sortOnAPhone(seat: Seat): Promise<void> {
  await seat.follow("/backoffice/audit");
  await seat.pressButton(office("Sort"));
  await seat.pressButton(office("When"));
  await seat.expectUsable("the order of a list");
  await seat.appear("[aria-pressed=true] svg");
}

for (const size of [phone, desk]) {
  const isPhone = size === phone;
  const where = isPhone ? "on a phone" : "at a desk";

  test(`a newcomer registers, pays in and plays, ${where}`, async ({ seat, baseURL }) => {
    test.setTimeout(minutes(6));
    await seat.engine.resize(size);
    const origin = baseURL ?? "";
    await seat.open("/");
    await register(seat, makePerson());
    await payIn(seat, origin);
    await playSlot(seat, origin);
    await lookAtTables(seat, origin);
    await seat.follow("/records");
    await seat.see("Onça Dourada");
    await seat.expectUsable("the records");
  });

  test(`a member is paid and looks around, ${where}`, async ({ seat, baseURL }) => {
    test.setTimeout(minutes(6));
    await seat.engine.resize(size);
    const { person, account } = await newGuest(baseURL ?? "");
    await account.deposit("50.00");
    await account.playUntilFree("Onça Dourada", "40.00");
    await seat.open("/login");
    await signIn(seat, person);
    await seat.follow("/withdraw");
    await seat.fill(say("Amount"), "20");
    await seat.press({ kind: "button", name: say("Continue with {shown}"), isPattern: true });
    await seat.fill(say("Withdrawal password"), person.withdrawalPassword);
    await seat.expectUsable("a withdrawal");
    await seat.press({ kind: "button", name: say("Withdraw {0}"), isPattern: true });
    // Waiting for the office, on its way or paid already: the order is there.
    await seat.meet({ kind: "link", name: say("Track withdrawal") });
    await seat.expectUsable("the order");
    for (const path of ["/promotion/activity", "/agency", "/information-center/support"]) {
      await seat.follow(path);
      await seat.expectUsable(path);
    }
    await chooseLook(seat, isPhone);
    await signInAtDesk(seat);
    await seat.follow("/backoffice/withdrawals");
    await seat.expectUsable("the queue of withdrawals");
    // What no rule objects to may have left the queue by itself.
    await seat.follow("/backoffice/withdrawals?status=all");
    await seat.see(person.account);
    await seat.expectUsable("all withdrawals");
    if (isPhone) await sortOnAPhone(seat);
  });
}
