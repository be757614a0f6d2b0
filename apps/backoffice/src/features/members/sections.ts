/** What the sidebar shows of this area. */
import { msg } from "@lingui/core/macro";
import { Users } from "lucide-react";
import type { Section } from "../../platform/sections.ts";

export const membersSections: readonly Section[] = [
  { to: "/members", label: msg`Players`, icon: Users, permission: "members.read" },
];
