/** Looking after talk and questions: conversations with players, and the chat at live tables. */
import * as z from "zod/mini";
import {
  attached,
  attachment,
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_TYPES,
  attachmentName,
  ticketCategories,
  ticketStatuses,
} from "../../player/site/messages.ts";
import { about, id, instant, page, pageInput } from "../../schemas.ts";
import { keysetInput, keysetPage, memberReference, reason, text } from "../shapes.ts";
import { officeCall } from "../office-call.ts";

const ticketNo = z.string().check(z.regex(/^S[0-9A-Z]{12}$/));
const written = z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000));

/** Whose conversations are listed. */
export const ticketViews = ["mine", "unassigned", "all"] as const;

const ticketRow = z.object({
  ticket_no: z.string(),
  member: memberReference,
  category: z.enum(ticketCategories),
  subject: z.string(),
  status: z.enum(ticketStatuses),
  assigned_to: z.nullable(z.string()),
  created_at: instant,
  updated_at: instant,
  waiting_since: about(
    z.nullable(instant),
    "Since when the player waits for an answer; null: it is the player's turn, or closed.",
  ),
  stars: about(z.nullable(z.int()), "What the player gave it, from 1 to 5; null: nothing."),
});

const ticketDetail = z.extend(ticketRow, {
  rating_text: about(z.nullable(z.string()), "Why, in the player's words."),
  lang: about(z.string(), "The language that the player reads the site in."),
  messages: z.array(
    z.object({
      position: z.int(),
      operator: about(z.nullable(z.string()), "Null: the player wrote it."),
      text: z.string(),
      at: instant,
      files: z.array(attachment),
    }),
  ),
  notes: z.array(
    z.object({ note_id: z.int(), operator: z.string(), text: z.string(), at: instant }),
  ),
});

export const listDeskTickets = officeCall({
  method: "GET",
  path: "/backoffice/api/tickets",
  permission: "support.read",
  summary:
    "Conversations with players. Those that wait for an answer begin with who waits longest; " +
    "others with the newest.",
  input: z.object({
    view: z.optional(z.enum(ticketViews)),
    status: z.optional(z.enum(ticketStatuses)),
    ...keysetInput,
  }),
  output: z.extend(keysetPage(ticketRow), {
    waiting: about(
      z.object({ mine: z.int(), unassigned: z.int(), all: z.int() }),
      "How many wait for an answer.",
    ),
  }),
});

export const supportPeriods = ["7", "30", "90"] as const;

export const readSupportFigures = officeCall({
  method: "GET",
  path: "/backoffice/api/tickets/figures",
  permission: "support.read",
  summary: "How long players waited for a first answer, and what they said of it",
  input: z.object({
    days: about(z.optional(z.enum(supportPeriods)), "Of conversations begun since; usually 30."),
  }),
  output: z.object({
    days: about(z.int(), "Of conversations begun since."),
    begun: about(z.int(), "Conversations."),
    answered: about(z.int(), "Those of them that have an answer."),
    median_seconds: about(z.nullable(z.int()), "Half of those answered waited no longer."),
    ninth_seconds: about(z.nullable(z.int()), "Nine in ten of them waited no longer."),
    ratings: about(z.array(z.int()), "How many gave one star, two, and so on to five."),
  }),
  examples: [{}],
});

export const readDeskTicket = officeCall({
  method: "GET",
  path: "/backoffice/api/tickets/detail",
  permission: "support.read",
  summary: "One conversation with its internal notes",
  input: z.object({ ticket_no: ticketNo }),
  output: ticketDetail,
  errors: ["messages.ticket_not_found"],
  examples: [{ ticket_no: "S7KX2M9QH4TZA" }],
});

export const answerDeskTicket = officeCall({
  method: "POST",
  path: "/backoffice/api/tickets/answer",
  permission: "support.answer",
  summary: "Answers a player, who is told at once; an unassigned conversation becomes one's own",
  input: z.object({ ticket_no: ticketNo, text: written, files: attached }),
  output: ticketDetail,
  errors: ["messages.ticket_not_found", "messages.ticket_closed", "messages.file_not_found"],
  examples: [{ ticket_no: "S7KX2M9QH4TZA", text: "It has arrived." }],
});

export const uploadDeskAttachment = officeCall({
  method: "POST",
  path: "/backoffice/api/tickets/attachments",
  permission: "support.answer",
  summary: "Hands in a picture or a PDF for the next answer: the body is the file.",
  body: { kind: "file", types: ATTACHMENT_TYPES, maxBytes: ATTACHMENT_BYTES_MAX },
  input: z.object({ ticket_no: ticketNo, filename: attachmentName }),
  output: attachment,
  errors: ["messages.ticket_not_found", "messages.file_unreadable", "messages.too_many_files"],
  examples: [{ ticket_no: "S7KX2M9QH4TZA", filename: "terms.pdf" }],
});

