/**
 * The door of messages: notifications and questions. Rooms notify by `notify`, with a
 * code and its values, and everybody reads in their own language; deposits and withdrawals tell of
 * themselves by the journal. Conversations with customer service have two sides, the member's calls
 * and the operators' desk. And here everybody reads who won, as far as winners want to be named.
 */
import type { JournalReader } from "../ledger/index.ts";
import { unsubscribePlugin } from "../platform/mail/unsubscribe.ts";
import { boundTo, type Room } from "../platform/room.ts";
import { eraseMember } from "./erase-repository.ts";
import {
  createAnnouncements,
  rememberAnnouncements,
  type RememberedAnnouncements,
} from "./inbox/announcements.ts";
import { inboxCalls } from "./inbox/calls.ts";
import { createCampaigns } from "./inbox/campaigns.ts";
import { moneyTeller } from "./inbox/notification-repository.ts";
import { createTeller } from "./inbox/teller.ts";
import { mailingCalls } from "./mailings/calls.ts";
import { choicesOf } from "./mailings/choices.ts";
import { createMailings } from "./mailings/mailings.ts";
import { messagesJobs } from "./jobs.ts";
import { pushCalls } from "./push/calls.ts";
import { handIn, readAttachment } from "./support/attachments.ts";
import { supportCalls } from "./support/calls.ts";
import { createSupportDesk } from "./support/support-desk.ts";
import type { MessagesDeps } from "./types.ts";
import { optOutByToken } from "./ways-repository.ts";
import { winnerCalls } from "./winners/calls.ts";
import { readNames, rememberWinners, type RememberedWinners } from "./winners/winners.ts";

export type { AlongsideTicket, TicketRecord, TicketWithMessages } from "./types.ts";
export type { DeliverySum, Mailing } from "./mailings/mailing-repository.ts";
export { SEND_MAILINGS_JOB } from "./mailings/send-mailings.ts";
export type { Campaign } from "./inbox/campaign-repository.ts";
export { SEND_CAMPAIGNS_JOB } from "./inbox/campaigns.ts";
export type { OfficeAnnouncement } from "./inbox/announcement-repository.ts";
export type { Segment } from "./types.ts";
export { SEND_PUSH_JOB } from "./push/send-push.ts";
export { CLOSE_QUIET_TICKETS_JOB, FORGET_FILES_JOB, TELL_DUE_JOB } from "./jobs.ts";
export { presentFile } from "./present.ts";
export { tellOfRewards } from "./inbox/tell-of-rewards.ts";

export const messagesReaders: readonly JournalReader[] = [moneyTeller];

export type Messages = ReturnType<typeof createApi>;

interface Parts {
  readonly announcements: RememberedAnnouncements;
  readonly winners: RememberedWinners;
}

export function createMessages(deps: MessagesDeps): Room<Messages> {
  const announcements = rememberAnnouncements(deps);
  const winners = rememberWinners(deps);
  return {
    api: createApi(deps, { announcements, winners }),
    routes: [
      ...supportCalls(deps),
      ...mailingCalls(deps),
      ...pushCalls(deps),
      ...inboxCalls(deps, announcements),
      ...winnerCalls(deps, winners),
    ],
    jobs: messagesJobs(deps),
    plugin: unsubscribePlugin(deps, {
      mail: (tx, token) => optOutByToken(tx, token, "mail"),
      sms: (tx, token) => optOutByToken(tx, token, "sms"),
    }),
  };
}

function createApi(deps: MessagesDeps, { announcements, winners }: Parts) {
  const teller = createTeller(deps);
  return {
    ...teller,
    ...createAnnouncements(deps, announcements),
    ...createCampaigns(deps),
    ...createMailings(deps),
    ...createSupportDesk(deps, teller),
    ...boundTo(deps, {
      /** Throws messages.file_unreadable, messages.too_many_files. */
      handIn,
      /**
       * A file in a conversation of this member, or (null) of anybody. Throws
       * messages.file_not_found.
       */
      readAttachment,
      /** By which ways a member hears of offers, and on which devices of what. */
      choicesOf,
      /** Of those of these winners who may be named: masked. */
      winnerNames: readNames,
    }),
    /** Those that everybody may read of just now. */
    latestWinners: async () => (await winners.get()).recent,
    /**
     * Erases a person; returns the numbers of their conversations, for the notes stored beside
     * them.
     */
    eraseMember,
  };
}
