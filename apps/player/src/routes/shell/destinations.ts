/** The places of the site, once, for the sidebar, the menu and the bottom bar. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
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
  Sparkles,
  Trophy,
  Wallet,
  type LucideIcon,
} from "lucide-react";

export interface Destination {
  to:
    | "/"
    | "/game"
    | "/popular"
    | "/new"
    | "/ranking"
    | "/favourites"
    | "/searchGames"
    | "/recharge"
    | "/withdraw"
    | "/records"
    | "/profile"
    | "/fairness"
    | "/faq"
    | "/responsible-gaming";
  label: MessageDescriptor;
  icon: LucideIcon;
}

export const gamePlaces: readonly Destination[] = [
  { to: "/", label: msg`Home`, icon: House },
  { to: "/game", label: msg`All games`, icon: Gamepad2 },
  { to: "/popular", label: msg`Popular`, icon: Flame },
  { to: "/new", label: msg`New`, icon: Sparkles },
  { to: "/ranking", label: msg`Ranking`, icon: Trophy },
  { to: "/favourites", label: msg`Favourites`, icon: Heart },
  { to: "/searchGames", label: msg`Search`, icon: Search },
];

export const moneyPlaces: readonly Destination[] = [
  { to: "/recharge", label: msg`Deposit`, icon: ArrowDownToLine },
  { to: "/withdraw", label: msg`Withdraw`, icon: Wallet },
  { to: "/records", label: msg`Game records`, icon: History },
];

export const helpPlaces: readonly Destination[] = [
  { to: "/fairness", label: msg`Verify a round`, icon: BadgeCheck },
  { to: "/faq", label: msg`Questions and answers`, icon: CircleHelp },
  { to: "/responsible-gaming", label: msg`Responsible gaming`, icon: ShieldCheck },
];
