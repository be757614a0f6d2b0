/** When an activity is, and whom it is for. Pure. */
import { dayOf } from "../platform/days.ts";
import type { Numbers } from "./numbers.ts";

export type Audience = Numbers["day7"]["audience"];
export type Budget = Numbers["day7"]["budget"];

/** What of a member decides whether something is for them. */
export interface Person {
  /** The code of the site that they came to when they registered. */
  readonly site: string;
  readonly level: number;
  readonly createdAt: Date;
}

interface Period {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

export type Shut = "closed" | "not_begun" | "over" | "site" | "level" | "registered";

const DAY_MS = 86_400_000;

/** Both ends belong to it. */
export function shutAt({ startsAt, endsAt }: Period, at: Date): "not_begun" | "over" | null {
  if (startsAt !== null && at < new Date(startsAt)) return "not_begun";
  return endsAt !== null && at > new Date(endsAt) ? "over" : null;
}

/** What keeps a person out at a moment; null: it is for them. */
export function shutFor(
  audience: Audience,
  { site, level, createdAt }: Person,
  at: Date,
): "site" | "level" | "registered" | null {
  if (audience.site !== null && audience.site !== site) return "site";
  if (level < audience.levelFrom || level > (audience.levelTo ?? level)) return "level";
  const day = dayOf(createdAt);
  const { newDays, registeredFrom, registeredTo } = audience;
  const isOld = newDays !== null && at.getTime() - createdAt.getTime() >= newDays * DAY_MS;
  const isOutside = day < (registeredFrom ?? day) || day > (registeredTo ?? day);
  return isOld || isOutside ? "registered" : null;
}

/** Most activities are for everybody: then nobody has to be looked up. */
export function isForAll({ site, levelFrom, levelTo, ...age }: Audience): boolean {
  const isAnyAge = Object.values(age).every((one) => one === null);
  return site === null && levelFrom === 0 && levelTo === null && isAnyAge;
}
