/** What the house tells everybody (announcements) and many at once (notifications). */
import * as z from "zod/mini";
import { about, id, instant } from "../../schemas.ts";
import { byLanguage, filled, siteCode, siteLanguages, sitePath } from "./content-shapes.ts";
import { keysetInput, keysetPage, reason } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

const words = z.object({ title: filled(120), text: filled(2_000) });

const announcement = z.object({
  site: about(z.nullable(siteCode), "Null: every site."),
  texts: byLanguage(words),
  link: z.nullable(sitePath),
  is_pinned: z.boolean(),
  starts_at: instant,
  ends_at: z.nullable(instant),
});

export const listOfficeAnnouncements = officeCall({
  method: "GET",
  path: "/backoffice/api/content/announcements",
  permission: "content.read",
  summary: "Announcements, the newest first, also those that are over or lie ahead.",
  input: z.object(keysetInput),
  output: keysetPage(
    z.extend(announcement, {
      id: z.int(),
      set_by: z.string(),
      state: z.enum(["ahead", "shown", "over"]),
    }),
  ),
});

export const announce = officeCall({
  method: "POST",
  path: "/backoffice/api/content/announcements/add",
  permission: "content.publish",
  summary: "Announces something on a site, or on all of them.",
  input: z.object({ announcement, reason }),
  output: z.object({ id: z.int() }),
  examples: [
    {
      announcement: {
        site: null,
        texts: { pt: { title: "Manutenção", text: "Quarta, das 4h às 4h15." } },
        link: null,
        is_pinned: true,
        starts_at: "2026-12-01T00:00:00-03:00",
        ends_at: "2026-12-02T00:00:00-03:00",
      },
      reason: "Maintenance",
    },
  ],
});

export const endAnnouncement = officeCall({
  method: "POST",
  path: "/backoffice/api/content/announcements/end",
  permission: "content.publish",
  summary: "Ends an announcement now, or undoes one that lies ahead.",
  input: z.object({ id, reason }),
  output: z.object({ id: z.int() }),
  errors: ["common.not_found"],
  examples: [{ id: 1, reason: "It is done" }],
});

/** All of what is named must fit. */
const segment = z.object({
  site: z.optional(siteCode),
  lang: z.optional(z.enum(siteLanguages)),
  level_from: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  level_to: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  registered_from: z.optional(instant),
  registered_until: z.optional(instant),
});

export const listCampaigns = officeCall({
  method: "GET",
  path: "/backoffice/api/content/notifications",
  permission: "content.read",
  summary: "What many members were told or will be told at once, the newest first.",
  input: z.object(keysetInput),
  output: keysetPage(
    z.object({
      id: z.int(),
      code: z.enum(["house_message", "terms_announced"]),
      texts: about(
        z.nullable(byLanguage(words)),
        "Null: the words of new terms, which are the same for everybody.",
      ),
      link: z.nullable(z.string()),
      segment,
      state: z.enum(["scheduled", "sending", "sent", "stopped"]),
      starts_at: instant,
      finished_at: z.nullable(instant),
      told: z.int(),
      set_by: z.string(),
    }),
  ),
});

export const scheduleCampaign = officeCall({
  method: "POST",
  path: "/backoffice/api/content/notifications/schedule",
  permission: "content.notify",
  summary: "Tells a segment of members something in their inbox, from a moment on; each once.",
  input: z.object({
    texts: byLanguage(words),
    link: z.nullable(sitePath),
    segment,
    starts_at: about(z.nullable(instant), "Null: now."),
    reason,
  }),
  output: z.object({ id: z.int() }),
  examples: [
    {
      texts: { pt: { title: "Jogo novo", text: "O Luar do Sertão chegou." } },
      link: "/game",
      segment: { lang: "pt", level_from: 1 },
      starts_at: "2099-01-01T00:00:00-03:00",
      reason: "A new game",
    },
  ],
});

export const stopCampaign = officeCall({
  method: "POST",
  path: "/backoffice/api/content/notifications/stop",
  permission: "content.notify",
  summary: "Stops a notification that is not through. Who has been told stays told.",
  input: z.object({ id, reason }),
  output: z.object({ id: z.int() }),
  errors: ["common.not_found"],
  examples: [{ id: 1, reason: "A mistake in it" }],
});
