/**
 * What players are told and what they ask: the inbox, the site's announcements, customer service,
 * and the winners that everybody may read of.
 */
import * as z from "zod/mini";
import { type FileType, memberCall, openCall } from "../../endpoint.ts";
import {
  about,
  count,
  id,
  instant,
  memberId,
  moneyOutput,
  page,
  pageInput,
} from "../../schemas.ts";

const tag = "messages";
const siteName = z.optional(z.string().check(z.maxLength(253)));

/** A yes or no, as JSON or as a query writes it. */
const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(["true", "false", "1", "0"]),
    z.transform((text) => text === "true" || text === "1"),
  ),
]);

// ---------------------------------------------------------------- information centre

export const support = openCall(tag, {
  method: "GET",
  path: "/api/informationcenter/support",
  summary: "How to reach customer service: the site's contacts, its channels, its help page",
  input: z.object({ site: siteName }),
  output: z.object({
    link: about(z.string(), "The page of this site where help begins."),
    hours: about(
      z.string(),
      "When somebody answers, in the site's own words; empty when it says nothing.",
    ),
    contacts: z.array(
      z.object({ kind: z.enum(["email", "phone", "ombudsman"]), value: z.string() }),
    ),
    channels: z.array(z.object({ code: z.string(), label: z.string(), url: z.string() })),
  }),
  examples: [{}],
});

/** What a member is notified of. Each has a title and a text in every language. */
export const noticeCodes = [
  "deposit_credited",
  "withdrawal_paid",
  "withdrawal_rejected",
  "reward_claimable",
  "free_rounds_given",
  "jackpot_won",
  "ticket_answered",
  "house_message",
  "terms_announced",
  "data_request_answered",
  "identity_verified",
  "identity_rejected",
  "team_wish",
  "weekly_recap",
] as const;
export type NoticeCode = (typeof noticeCodes)[number];

const notification = z.object({
  id: z.int(),
  code: z.enum(noticeCodes),
  title: z.string(),
  text: z.string(),
  link: about(z.nullable(z.string()), "A path of this site."),
  is_read: z.boolean(),
  created_at: instant,
});

export const listNotifications = memberCall(tag, {
  method: "GET",
  path: "/api/informationcenter/notification",
  summary: "The member's inbox, the newest first, in the language asked for",
  input: z.object({ ...pageInput, unread_only: z.optional(flag) }),
  output: z.extend(page(notification), { unread: z.int() }),
  examples: [{ page: 1, limit: 20 }],
});

export const listAnnouncements = openCall(tag, {
  method: "GET",
  path: "/api/informationcenter/announcement",
  summary: "What the site announces just now: pinned ones first, then the newest",
  input: z.object({ ...pageInput, site: siteName }),
  output: page(
    z.object({
      id: z.int(),
      title: z.string(),
      text: z.string(),
      link: z.nullable(z.string()),
      is_pinned: z.boolean(),
      starts_at: instant,
      ends_at: about(z.nullable(instant), "Null: until further notice."),
    }),
  ),
  examples: [{ page: 1 }],
});

const IDS_MAX = 100;

export const readNotifications = memberCall(tag, {
  method: "POST",
  path: "/api/informationcenter/read",
  repeatable: true,
  summary: "Marks notifications as read: those named, or all of them",
  input: z.object({
    member_id: z.optional(memberId),
    ids: z.optional(z.array(id).check(z.maxLength(IDS_MAX))),
    all: z.optional(flag),
  }),
  output: z.object({
    read: about(z.int(), "How many were unread until now."),
    unread: z.int(),
  }),
  errors: ["common.invalid_input"],
  examples: [{ ids: [1, 2] }, { all: true }],
});

// ---------------------------------------------------------------- customer service

export const ticketCategories = [
  "account",
  "deposit",
  "withdrawal",
  "game",
  "promotion",
  "responsible_gaming",
  "other",
] as const;
export type TicketCategory = (typeof ticketCategories)[number];

/** open: we have to answer. answered: it is the member's turn. closed: nothing more is written. */
export const ticketStatuses = ["open", "answered", "closed"] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

const trimmed = (shortest: number, longest: number) =>
  z.string().check(z.trim(), z.minLength(shortest), z.maxLength(longest));
const ticketNo = z.string().check(z.regex(/^S[0-9A-Z]{12}$/));
const ticketText = trimmed(1, 4_000);

const ticket = z.object({
  ticket_no: z.string(),
  category: z.enum(ticketCategories),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  is_unread: about(z.boolean(), "There is an answer that the member has not opened."),
  created_at: instant,
  updated_at: instant,
});

export const ATTACHMENT_BYTES_MAX = 5 * 1024 * 1024;
export const ATTACHMENTS_MAX = 3;
export const ATTACHMENT_TYPES: readonly FileType[] = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "application/pdf",
];

/** A picture, re-encoded as JPEG, or a PDF, unchanged. */
export const attachment = z.object({
  file_id: z.uuid(),
  name: z.string(),
  type: z.string(),
  size_bytes: z.int(),
});
/** Files uploaded within the hour that are in no message yet. */
export const attached = z.optional(z.array(z.uuid()).check(z.maxLength(ATTACHMENTS_MAX)));
export const attachmentName = z._default(z.string().check(z.trim(), z.maxLength(200)), "");

export const STARS_MAX = 5;

