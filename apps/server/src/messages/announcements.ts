/** What a site announces: read by everybody, so kept in memory for some seconds. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/messages.ts";
import { cached } from "../platform/cached.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { toWireInstant } from "../platform/days.ts";
import { pageOf } from "../platform/paging.ts";
import { endAnnouncement, insertAnnouncement, loadCurrent } from "./announcement-repository.ts";
import type { MessagesDeps, NewAnnouncement, Visit } from "./types.ts";

export interface Announcements {
  listAnnouncements(
    input: InputOf<typeof contract.listAnnouncements>,
    visit: Visit,
  ): Promise<DataOf<typeof contract.listAnnouncements>>;
  /** Answers its number. */
  announce(announcement: NewAnnouncement, operator: string): Promise<number>;
  /** False: it has ended before, or there is none. */
  endAnnouncement(id: number): Promise<boolean>;
}

const BELIEVED_MS = 5_000;

export function createAnnouncements({ db, clock, readSite }: MessagesDeps): Announcements {
  const current = cached({ load: () => loadCurrent(db, clock.now()), ttlMs: BELIEVED_MS, clock });
  return {
    listAnnouncements: async (input, visit) => {
      const [all, { code }] = await Promise.all([current.get(), readSite(visit)]);
      const { page, limit, offset } = pageOf(input);
      const ofSite = all.filter(({ site }) => site === null || site === code);
      const list = ofSite.slice(offset, offset + limit).map((row) => {
        // What is missing in a language is read in English, and failing that in Portuguese.
        const { title, text } = row.texts[visit.lang] ?? row.texts.en ?? row.texts.pt;
        return {
          id: row.id,
          title,
          text,
          link: row.link,
          is_pinned: row.isPinned,
          starts_at: toWireInstant(row.startsAt),
          ends_at: row.endsAt === null ? null : toWireInstant(row.endsAt),
        };
      });
      return { list, total: ofSite.length, page, limit };
    },
    announce: async (announcement, operator) => {
      const id = await inTransaction(db, (tx) => insertAnnouncement(tx, announcement, operator));
      current.invalidate();
      return id;
    },
    endAnnouncement: async (id) => {
      const isEnded = await inTransaction(db, (tx) => endAnnouncement(tx, id, clock.now()));
      current.invalidate();
      return isEnded;
    },
  };
}
