/** When to offer that the site be installed: to those who come back, and not again after a no. */
const AGAIN_AFTER_DAYS = 14;
const FROM_VISIT = 2;
const FROM_VIEW = 3;
const DAY_MS = 86_400_000;

export interface InstallOccasion {
  /** Days as "2026-11-20". */
  readonly today: string;
  readonly refusedDay: string | null;
  /** Visits of this browser, and pages of this visit, this one counted. */
  readonly visits: number;
  readonly views: number;
  readonly path: string;
  readonly isInstalled: boolean;
  /** The browser can be asked, or can be explained (Safari on phones). */
  readonly isPossible: boolean;
}

const CALM_PLACES = ["/", "/game", "/profile", "/records", "/promotion/activity"] as const;

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS;
}

export function mayOfferInstall(occasion: InstallOccasion): boolean {
  const { today, refusedDay, visits, views, path } = occasion;
  if (occasion.isInstalled || !occasion.isPossible) return false;
  if (visits < FROM_VISIT || views < FROM_VIEW) return false;
  if (refusedDay !== null && daysBetween(refusedDay, today) < AGAIN_AFTER_DAYS) return false;
  return CALM_PLACES.some((place) => place === path);
}
