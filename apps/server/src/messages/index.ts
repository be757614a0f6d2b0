/**
 * The door of messages: notifications and questions. Rooms notify by `notify`, with a
 * code and its values, and everybody reads in their own language; deposits and withdrawals tell of
 * themselves by the journal. Conversations with customer service have two sides, the member's calls
 * and the operators' desk. And here everybody reads who won, as far as winners want to be named.
 */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { JournalReader } from "../ledger/index.ts";
import type { Tx } from "../platform/database/types.ts";
import type { UploadedFile } from "../platform/http/requests/uploads.ts";
import type { Room } from "../platform/room.ts";
import { eraseMember } from "./erase-repository.ts";
import {
  type Announcements,
  createAnnouncements,
  rememberAnnouncements,
} from "./inbox/announcements.ts";
import { inboxCalls } from "./inbox/calls.ts";
import { type Campaigns, createCampaigns } from "./inbox/campaigns.ts";
import { moneyTeller } from "./inbox/notification-repository.ts";
import { createTeller } from "./inbox/teller.ts";
import { messagesJobs } from "./jobs.ts";
import { handIn, readAttachment } from "./support/attachments.ts";
import { supportCalls } from "./support/calls.ts";
import { createSupportDesk } from "./support/support-desk.ts";
import type {
  AttachedFile,
  AttachmentKeeper,
  FileContent,
  MessagesDeps,
  SupportDesk,
  Teller,
} from "./types.ts";
import { winnerCalls } from "./winners/calls.ts";
import { rememberWinners, type Winner } from "./winners/winners.ts";

export type { AlongsideTicket, TicketRecord, TicketWithMessages } from "./types.ts";
export type { Campaign } from "./inbox/campaign-repository.ts";
export { SEND_CAMPAIGNS_JOB } from "./inbox/campaigns.ts";
export type { OfficeAnnouncement } from "./inbox/announcement-repository.ts";
export type { Segment } from "./types.ts";
export { CLOSE_QUIET_TICKETS_JOB, FORGET_FILES_JOB, TELL_DUE_JOB } from "./jobs.ts";
export { presentFile } from "./present.ts";
export { tellOfRewards } from "./inbox/tell-of-rewards.ts";

export const messagesReaders: readonly JournalReader[] = [moneyTeller];

export interface Messages extends Teller, Announcements, Campaigns, SupportDesk {
  /** Throws messages.file_unreadable, messages.too_many_files. */
  handIn(keeper: AttachmentKeeper, file: UploadedFile, name: string): Promise<AttachedFile>;
  /**
   * A file in a conversation of this member, or (null) of anybody. Throws
   * messages.file_not_found.
   */
  readAttachment(fileId: string, memberId: MemberId | null): Promise<FileContent>;
  /** Those that everybody may read of just now. */
  latestWinners(): Promise<readonly Winner[]>;
  /**
   * Erases a person; returns the numbers of their conversations, for the notes stored beside them.
   */
  eraseMember(tx: Tx, memberId: MemberId): Promise<readonly string[]>;
}

export function createMessages(deps: MessagesDeps): Room<Messages> {
  const teller = createTeller(deps);
  const announcements = rememberAnnouncements(deps);
  const winners = rememberWinners(deps);
  return {
    api: {
      ...teller,
      ...createAnnouncements(deps, announcements),
      ...createCampaigns(deps),
      ...createSupportDesk(deps, teller),
      handIn: (keeper, file, name) => handIn(deps, keeper, { file, name }),
      readAttachment: (fileId, memberId) => readAttachment(deps, fileId, memberId),
      latestWinners: async () => (await winners.get()).recent,
      eraseMember,
    },
    routes: [
      ...supportCalls(deps),
      ...inboxCalls(deps, announcements),
      ...winnerCalls(deps, winners),
    ],
    jobs: messagesJobs(deps),
  };
}
