/** What the sidebar shows of this area. */
import { msg } from "@lingui/core/macro";
import { ScrollText } from "lucide-react";
import type { Section } from "../../platform/sections.ts";

export const auditSections: readonly Section[] = [
  { to: "/audit", label: msg`Audit log`, icon: ScrollText, permission: "audit.read" },
];
