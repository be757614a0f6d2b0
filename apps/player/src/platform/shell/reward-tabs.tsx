/**
 * What the house gives, listed once: tabs of each other, and one subject of the menu. A feature
 * that gives something adds a line here with its page, and `<RewardTabs />` under the page's head.
 */
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { PageTabs, type PageTab } from "./page-tabs.tsx";

interface RewardPlace {
  to: PageTab["to"];
  label: MessageDescriptor;
}

const rewardPlaces: readonly RewardPlace[] = [
  { to: "/promotion/activity", label: msg`Promotions` },
  { to: "/promotion/vip", label: msg`VIP` },
  { to: "/promotion/missions", label: msg`Missions` },
  { to: "/promotion/shop", label: msg`Shop` },
  { to: "/promotion/free-rounds", label: msg`Free rounds` },
  { to: "/promotion/jackpots", label: msg`Jackpots` },
  { to: "/promotion/races", label: msg`Races` },
];

/** In the menu all of them are found under one name. */
export const rewardAddresses = rewardPlaces.map(({ to }) => to);

export function RewardTabs() {
  return (
    <PageTabs
      label={t`Rewards`}
      tabs={rewardPlaces.map(({ to, label }) => ({ to, label: i18n._(label) }))}
    />
  );
}
