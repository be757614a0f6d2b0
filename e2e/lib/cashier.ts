/** The cashier as journeys meet it: members who came in through the API, and the bank's counter. */
import type { APIResponse, Page } from "@playwright/test";
import { register } from "@tucano/contract/members.ts";
import { createApiClient } from "@tucano/workshop/api-client.ts";
import { type Account, accountOf } from "./account.ts";
import { makePerson, type Person } from "./people.ts";

export interface Guest {
  readonly person: Person;
  readonly account: Account;
  readonly token: string;
}

/**
 * A new member whose session this tab has, as after a login. The page shown is an empty one: the
 * journey chooses where it begins.
 */
export async function enterAsNewMember(page: Page, baseURL: string): Promise<Guest> {
  const person = makePerson();
  const { access_token: token } = await createApiClient(baseURL)(register, {
    account: person.account,
    password: person.password,
    confirm_password: person.password,
    realname: person.realname,
    phone: person.phone,
    cpf: person.cpf,
    birth_date: person.birthDate,
    qk_pwd: person.withdrawalPassword,
    is_adult: true,
  });
  await page.goto("/robots.txt");
  await page.evaluate((value) => sessionStorage.setItem("tucano.token", value), token);
  return { person, account: accountOf(baseURL, token), token };
}

interface Payment {
  code: string;
  /** Somebody else's: such a payment goes back. */
  cpf?: string;
  amount?: string;
}

export function payAtTheBank(page: Page, { code, ...rest }: Payment): Promise<APIResponse> {
  return page.request.post("/sandbox/pix/pay", { data: { pix_copy_paste: code, ...rest } });
}

/** Changes the data of an answer on its way: for states that the real bank seldom comes into. */
export async function bend(
  page: Page,
  address: string,
  changes: Record<string, unknown>,
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: Record<string, unknown> };
    await route.fulfill({
      response,
      json: { ...envelope, data: { ...envelope.data, ...changes } },
    });
  });
}
