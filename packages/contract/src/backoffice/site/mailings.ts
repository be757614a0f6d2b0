/** Messages to a segment: by inbox, mail, SMS and push, tried on oneself and agreed to by two. */
import * as z from "zod/mini";
import { about, id, instant } from "../../schemas.ts";
import { officeCall } from "../office-call.ts";
import { keysetInput, keysetPage, pendingApproval, reason } from "../shapes.ts";
import { byLanguage, filled, siteLanguages, sitePath } from "./content-shapes.ts";

export const mailingChannels = ["inbox", "mail", "sms", "push"] as const;
export type MailingChannel = (typeof mailingChannels)[number];

export const deliveryOutcomes = ["sent", "capped", "opted_out", "unreachable"] as const;

const words = z.object({ title: filled(120), text: filled(2_000) });
const texts = about(
  byLanguage(words),
  "`{name}` is a player's first name, `{account}` their account; nothing else is filled in.",
);

const sum = z.object({
  channel: z.enum(mailingChannels),
  outcome: z.enum(deliveryOutcomes),
  members: z.int(),
});

const mailingRow = z.object({
  id: z.int(),
  texts,
  link: z.nullable(z.string()),
  segment: about(z.string(), "Its name and version."),
  channels: z.array(z.enum(mailingChannels)),
  is_protective: z.boolean(),
  state: z.enum(["waiting", "scheduled", "sending", "sent", "stopped"]),
  starts_at: instant,
  finished_at: z.nullable(instant),
  told: about(z.int(), "Players who got it, by whatever way."),
  counts: z.array(sum),
  set_by: z.string(),
});

export const listMailings = officeCall({
  method: "GET",
  path: "/backoffice/api/content/mailings",
  permission: "content.read",
  summary: "Messages to segments, the newest first, with what became of each way.",
  input: z.object(keysetInput),
  output: keysetPage(mailingRow),
});

export const readMailing = officeCall({
  method: "GET",
  path: "/backoffice/api/content/mailings/detail",
  permission: "content.read",
  summary: "What has become of a message by now, by way; counted one by one.",
  input: z.object({ id }),
  output: z.object({
    counts: z.array(
      z.extend(sum, {
        handed_over: about(z.int(), "To the mail, SMS or push service, or in the inbox."),
        failed: z.int(),
        opened: about(z.nullable(z.int()), "In the inbox; null: nobody can honestly say."),
      }),
    ),
  }),
  examples: [{ id: 1 }],
});

export const tryMailing = officeCall({
  method: "POST",
  path: "/backoffice/api/content/mailings/try",
  permission: "content.notify",
  summary: "Sends the words by mail to whoever asks, as a player would read them.",
  input: z.object({ texts, language: z.enum(siteLanguages) }),
  output: z.object({ to: z.string() }),
  errors: ["backoffice.message_variable"],
  examples: [
    { texts: { pt: { title: "Olá, {name}", text: "Um jogo novo chegou." } }, language: "pt" },
  ],
});

export const askMailing = officeCall({
  method: "POST",
  path: "/backoffice/api/content/mailings/ask",
  permission: "content.notify",
  summary:
    "Asks for a message to a segment; it is sent when somebody else agrees, from a moment on, by " +
    "day only, to each player once and within the cap of a week.",
  input: z.object({
    texts,
    link: z.nullable(sitePath),
    segment_id: id,
    channels: z.array(z.enum(mailingChannels)).check(z.minLength(1)),
    starts_at: about(z.nullable(instant), "Null: when it is agreed to."),
    reason,
  }),
  output: z.object({ id: z.int(), approval: pendingApproval }),
  errors: [
    "backoffice.message_untried",
    "backoffice.message_variable",
    "backoffice.segment_not_found",
  ],
  examples: [
    {
      texts: { pt: { title: "Olá, {name}", text: "Um jogo novo chegou." } },
      link: "/game",
      segment_id: 1,
      channels: ["inbox", "mail"],
      starts_at: null,
      reason: "A new game",
    },
  ],
});