export const readDeskAttachment = officeCall({
  method: "GET",
  path: "/backoffice/api/tickets/attachments/file",
  permission: "support.read",
  summary: "A file of a conversation; that somebody looked is noted.",
  input: z.object({ file_id: z.uuid() }),
  output: z.null(),
  answer: { kind: "file", types: ["image/jpeg", "application/pdf"] },
  errors: ["messages.file_not_found"],
});

export const assignDeskTicket = officeCall({
  method: "POST",
  path: "/backoffice/api/tickets/assign",
  permission: "support.answer",
  summary: "Takes a conversation, or gives it back to everybody",
  input: z.object({ ticket_no: ticketNo, to: z.enum(["me", "nobody"]) }),
  output: ticketDetail,
  errors: ["messages.ticket_not_found"],
  examples: [{ ticket_no: "S7KX2M9QH4TZA", to: "me" }],
});

export const closeDeskTicket = officeCall({
  method: "POST",
  path: "/backoffice/api/tickets/close",
  permission: "support.answer",
  summary: "Ends a conversation",
  input: z.object({ ticket_no: ticketNo, reason }),
  output: ticketDetail,
  errors: ["messages.ticket_not_found"],
  examples: [{ ticket_no: "S7KX2M9QH4TZA", reason: "Solved by phone" }],
});

export const reopenDeskTicket = officeCall({
  method: "POST",
  path: "/backoffice/api/tickets/reopen",
  permission: "support.answer",
  summary: "Lets a closed conversation go on",
  input: z.object({ ticket_no: ticketNo, reason }),
  output: ticketDetail,
  errors: ["messages.ticket_not_found"],
  examples: [{ ticket_no: "S7KX2M9QH4TZA", reason: "Closed too early" }],
});

export const noteDeskTicket = officeCall({
  method: "POST",
  path: "/backoffice/api/tickets/note",
  permission: "support.answer",
  summary: "An internal note beside a conversation; the player never sees it",
  input: z.object({ ticket_no: ticketNo, text: written }),
  output: ticketDetail,
  errors: ["messages.ticket_not_found"],
  examples: [{ ticket_no: "S7KX2M9QH4TZA", text: "Asked the bank." }],
});

const macroTexts = z.object({
  pt: written,
  en: z.optional(text(4_000)),
  cn: z.optional(text(4_000)),
  ch: z.optional(text(4_000)),
  vi: z.optional(text(4_000)),
  id: z.optional(text(4_000)),
  th: z.optional(text(4_000)),
  tr: z.optional(text(4_000)),
  msa: z.optional(text(4_000)),
});

const macro = z.object({
  macro_id: z.int(),
  title: z.string(),
  category: z.nullable(z.enum(ticketCategories)),
  texts: macroTexts,
  updated_by: z.string(),
  updated_at: instant,
});

export const listMacros = officeCall({
  method: "GET",
  path: "/backoffice/api/macros",
  permission: "support.read",
  summary: "Answers that are written once, by language; {account} and {name} stand for the player",
  input: z.object({}),
  output: z.object({ list: z.array(macro) }),
});

export const saveMacro = officeCall({
  method: "POST",
  path: "/backoffice/api/macros/save",
  permission: "support.manage",
  summary: "Writes a ready answer anew, or changes one",
  input: z.object({
    macro_id: about(z.optional(id), "Left out: a new one."),
    title: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
    category: z.nullable(z.enum(ticketCategories)),
    texts: macroTexts,
    reason,
  }),
  output: macro,
  errors: ["backoffice.macro_not_found"],
  examples: [{ title: "Welcome", category: null, texts: { pt: "Olá!" }, reason: "Daily use" }],
});

export const retireMacro = officeCall({
  method: "POST",
  path: "/backoffice/api/macros/retire",
  permission: "support.manage",
  summary: "Takes a ready answer out of use",
  input: z.object({ macro_id: id, reason }),
  output: z.object({ macro_id: z.int() }),
  errors: ["backoffice.macro_not_found"],
  examples: [{ macro_id: 999_999_999, reason: "Out of date" }],
});

/** For moderators: lines that players have reported, or the latest ones. */
export const listChat = officeCall({
  method: "GET",
  path: "/backoffice/api/chat",
  permission: "chat.moderate",
  summary: "Lines of the live tables' chat, reported ones first",
  input: z.object({ ...pageInput }),
  output: page(
    z.object({
      id: z.int(),
      game: z.string(),
      player: z.string(),
      text: z.string(),
      reports: z.int(),
      said_at: instant,
      removed_at: z.nullable(instant),
    }),
  ),
});

export const removeChat = officeCall({
  method: "POST",
  path: "/backoffice/api/chat/remove",
  permission: "chat.moderate",
  summary: "Take a line out of the chat; it stays stored with who removed it",
  input: z.object({ line: id }),
  output: z.object({ removed: z.boolean() }),
});

export const supportAuditActions = [
  "chat.remove",
  "ticket.answer",
  "ticket.assign",
  "ticket.close",
  "ticket.reopen",
  "ticket.note",
  "macro.save",
  "macro.retire",
] as const;
