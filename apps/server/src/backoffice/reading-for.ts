/** What lists and reports read by; nothing that decides imports this (floors.mjs). */
import type { Platform } from "../platform/context.ts";
import { readingOn } from "../platform/database/read-pool.ts";
import type { ReadDb } from "../platform/database/types.ts";
import type { RequestContext } from "../platform/http/types.ts";
import { hasActed } from "./acted.ts";

/**
 * Of a standby, unless this person has just changed something; the answer then says how old it may
 * be.
 */
export function readingFor(
  { db, reads, clock }: Pick<Platform, "db" | "reads" | "clock">,
  context: RequestContext,
): ReadDb {
  if (hasActed(context)) return db;
  return readingOn(reads, (ageMs) => context.noteAsOf(new Date(clock.now().getTime() - ageMs)));
}
