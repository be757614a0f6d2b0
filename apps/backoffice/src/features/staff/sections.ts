/** What the sidebar shows of this area. */
import { msg } from "@lingui/core/macro";
import { KeyRound, MonitorSmartphone, UserCog } from "lucide-react";
import type { Section } from "../../platform/sections.ts";

export const staffSections: readonly Section[] = [
  { to: "/staff", label: msg`Staff`, icon: UserCog, permission: "staff.read" },
  { to: "/roles", label: msg`Roles`, icon: KeyRound, permission: "staff.read" },
  { to: "/sessions", label: msg`Sessions`, icon: MonitorSmartphone, permission: "staff.sessions" },
];
