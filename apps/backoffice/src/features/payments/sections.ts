/** What the sidebar shows of this area. */
import { msg } from "@lingui/core/macro";
import { Banknote, PiggyBank } from "lucide-react";
import type { Section } from "../../platform/sections.ts";

export const paymentsSections: readonly Section[] = [
  { to: "/withdrawals", label: msg`Withdrawals`, icon: Banknote, permission: "withdrawals.read" },
  { to: "/deposits", label: msg`Deposits`, icon: PiggyBank, permission: "deposits.read" },
];
