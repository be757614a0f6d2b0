/** What the sidebar shows of this area. */
import { msg } from "@lingui/core/macro";
import { Ban, FileDown, HeartPulse, IdCard, Scale, ShieldAlert } from "lucide-react";
import type { Section } from "../../platform/sections.ts";

export const complianceSections: readonly Section[] = [
  { to: "/market", label: msg`Market`, icon: Scale, permission: "market.read" },
  {
    to: "/compliance/gaming",
    label: msg`Responsible gaming`,
    icon: HeartPulse,
    permission: "compliance.read",
  },
  {
    to: "/compliance/suspicions",
    label: msg`Suspicions`,
    icon: ShieldAlert,
    permission: "compliance.read",
  },
  {
    to: "/compliance/identities",
    label: msg`Identities`,
    icon: IdCard,
    permission: "compliance.kyc",
    waiting: "identities",
  },
  {
    to: "/compliance/exclusions",
    label: msg`Exclusions`,
    icon: Ban,
    permission: "compliance.read",
  },
  {
    to: "/compliance/requests",
    label: msg`Data requests`,
    icon: FileDown,
    permission: "compliance.requests",
  },
];
