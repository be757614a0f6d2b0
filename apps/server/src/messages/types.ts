/** What the room is made of, and what it does for the rooms that tell and those that answer. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type {
  NoticeCode,
  TicketCategory,
  TicketStatus,
} from "@tucano/contract/player/site/messages.ts";
import type { Language } from "@tucano/i18n/languages.ts";
import type { Catalog } from "../catalog/index.ts";
import type { Compliance } from "../compliance/index.ts";
import type { Members, MemberSegment } from "../members/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db, Tx } from "../platform/database/types.ts";
import type { MessageParams } from "../platform/errors.ts";
import type { StoredFile } from "../platform/http/requests/uploads.ts";
import type { Platform } from "../platform/context.ts";
import type { Outbox } from "../platform/mail/types.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { Push } from "../platform/push/index.ts";
import type { Random } from "../platform/random.ts";
import type { Segments } from "../segments/index.ts";
import type { Statistics } from "../statistics/index.ts";

/** Who asks: the host they came to or the site they name, and their language. */
export interface Visit {
  readonly name: string | undefined;
  readonly host: string;
  readonly lang: Language;
}

/** The site as this room needs it; content tells it. */
export interface SiteFacts {
  readonly code: string;
  readonly contacts: {
    readonly email: string | null;
    readonly phone: string | null;
    readonly ombudsman: string | null;
    readonly support_path: string;
    readonly hours: string;
  };
  readonly channels: readonly {
    readonly code: string;
    readonly label: string;
    readonly url: string;
  }[];
}

export interface MessagesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly readSite: (visit: Visit) => Promise<SiteFacts>;
  readonly statistics: Pick<Statistics, "winners">;
  readonly segments: Pick<Segments, "page">;
  readonly outbox: Pick<Outbox, "letter" | "offers">;
  readonly config: Platform["config"];
  readonly selfUrl: () => string;
  readonly limitsOf: Platform["limitsOf"];
  readonly members: Pick<Members, "listSegment" | "findMany" | "isSessionRevoked">;
  readonly compliance: Pick<Compliance, "excludedAmong">;
  readonly push: Push;
  readonly metrics: Metrics;
  readonly catalog: Pick<Catalog, "findGameByCode">;
}

/** Whom a campaign is for: all of what is named must fit. */
export interface Segment extends MemberSegment {
  /** The site it is about; its hosts are what decides. */
  readonly site?: string | undefined;
  /** Of what the release before this one wrote. */
  readonly lang?: string | undefined;
}

/** Something to tell a member. */
export interface Notice {
  readonly memberId: MemberId;
  readonly code: NoticeCode;
  /** `…Centavos` is shown as money, under its name without that ending. */
  readonly params?: MessageParams;
  /** A path of the site. */
  readonly link?: string;
  /** What it is about: a member gets each key only once. Left out: sent each time. */
  readonly key?: string;
  /** Not shown before. Left out: now. */
  readonly at?: Date;
}

export interface NewAnnouncement {
  /** Null: every site. */
  readonly site: string | null;
  readonly texts: AnnouncementTexts;
  readonly link: string | null;
  readonly isPinned: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

export type AnnouncementTexts = Readonly<
  { pt: AnnouncementText } & Partial<Record<Language, AnnouncementText | undefined>>
>;

export interface AnnouncementText {
  readonly title: string;
  readonly text: string;
}

export interface TicketRecord {
  readonly ticketNo: string;
  readonly memberId: MemberId;
  readonly category: TicketCategory;
  readonly subject: string;
  readonly status: TicketStatus;
  /** An operator's address. */
  readonly assignedTo: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly closedAt: Date | null;
  /** There is an answer that the member has not opened. */
  readonly isUnread: boolean;
  /** What the member said of it; null: nothing. */
  readonly stars: number | null;
  readonly ratingText: string | null;
}

/** Who hands a file in: the member, or an operator for a conversation of that member's. */
export interface AttachmentKeeper {
  readonly memberId: MemberId;
  /** Null: the member. */
  readonly operator: string | null;
}

export interface AttachedFile {
  readonly fileId: string;
  readonly name: string;
  readonly type: string;
  readonly sizeBytes: number;
}

export interface FileContent extends StoredFile, AttachmentKeeper {
  /** Null: no message has taken it yet. */
  readonly ticketNo: string | null;
}

export interface TicketMessage {
  /** Its place in the conversation, from 1. */
  readonly position: number;
  /** Null: the member. */
  readonly operator: string | null;
  readonly text: string;
  readonly at: Date;
  readonly files: readonly AttachedFile[];
}

export interface Written {
  readonly text: string;
  /** Files that were handed in before. */
  readonly files?: readonly string[] | undefined;
}

export interface TicketWithMessages extends TicketRecord {
  readonly messages: readonly TicketMessage[];
}

export interface WaitingTickets {
  readonly mine: number;
  readonly unassigned: number;
  readonly all: number;
}

/** Goes on by key: from `after` on, in the order of `order`. */
export interface DeskFilter {
  readonly memberId?: MemberId | undefined;
  readonly status?: TicketStatus | undefined;
  /** An operator's address; null: nobody's. */
  readonly assignedTo?: string | null | undefined;
  readonly order: "oldest" | "newest";
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** Runs in the act's transaction, with the ticket before and after: for an entry in a log. */
export type AlongsideTicket = (tx: Tx, before: TicketRecord, after: TicketRecord) => Promise<void>;

export interface Teller {
  /** With `tx`: told exactly when the transaction commits. */
  readonly notify: (tx: Tx | null, ...notices: readonly Notice[]) => Promise<void>;
}
