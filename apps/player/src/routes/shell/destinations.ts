/** The places of the site, once, for the sidebar, the menu and whoever else lists them. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { LinkProps } from "@tanstack/react-router";
import {
  ArrowDownToLine,
  BadgeCheck,
  CircleHelp,
  Flame,
  Gamepad2,
  Heart,
  History,
  House,
  Search,
  ShieldCheck,
  Smartphone,
  Sparkles,
  Trophy,
  UserRound,
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
    { to: "/popular", label: msg`Popular`, icon: Flame },
    { to: "/new", label: msg`New`, icon: Sparkles },
    { to: "/ranking", label: msg`Ranking`, icon: Trophy },
    { to: "/favourites", label: msg`Favourites`, icon: Heart },
    { to: "/searchGames", label: msg`Search`, icon: Search },
  ],
};

const money: PlaceGroup = {
  code: "money",
  label: msg`Money`,
  places: [
    { to: "/recharge", label: msg`Deposit`, icon: ArrowDownToLine },
    { to: "/withdraw", label: msg`Withdraw`, icon: Wallet },
    { to: "/records", label: msg`Game records`, icon: History },
  ],
};

const account: PlaceGroup = {
  code: "account",
  label: msg`Your account`,
  places: [{ to: "/profile", label: msg`Profile`, icon: UserRound }],
};

const help: PlaceGroup = {
  code: "help",
  label: msg`Help`,
  places: [
    { to: "/fairness", label: msg`Verify a round`, icon: BadgeCheck },
    { to: "/faq", label: msg`Questions and answers`, icon: CircleHelp },
    { to: "/responsible-gaming", label: msg`Responsible gaming`, icon: ShieldCheck },
    { to: "/download", label: msg`Install the app`, icon: Smartphone },
  ],
};

export const placeGroups: readonly PlaceGroup[] = [games, money, account, help];
