/**
 * The door of messages: what members are told and what they ask. Rooms tell by `notify`, with a
 * code and its values, and everybody reads in their own language; deposits and withdrawals tell of
 * themselves by the journal. Conversations with customer service have two sides, the member's calls
 * and the operators' desk. And here everybody reads who won, as far as winners want to be named.
 */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { support } from "@tucano/contract/player/site/messages.ts";
import type { Tx } from "../platform/database/types.ts";
import type { JournalReader } from "../ledger/index.ts";
import { type Announcements, createAnnouncements } from "./inbox/announcements.ts";
import { createAttachments } from "./support/attachments.ts";
import { type Campaigns, createCampaigns } from "./inbox/campaigns.ts";
import { eraseMember } from "./erase-repository.ts";
import { createInbox, type Inbox } from "./inbox/inbox.ts";
import { defineMessagesJobs } from "./jobs.ts";
import { moneyTeller } from "./inbox/notification-repository.ts";
import { createSupportDesk } from "./support/support-desk.ts";
import { showSupport } from "./support/support-page.ts";
import { createOwnTickets, type OwnTickets } from "./support/tickets.ts";
import type { Attachments, MessagesDeps, SupportDesk, Visit } from "./types.ts";
import { createWinners, type Winners } from "./winners/winners.ts";

export type { AlongsideTicket, TicketRecord, TicketWithMessages } from "./types.ts";
export type { Campaign } from "./inbox/campaign-repository.ts";
export { SEND_CAMPAIGNS_JOB } from "./inbox/campaigns.ts";
export type { OfficeAnnouncement } from "./inbox/announcement-repository.ts";
export type { Segment } from "./types.ts";
export { CLOSE_QUIET_TICKETS_JOB, FORGET_FILES_JOB, TELL_DUE_JOB } from "./jobs.ts";
export { presentFile } from "./present.ts";
export { messagesRoutes } from "./routes.ts";
export { tellOfRewards } from "./inbox/tell-of-rewards.ts";

export const messagesReaders: readonly JournalReader[] = [moneyTeller];

export interface Messages
  extends Inbox, Announcements, Attachments, Campaigns, OwnTickets, SupportDesk, Winners {
  /** A person's end; answers the numbers of their conversations, for notes that stand beside. */
  eraseMember(tx: Tx, memberId: number): Promise<readonly string[]>;
  showSupport(visit: Visit): Promise<DataOf<typeof support>>;
}

export function createMessages(deps: MessagesDeps): Messages {
  const inbox = createInbox(deps);
  defineMessagesJobs(deps);
  return {
    ...inbox,
    ...createAnnouncements(deps),
    ...createAttachments(deps),
    ...createCampaigns(deps),
    ...createOwnTickets(deps),
    ...createSupportDesk(deps, inbox),
    ...createWinners(deps),
    eraseMember,
    showSupport: (visit) => showSupport(deps, visit),
  };
}
