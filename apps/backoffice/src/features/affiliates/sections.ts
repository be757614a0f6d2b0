/** What the sidebar shows of this area. */
import { msg } from "@lingui/core/macro";
import { Handshake, ReceiptText } from "lucide-react";
import type { Section } from "../../platform/sections.ts";

export const affiliatesSections: readonly Section[] = [
  { to: "/affiliates", label: msg`Affiliates`, icon: Handshake, permission: "affiliates.read" },
  {
    to: "/affiliate-statements",
    label: msg`Affiliates' statements`,
    icon: ReceiptText,
    permission: "affiliates.read",
  },
];
