/** What the sidebar shows of this area. */
import { msg } from "@lingui/core/macro";
import { CheckCheck } from "lucide-react";
import type { Section } from "../../platform/sections.ts";

export const approvalsSections: readonly Section[] = [
  {
    to: "/approvals",
    label: msg`Approvals`,
    icon: CheckCheck,
    permission: "approvals.read",
    waiting: "approvals",
  },
];