const rating = z.object({
  stars: about(z.int().check(z.minimum(1), z.maximum(STARS_MAX)), "Five are the best."),
  text: about(z.nullable(z.string()), "Why, in the member's words."),
});

const ticketDetails = z.extend(ticket, {
  rating: about(z.nullable(rating), "What the member said of it; null: nothing."),
  messages: about(
    z.array(
      z.object({
        author: z.enum(["member", "support"]),
        text: z.string(),
        at: instant,
        files: z.array(attachment),
      }),
    ),
    "The oldest first; of a very long conversation the last two hundred.",
  ),
});

export const createTicket = memberCall(tag, {
  method: "POST",
  path: "/api/support/tickets/create",
  summary: "Begins a conversation with customer service",
  input: z.object({
    category: z.enum(ticketCategories),
    subject: trimmed(3, 120),
    text: ticketText,
    files: attached,
  }),
  output: ticketDetails,
  errors: ["messages.too_many_tickets", "messages.too_many_messages", "messages.file_not_found"],
  examples: [{ category: "deposit", subject: "My PIX", text: "I paid ten minutes ago." }],
});

export const listTickets = memberCall(tag, {
  method: "POST",
  path: "/api/support/tickets/list",
  repeatable: true,
  summary: "The member's conversations, those last written to first",
  input: z.object({ ...pageInput, status: z.optional(z.enum(ticketStatuses)) }),
  output: z.extend(page(ticket), { unread: z.int() }),
  examples: [{ status: "open" }],
});

export const showTicket = memberCall(tag, {
  method: "POST",
  path: "/api/support/tickets/show",
  summary: "One conversation; its answers count as seen from now on",
  input: z.object({ ticket_no: ticketNo }),
  output: ticketDetails,
  errors: ["messages.ticket_not_found"],
  examples: [{ ticket_no: "S7KX2M9QH4TZA" }],
});

export const replyToTicket = memberCall(tag, {
  method: "POST",
  path: "/api/support/tickets/reply",
  summary: "The member writes on",
  input: z.object({ ticket_no: ticketNo, text: ticketText, files: attached }),
  output: ticketDetails,
  errors: [
    "messages.ticket_not_found",
    "messages.ticket_closed",
    "messages.too_many_messages",
    "messages.file_not_found",
  ],
  examples: [{ ticket_no: "S7KX2M9QH4TZA", text: "Here is the receipt's number." }],
});

export const closeTicket = memberCall(tag, {
  method: "POST",
  path: "/api/support/tickets/close",
  summary: "The member needs no further answer",
  input: z.object({ ticket_no: ticketNo }),
  output: ticketDetails,
  errors: ["messages.ticket_not_found"],
  examples: [{ ticket_no: "S7KX2M9QH4TZA" }],
});

export const rateTicket = memberCall(tag, {
  method: "POST",
  path: "/api/support/tickets/rate",
  repeatable: true,
  summary: "Says how it went, once it is closed; said again, the last word counts",
  input: z.object({
    ticket_no: ticketNo,
    stars: rating.shape.stars,
    text: z.nullable(trimmed(1, 1_000)),
  }),
  output: ticketDetails,
  errors: ["messages.ticket_not_found", "messages.ticket_not_closed"],
  examples: [{ ticket_no: "S7KX2M9QH4TZA", stars: 5, text: "Quick and kind." }],
});

export const uploadAttachment = memberCall(tag, {
  method: "POST",
  path: "/api/support/attachments",
  summary:
    "Hands in a picture or a PDF for the next message: the body is the file. A picture is drawn " +
    "anew, without its place and time. What no message takes is thrown away after an hour.",
  body: { kind: "file", types: ATTACHMENT_TYPES, maxBytes: ATTACHMENT_BYTES_MAX },
  input: z.object({ filename: attachmentName }),
  output: attachment,
  errors: ["messages.file_unreadable", "messages.too_many_files"],
  examples: [{ filename: "receipt.png" }],
});

export const readAttachment = memberCall(tag, {
  method: "GET",
  path: "/api/support/attachments/file",
  summary: "A file of one of the member's own conversations.",
  input: z.object({ file_id: z.uuid() }),
  output: z.null(),
  answer: { kind: "file", types: ["image/jpeg", "application/pdf"] },
  errors: ["messages.file_not_found"],
});

// ---------------------------------------------------------------- winners

export const winner = z.object({
  account: about(z.string(), 'Masked: "jo***1".'),
  game_id: z.nullable(z.int()),
  game: z.string(),
  brand: z.string(),
  image: z.nullable(z.string()),
  bet_amount: moneyOutput,
  win_amount: moneyOutput,
  multiplier: about(
    z.nullable(z.number()),
    "Win by bet, with at most two decimals; null for a free round.",
  ),
  won_at: instant,
});

export const listWinners = openCall(tag, {
  method: "GET",
  path: "/api/winners",
  summary: "Real wins: the latest, and the largest of the last seven days",
  input: z.object({ limit: z.optional(count) }),
  output: z.object({ recent: z.array(winner), top: z.array(winner) }),
  examples: [{ limit: 10 }],
});

export const chooseWinnersOpt = memberCall(tag, {
  method: "POST",
  path: "/api/winners/opt",
  summary: "Whether the member's own wins stay off the list of winners; asked without, it is told",
  input: z.object({ member_id: z.optional(memberId), opt_out: z.optional(flag) }),
  output: z.object({ opt_out: z.boolean() }),
  examples: [{ opt_out: true }],
});
