/**
 * In every engine that players use, part of `npm test`: a member signs in on a phone, and every
 * address opens without an error, with nothing cut off and nothing out of reach: of one site in one
 * engine and of the other in the other. `npm run test:browsers` opens both in each.
 */
import { expect } from "@playwright/test";
import { newGuest } from "../lib/people/account.ts";
import { onPlayerSite as say } from "../lib/say.ts";
import { furnishPlainly } from "../ux/backoffice-house.ts";
import { everyOfficePage } from "../ux/backoffice-pages.ts";
import { everyAddress } from "../ux/pages.ts";
import { pageOf, signInAtDesk } from "./office.ts";
import { signIn } from "./people.ts";
import { test } from "./seat.ts";
import { visitAll } from "./visits.ts";

test.use({ engineOptions: { hasWebGl: false, isFrugal: true } });

test("a member signs in, and every address opens", async ({ seat, sites, baseURL }) => {
  const origin = baseURL ?? "";
  const { person, account } = await newGuest(origin);
  await account.deposit("50.00");
  await seat.open("/login");
  await seat.meet({ kind: "field", name: say("Password") });
  await seat.expectUsable("signing in");
  await signIn(seat, person);
  await seat.see("R$ 50,00");
  await seat.open("/order-center");
  await seat.expectUsable("a page with a period, loaded anew");
  if (sites.includes("player")) {
    expect(await visitAll(seat, await everyAddress(origin))).toEqual([]);
  }
  if (sites.includes("office")) {
    await signInAtDesk(seat);
    const house = await furnishPlainly(origin, pageOf(seat));
    const paths = everyOfficePage(house).map((path) => `/backoffice${path}`);
    expect(await visitAll(seat, paths)).toEqual([]);
  }
});
