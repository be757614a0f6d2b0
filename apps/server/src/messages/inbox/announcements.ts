/** What a site announces: read by everybody, so kept in memory for some seconds. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/player/site/messages.ts";
import { DECISIVE_TTL_MS, remember, type Remembered } from "../../platform/memory/remember.ts";
import { boundTo } from "../../platform/room.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { toWireInstant } from "../../platform/days.ts";
import { pageOf } from "../../platform/paging.ts";
import type { Tx } from "../../platform/database/types.ts";
import {
  endAnnouncement,
  insertAnnouncement,
  listAll,
  loadCurrent,
} from "./announcement-repository.ts";
import type { MessagesDeps, NewAnnouncement, Visit } from "../types.ts";

export type RememberedAnnouncements = Remembered<Awaited<ReturnType<typeof loadCurrent>>>;

export function rememberAnnouncements({ db, clock }: MessagesDeps): RememberedAnnouncements {
  return remember(() => loadCurrent(db, clock.now()), { clock, ttlMs: DECISIVE_TTL_MS });
}

export async function listAnnouncements(
  { readSite }: MessagesDeps,
  current: RememberedAnnouncements,
  input: InputOf<typeof contract.listAnnouncements>,
  visit: Visit,
): Promise<DataOf<typeof contract.listAnnouncements>> {
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
      ends_at: toWireInstant(row.endsAt),
    };
  });
  return { list, total: ofSite.length, page, limit };
}

export function createAnnouncements({ db, clock }: MessagesDeps, current: RememberedAnnouncements) {
  return {
    /** Answers its number. */
    announce: async (
      announcement: NewAnnouncement,
      operator: string,
      alongside?: (tx: Tx, id: number) => Promise<void>,
    ) => {
      const id = await inTransaction(db, async (tx) => {
        const added = await insertAnnouncement(tx, announcement, operator);
        await alongside?.(tx, added);
        return added;
      });
      current.forget();
      return id;
    },
    /** All there ever were, the newest first; `before` is the last number of the page before. */
    ...boundTo(db, { listAllAnnouncements: listAll }),
    /** False: it has ended before, or there is none. */
    endAnnouncement: async (id: number, alongside?: (tx: Tx) => Promise<void>) => {
      const isEnded = await inTransaction(db, async (tx) => {
        const hasEnded = await endAnnouncement(tx, id, clock.now());
        if (hasEnded) await alongside?.(tx);
        return hasEnded;
      });
      current.forget();
      return isEnded;
    },
  };
}
