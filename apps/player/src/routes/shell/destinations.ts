/** The site's pages, listed once for the sidebar, the menu and every other list. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { LinkProps } from "@tanstack/react-router";
import {
  ArrowDownToLine,
  BadgeCheck,
  Bell,
  CircleHelp,
  ClipboardList,
  Crown,
  Flame,
  Gamepad2,
  Gift,
  Headset,
  Heart,
  History,
  House,
  KeyRound,
  Medal,
  Percent,
  ReceiptText,
  Search,
  ShieldCheck,
  Smartphone,
  Sparkles,
  Timer,
  Trophy,
  UserRound,
  Users,
  Video,
  Wallet,
  type LucideIcon,
} from "lucide-react";

export interface Destination {
  to: NonNullable<LinkProps["to"]>;
  label: MessageDescriptor;
  icon: LucideIcon;
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
    { to: "/video", label: msg`Live video`, icon: Video },
    { to: "/popular", label: msg`Popular`, icon: Flame },
    { to: "/new", label: msg`New`, icon: Sparkles },
    { to: "/ranking", label: msg`Ranking`, icon: Trophy },
    { to: "/winners", label: msg`Winners`, icon: Medal },
    { to: "/favourites", label: msg`Favourites`, icon: Heart },
    { to: "/searchGames", label: msg`Search`, icon: Search },
  ],
};

const rewards: PlaceGroup = {
  code: "rewards",
  label: msg`Rewards`,
  places: [
    { to: "/promotion/activity", label: msg`Promotions`, icon: Gift },
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
    { to: "/transactions", label: msg`Transactions`, icon: ReceiptText },
    { to: "/order-center", label: msg`Orders`, icon: ClipboardList },
    { to: "/records", label: msg`Bet history`, icon: History },
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
