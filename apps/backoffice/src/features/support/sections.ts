/** What the sidebar shows of this area. */
import { msg } from "@lingui/core/macro";
import { Flag, MessagesSquare, TextQuote } from "lucide-react";
import type { Section } from "../../platform/sections.ts";

export const supportSections: readonly Section[] = [
  {
    to: "/tickets",
    label: msg`Conversations`,
    icon: MessagesSquare,
    permission: "support.read",
    waiting: "conversations",
  },
  { to: "/macros", label: msg`Ready answers`, icon: TextQuote, permission: "support.read" },
  { to: "/table-chat", label: msg`Chat at tables`, icon: Flag, permission: "chat.moderate" },
];
