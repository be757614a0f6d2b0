/**
 * Every address of the back office, read from the files that declare them: a page that is added
 * later is looked at, and whoever adds one with something in its address says here what stands in
 * it.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promotionKeys } from "@tucano/contract/backoffice/site/promotions.ts";
import type { House } from "./backoffice-house.ts";

const source = join(import.meta.dirname, "../../apps/backoffice/src");
const folder = join(source, "addresses");

const declared = readdirSync(folder)
  .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/path: "([^"]+)"/g)])
  .map(([, path = ""]) => path)
  .toSorted();

/** Fewer than this: the addresses are not where they were, and nothing would be proved. */
const LEAST = 45;
if (declared.length < LEAST) throw new Error(`Only ${declared.length} addresses were found.`);

const wordsIn = (file: string) =>
  [...readFileSync(join(source, file), "utf8").matchAll(/^ {2}"?([\w-]+)"?(?:: msg|,$)/gm)].map(
    ([, word = ""]) => word,
  );

const memberTabs = wordsIn("features/members/tabs/tab-ids.ts");

/** What stands in the addresses that have something in them. */
function filled(house: House): Readonly<Record<string, readonly string[]>> {
  const { memberId } = house;
  return {
    "/members/$memberId": memberTabs.map((tab) => `/members/${memberId}?tab=${tab}`),
    "/withdrawals/$orderNo": [`/withdrawals/${house.withdrawalNo}`],
    "/deposits/$orderNo": [`/deposits/${house.depositNo}`],
    "/reconciliation/$day": [`/reconciliation/${house.day}`],
    "/games/$gameId": [`/games/${house.gameId}`],
    "/studios/$code": ["/studios/house"],
    "/tables/$code": [`/tables/${house.tableCode}`],
    "/tickets/$ticketNo": [`/tickets/${house.ticketNo}`],
    "/partner-games": ["/partner-games", "/partner-games?partner=sandbox&code=sbx_coin"],
    "/partner-days": ["/partner-days", `/partner-days?partner=sandbox&day=${house.day}`],
    "/promotions/$key": promotionKeys.map((key) => `/promotions/${key}`),
    "/races": ["/races", `/races?race=${house.raceId}`],
    "/affiliates/$affiliateId": [`/affiliates/${house.affiliateId}`],
    "/campaigns/$campaignId": [`/campaigns/${house.campaignId}`],
    "/compliance/identities/$submissionId": [`/compliance/identities/${house.submissionId}`],
    "/reports/players": [`/reports/players?day=${house.day}&game=${house.gameKey}`],
    "/approvals": ["/approvals?state=all"],
  };
}

/** E2E_PAGES looks at some of them again, as in E2E_PAGES='^/(?:market|staff)'. */
const WANTED = new RegExp(process.env["E2E_PAGES"] ?? "");

export function everyOfficePage(house: House): readonly string[] {
  const known = filled(house);
  const all = declared.flatMap((path) => {
    const pages = known[path] ?? (path.includes("$") ? [] : [path]);
    if (pages.length === 0) throw new Error(`Nothing is known for ${path}.`);
    return pages;
  });
  return [...all, "/no-such-page"].filter((path) => WANTED.test(path));
}
