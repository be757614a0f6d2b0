/** When the site may tell what is new: seldom, in calm places, and never if told not to. */
export interface ReminderMemory {
  /** Pages seen in this browser before this one. */
  readonly views: number;
  /** The days, "2026-11-20", of the last reminder and of "don't show again today". */
  readonly shownDay: string | null;
  readonly offDay: string | null;
}

export interface Occasion {
  readonly today: string;
  readonly path: string;
  readonly hasDialog: boolean;
  readonly memory: ReminderMemory;
}

/** Where nobody is in the middle of anything: no game, no payment, no form. */
const CALM_PLACES = ["/", "/game", "/popular", "/new", "/ranking", "/promotion/activity"] as const;

export function isReminderOff({ today, memory }: Pick<Occasion, "today" | "memory">): boolean {
  return memory.offDay === today || memory.shownDay === today;
}

export function mayRemind(occasion: Occasion): boolean {
  if (occasion.memory.views < 1 || occasion.hasDialog || isReminderOff(occasion)) return false;
  return CALM_PLACES.some((place) => place === occasion.path);
}
