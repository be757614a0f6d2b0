/** How messages look on the wire. */
import type * as contract from "@tucano/contract/player/site/messages.ts";
import type { NoticeCode } from "@tucano/contract/player/site/messages.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { toWireInstant } from "../platform/days.ts";
import type { MessageParams } from "../platform/errors.ts";
import { translate } from "../platform/translate.ts";
import { fillIn } from "./policy.ts";
import type {
  AnnouncementText,
  AnnouncementTexts,
  AttachedFile,
  TicketRecord,
  TicketWithMessages,
} from "./types.ts";

const MONEY_ENDING = "Centavos";

/** Amounts are kept as numbers and become money where they are read. */
function shownParams(params: MessageParams): MessageParams {
  const entries = Object.entries(params).map(([name, value]): [string, string | number] =>
    name.endsWith(MONEY_ENDING) && typeof value === "number"
      ? [name.slice(0, -MONEY_ENDING.length), formatMoney(formatWire(toCentavos(value)))]
      : [name, value],
  );
  return Object.fromEntries(entries);
}

interface Told {
  readonly code: NoticeCode;
  readonly params: MessageParams;
}

/** The campaign whose own words a notice has, if any. */
export function campaignOf({ code, params }: Told): number[] {
  const { campaign } = params;
  return code === "house_message" && typeof campaign === "number" ? [campaign] : [];
}

/** What is missing in a language is read in English, and failing that in Portuguese. */
export const wordsIn = (texts: AnnouncementTexts, lang: Language): AnnouncementText =>
  texts[lang] ?? texts.en ?? texts.pt;

/** What every offer that is sent out carries: P 1.231, art. 13, in the words of P 1.964/2026. */
export const withWarning = (text: string, lang: Language): string =>
  `${text}\n\n${translate(lang, "messages.offer_warning")}`;

export function wordsOf(
  notice: Told,
  campaigns: ReadonlyMap<number, AnnouncementTexts>,
  lang: Language,
): { title: string; text: string } {
  const texts = campaigns.get(campaignOf(notice)[0] ?? 0);
  const { title, text } = notice.params;
  // One person wrote to one member: said as it was written, in whatever language.
  if (typeof title === "string" && typeof text === "string") return { title, text };
  if (texts !== undefined) {
    const words = wordsIn(texts, lang);
    return { title: fillIn(words.title, notice.params), text: fillIn(words.text, notice.params) };
  }
  return { title: noticeText(notice, "title", lang), text: noticeText(notice, "text", lang) };
}

function noticeText(
  notice: { readonly code: NoticeCode; readonly params: MessageParams },
  part: "title" | "text",
  lang: Language,
): string {
  return translate(lang, `messages.notice.${notice.code}.${part}`, shownParams(notice.params));
}

type TicketOut = DataOf<typeof contract.listTickets>["list"][number];

export function presentTicket(ticket: TicketRecord): TicketOut {
  return {
    ticket_no: ticket.ticketNo,
    category: ticket.category,
    subject: ticket.subject,
    status: ticket.status,
    is_unread: ticket.isUnread,
    created_at: toWireInstant(ticket.createdAt),
    updated_at: toWireInstant(ticket.updatedAt),
  };
}

export function presentFile(file: AttachedFile): DataOf<typeof contract.uploadAttachment> {
  return { file_id: file.fileId, name: file.name, type: file.type, size_bytes: file.sizeBytes };
}

/** Players talk to customer service, not to one of its people: no operator is named. */
export function presentConversation(
  ticket: TicketWithMessages,
): DataOf<typeof contract.showTicket> {
  return {
    ...presentTicket(ticket),
    rating: ticket.stars === null ? null : { stars: ticket.stars, text: ticket.ratingText },
    messages: ticket.messages.map((message) => ({
      author: message.operator === null ? ("member" as const) : ("support" as const),
      text: message.text,
      files: message.files.map(presentFile),
      at: toWireInstant(message.at),
    })),
  };
}
