/** When a page may be exchanged for a newer one: never while somebody would lose something. */

/** A game in its frame and a payment that is waited for: nothing may reload them. */
const BUSY_PATHS = ["/gameInfo", "/recharge-payment"] as const;
/** After a touch or a key a reload would come as a surprise. */
const CALM_AFTER_MS = 3_000;

export interface PageState {
  readonly path: string;
  /** A sheet is open: somebody reads, pays or signs in. */
  readonly hasDialog: boolean;
  /** Something was typed that is in a field and nowhere else. */
  readonly hasTyped: boolean;
}

export function isBusy({ path, hasDialog, hasTyped }: PageState): boolean {
  return hasDialog || hasTyped || BUSY_PATHS.some((busy) => busy === path);
}

export interface Moment extends PageState {
  /** Another tab of the site is in the middle of something. */
  readonly isBusyElsewhere: boolean;
  readonly isHidden: boolean;
  readonly sinceTouchMs: number;
}

export type Step = "exchange" | "ask" | "wait";

/** exchange: reload now. ask: leave it to the player, by a note with a button. wait: look again. */
export function nextStep(moment: Moment): Step {
  if (isBusy(moment)) return "ask";
  if (moment.isBusyElsewhere) return "wait";
  return moment.isHidden || moment.sinceTouchMs >= CALM_AFTER_MS ? "exchange" : "wait";
}
