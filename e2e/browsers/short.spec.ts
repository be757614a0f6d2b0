/**
 * In every engine that players use, part of `npm test`: a member signs in on a phone, and every
 * address of the site opens without an error, with nothing cut off and nothing out of reach.
 */
import { expect } from "@playwright/test";
import { newGuest } from "../lib/account.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { everyAddress } from "../ux/pages.ts";
import { signIn } from "./people.ts";
import { test } from "./seat.ts";
import { visitAll } from "./visits.ts";

test("a member signs in and opens every address", async ({ seat, baseURL }) => {
  const origin = baseURL ?? "";
  const { person, account } = await newGuest(origin);
  await account.deposit("50.00");
  await seat.open("/login");
  await seat.meet({ kind: "field", name: say("Password") });
  await seat.expectUsable("signing in");
  await signIn(seat, person);
  await seat.see("R$ 50,00");
  expect(await visitAll(seat, await everyAddress(origin))).toEqual([]);
  await seat.open("/order-center");
  await seat.expectUsable("a page with a period, loaded anew");
});
