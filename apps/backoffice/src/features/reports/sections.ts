/** What the sidebar shows of this area. */
import { msg } from "@lingui/core/macro";
import { ChartColumn, FileDown, LayoutDashboard, UsersRound } from "lucide-react";
import type { Section } from "../../platform/sections.ts";

export const reportsSections: readonly Section[] = [
  { to: "/dashboard", label: msg`Dashboard`, icon: LayoutDashboard, permission: "reports.read" },
  { to: "/reports", label: msg`Reports`, icon: ChartColumn, permission: "reports.read" },
  { to: "/cohorts", label: msg`Cohorts`, icon: UsersRound, permission: "reports.read" },
  { to: "/files", label: msg`Files`, icon: FileDown, permission: "reports.export" },
];
