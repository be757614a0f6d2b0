/** What lists and reports read by; nothing that decides imports this (floors.mjs). */
import type { Platform } from "../platform/context.ts";
import { readingOn } from "../platform/database/read-pool.ts";
import type { ReadDb } from "../platform/database/types.ts";
import type { RequestContext } from "../platform/http/types.ts";
import { hasActed } from "./acted.ts";

/** Of a standby, unless this person has just changed something. */
export function readingFor(
  { db, reads }: Pick<Platform, "db" | "reads">,
  context: RequestContext,
): ReadDb {
  return hasActed(context) ? db : readingOn(reads);
}
