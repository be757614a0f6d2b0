/** What the sidebar shows of this area. */
import { msg } from "@lingui/core/macro";
import { Banknote, CreditCard, PiggyBank, Scale, ShieldCheck, Unplug } from "lucide-react";
import type { Section } from "../../platform/sections.ts";

export const paymentsSections: readonly Section[] = [
  {
    to: "/withdrawals",
    label: msg`Withdrawals`,
    icon: Banknote,
    permission: "withdrawals.read",
    waiting: "withdrawals",
  },
  {
    to: "/withdrawal-rules",
    label: msg`Automatic approval`,
    icon: ShieldCheck,
    permission: "withdrawals.rules",
  },
  { to: "/deposits", label: msg`Deposits`, icon: PiggyBank, permission: "deposits.read" },
  { to: "/payments", label: msg`Incoming Pix`, icon: Unplug, permission: "deposits.read" },
  {
    to: "/payment-methods",
    label: msg`Methods and fees`,
    icon: CreditCard,
    permission: "payments.methods",
  },
  {
    to: "/reconciliation",
    label: msg`Reconciliation`,
    icon: Scale,
    permission: "payments.reconcile",
  },
];
