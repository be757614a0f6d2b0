/** What the sidebar shows of this area. */
import { msg } from "@lingui/core/macro";
import { KeySquare, Webhook } from "lucide-react";
import type { Section } from "../../platform/sections.ts";

export const integrationsSections: readonly Section[] = [
  { to: "/api-keys", label: msg`Keys of tools`, icon: KeySquare, permission: "integrations.read" },
  { to: "/webhooks", label: msg`Webhooks`, icon: Webhook, permission: "integrations.read" },
];
