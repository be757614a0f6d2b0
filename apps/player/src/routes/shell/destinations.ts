/**
 * The site's subjects, listed once for sidebar and menu. The pages of one subject are tabs of each
 * other, so that a thumb overlooks all that is here at once.
 */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { LinkProps } from "@tanstack/react-router";
import {
  ArrowDownToLine,
  BadgeCheck,
  Bell,
  CircleHelp,
  Crown,
  Gamepad2,
  Gift,
  Headset,
  Heart,
  History,
  House,
  KeyRound,
  Percent,
  Search,
  ShieldCheck,
  Smartphone,
  Timer,
  Trophy,
  UserRound,
  Users,
  Video,
  Wallet,
  type LucideIcon,
} from "lucide-react";

import { rewardAddresses } from "../../platform/shell/reward-tabs.tsx";

export interface Destination {
  to: NonNullable<LinkProps["to"]>;
  label: MessageDescriptor;
  icon: LucideIcon;
  /** Other addresses of the same subject. */
  tabs?: readonly string[];
}

export interface PlaceGroup {
  code: "games" | "rewards" | "money" | "account" | "help";
  label: MessageDescriptor;
  places: readonly Destination[];
}

const games: PlaceGroup = {
  code: "games",
  label: msg`Games`,
  places: [
    { to: "/", label: msg`Home`, icon: House },
    { to: "/game", label: msg`All games`, icon: Gamepad2 },
    { to: "/searchGames", label: msg`Search`, icon: Search },
    { to: "/favourites", label: msg`Favourites`, icon: Heart },
    {
      to: "/popular",
      label: msg`Charts`,
      icon: Trophy,
      tabs: ["/new", "/ranking", "/winners"],
    },
    { to: "/video", label: msg`Live video`, icon: Video },
  ],
};

const rewards: PlaceGroup = {
  code: "rewards",
  label: msg`Rewards`,
  places: [
    {
      to: "/promotion/activity",
      label: msg`Promotions`,
      icon: Gift,
      tabs: rewardAddresses.filter((address) => address !== "/promotion/vip"),
    },
    { to: "/promotion/vip", label: msg`VIP`, icon: Crown },
    { to: "/promotion/rebates", label: msg`Rebates`, icon: Percent },
    { to: "/agency-center/invite", label: msg`Invite friends`, icon: Users },
  ],
};

const money: PlaceGroup = {
  code: "money",
  label: msg`Money`,
  places: [
    { to: "/recharge", label: msg`Deposit`, icon: ArrowDownToLine },
    { to: "/withdraw", label: msg`Withdraw`, icon: Wallet },
    {
      to: "/transactions",
      label: msg`History`,
      icon: History,
      tabs: ["/rechargeRecord", "/withdrawalRecord", "/records", "/order-center", "/statement"],
    },
  ],
};

const account: PlaceGroup = {
  code: "account",
  label: msg`Your account`,
  places: [
    { to: "/profile", label: msg`Profile`, icon: UserRound },
    { to: "/information-center/notification", label: msg`Notifications`, icon: Bell },
    { to: "/security-center", label: msg`Security`, icon: KeyRound },
    { to: "/responsible-gaming/limits", label: msg`Limits and time-outs`, icon: Timer },
  ],
};

const help: PlaceGroup = {
  code: "help",
  label: msg`Help`,
  places: [
    { to: "/information-center/support", label: msg`Support`, icon: Headset },
    { to: "/faq", label: msg`Questions and answers`, icon: CircleHelp },
    { to: "/fairness", label: msg`Verify a round`, icon: BadgeCheck },
    { to: "/responsible-gaming", label: msg`Responsible gaming`, icon: ShieldCheck },
    { to: "/download", label: msg`Install the app`, icon: Smartphone },
  ],
};

export const placeGroups: readonly PlaceGroup[] = [games, rewards, money, account, help];
