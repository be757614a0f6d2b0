/** What a hand looks for in a page, and where it is. */
export interface Wish {
  readonly kind: "button" | "link" | "field" | "any";
  /** The whole name, or with `isPattern` a part of it with values in places like {amount}. */
  readonly name: string;
  readonly isPattern?: boolean;
  readonly isInGame?: boolean;
}

export type Spot = { readonly x: number; readonly y: number } | { readonly problem: string };

/** What was met on the way through all addresses of a site. */
export interface Tour {
  /** What is wrong, each with its address. */
  readonly findings: readonly string[];
  readonly headings: readonly string[];
  readonly isOver: boolean;
}

export interface Eyes {
  note(text: string): void;
  /** The errors since they were last asked for. */
  take(): string[];
  /** The heading stands, no placeholder is left, and nothing is waited for. */
  isSettled(): boolean;
  spot(wish: Wish): Spot;
  hasFocus(wish: Wish): boolean;
  words(isInGame: boolean): string;
  /** What has been said for a moment since the page was loaded. */
  alerts(): readonly string[];
  /** How many rounds of a slot the page has asked the server for. */
  rounds(isInGame: boolean): number;
  /** What nobody could use as it is shown. */
  judge(): string[];
  /** Sets out through these addresses. */
  walk(paths: readonly string[], patienceMs: number): void;
  /** Null in a page that nobody walks through. */
  tour(): Tour | null;
}

/** A key of each visit: the address may be the same. */
interface Place {
  readonly state: { readonly __TSR_key?: string };
}

declare global {
  interface Window {
    eyes: Eyes;
    /** Of both sites, put there by TanStack Router itself. */
    __TSR_ROUTER__?: {
      readonly state: {
        readonly status: string;
        readonly resolvedLocation?: Place;
      };
      readonly history: { readonly location: Place };
    };
  }
}
