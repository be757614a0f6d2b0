/**
 * Every address of both sites opens in every engine that people use, on a phone and at a desk,
 * without an error, with nothing cut off and nothing out of reach.
 */
import { expect } from "@playwright/test";
import { newGuest } from "../lib/people/account.ts";
import { takeTwoSeats } from "../lib/people/desk-colleague.ts";
import { furnish } from "../ux/backoffice-house.ts";
import { everyOfficePage } from "../ux/backoffice-pages.ts";
import { everyAddress } from "../ux/pages.ts";
import { minutes } from "../ux/visit.ts";
import { signInAtDesk } from "./office.ts";
import { signIn } from "./people.ts";
import { desk, phone, test } from "./seat.ts";
import { visitAll } from "./visits.ts";

test.use({ engineOptions: { hasWebGl: false, isFrugal: true } });

for (const size of [phone, desk]) {
  const where = size === phone ? "on a phone" : "at a desk";

  test(`every address, for a visitor and a member, ${where}`, async ({ seat, baseURL }) => {
    test.setTimeout(minutes(8));
    await seat.engine.resize(size);
    const paths = await everyAddress(baseURL ?? "");
    await seat.open("/");
    expect(await visitAll(seat, paths), "for a visitor").toEqual([]);
    const { person, account } = await newGuest(baseURL ?? "");
    await account.deposit("50.00");
    await seat.open("/login");
    await signIn(seat, person);
    await seat.see("R$ 50,00");
    expect(await visitAll(seat, paths), "for a member").toEqual([]);
  });

  test(`every address of the back office, ${where}`, async ({ seat, browser, baseURL }) => {
    test.setTimeout(minutes(10));
    await seat.engine.resize(size);
    const { admin, colleague } = await takeTwoSeats(browser, baseURL ?? "");
    const house = await furnish(baseURL ?? "", admin, colleague);
    await signInAtDesk(seat);
    const paths = everyOfficePage(house).map((path) => `/backoffice${path}`);
    expect(await visitAll(seat, paths)).toEqual([]);
  });
}
