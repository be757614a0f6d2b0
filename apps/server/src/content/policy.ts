/** When what is written may be shown. Pure. */
import type { ContentPageCode } from "@tucano/contract/player/site/content.ts";

const DAY_MS = 86_400_000;

/** Players may stop using the service for two weeks after new terms were announced. */
export const TERMS_NOTICE_DAYS = 14;

/** The earliest moment from which a text that is published now may hold. */
export function earliestOf(code: ContentPageCode, now: Date): Date {
  return code === "terms" ? new Date(now.getTime() + TERMS_NOTICE_DAYS * DAY_MS) : now;
}
