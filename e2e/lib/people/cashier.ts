/** The cashier as journeys meet it: members who came in through the API, and the bank's counter. */
import type { APIResponse, Page } from "@playwright/test";
import { type Guest, newGuest } from "./account.ts";

/**
 * A new member whose session this tab has, as after a login. The page shown is an empty one: the
 * journey chooses where it begins.
 */
export async function enterAsNewMember(page: Page, baseURL: string): Promise<Guest> {
  const guest = await newGuest(baseURL);
  await page.goto("/robots.txt");
  await page.evaluate((value) => sessionStorage.setItem("tucano.token", value), guest.token);
  return guest;
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
