/** What the sidebar shows of this area. */
import { msg } from "@lingui/core/macro";
import { Bell, FileText, Globe, Image, Megaphone, Send } from "lucide-react";
import type { Section } from "../../platform/sections.ts";

export const contentSections: readonly Section[] = [
  { to: "/content/sites", label: msg`Sites`, icon: Globe, permission: "content.read" },
  { to: "/content/banners", label: msg`Banners`, icon: Image, permission: "content.read" },
  { to: "/content/texts", label: msg`Texts`, icon: FileText, permission: "content.read" },
  {
    to: "/content/announcements",
    label: msg`Announcements`,
    icon: Megaphone,
    permission: "content.read",
  },
  {
    to: "/content/notifications",
    label: msg`Notifications`,
    icon: Bell,
    permission: "content.read",
  },
  {
    to: "/content/mailings",
    label: msg`Messages to segments`,
    icon: Send,
    permission: "content.read",
  },
];
