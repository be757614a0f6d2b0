/** What the sidebar shows of this area. */
import { msg } from "@lingui/core/macro";
import {
  CalendarDays,
  Dices,
  Flag,
  Gift,
  Megaphone,
  Network,
  ShieldAlert,
  TicketPercent,
  TrendingUp,
  Trophy,
  Users,
} from "lucide-react";
import type { Section } from "../../platform/sections.ts";

export const promotionsSections: readonly Section[] = [
  { to: "/promotions", label: msg`Promises and wheels`, icon: Gift, permission: "promotions.read" },
  {
    to: "/promotion-results",
    label: msg`Results`,
    icon: TrendingUp,
    permission: "promotions.read",
  },
  {
    to: "/promotion-calendar",
    label: msg`Calendar`,
    icon: CalendarDays,
    permission: "promotions.read",
  },
  { to: "/campaigns", label: msg`Campaigns`, icon: Megaphone, permission: "promotions.read" },
  { to: "/segments", label: msg`Segments`, icon: Users, permission: "promotions.read" },
  { to: "/free-rounds", label: msg`Free rounds`, icon: Dices, permission: "promotions.read" },
  { to: "/jackpots", label: msg`Jackpots`, icon: Trophy, permission: "promotions.read" },
  { to: "/races", label: msg`Races`, icon: Flag, permission: "promotions.read" },
  {
    to: "/promo-codes",
    label: msg`Promo codes`,
    icon: TicketPercent,
    permission: "promotions.read",
  },
  {
    to: "/reward-signals",
    label: msg`Refused claims`,
    icon: ShieldAlert,
    permission: "promotions.read",
  },
  { to: "/promotions/agency", label: msg`Agency`, icon: Network, permission: "agency.read" },
  {
    to: "/agency-signals",
    label: msg`Stopped commissions`,
    icon: ShieldAlert,
    permission: "agency.read",
  },
];
