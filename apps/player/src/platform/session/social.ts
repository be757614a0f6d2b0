/** Accounts elsewhere that people sign in by: which there are, the way there, and the way back. */
import { queryOptions } from "@tanstack/react-query";
import { listSocialPlatforms } from "@tucano/contract/player/account/social.ts";
import { call } from "./session.ts";
import { readStored, writeStored } from "../storage.ts";

/** As a visitor sees them; a member's own look has a key of its own. */
export const platformsQuery = queryOptions({
  queryKey: ["social-platforms"],
  queryFn: () => call(listSocialPlatforms, {}),
  staleTime: 300_000,
});

/** What the browser went to the platform for, and where it was. */
export interface Errand {
  what: "login" | "link";
  /** A path of this site. */
  back: string;
}

const KEY = "tucano.social";
const whats: readonly string[] = ["login", "link"] satisfies Errand["what"][];

export function leaveFor(url: string, what: Errand["what"]): void {
  const { pathname, search } = globalThis.location;
  const back = pathname.startsWith("/login") ? "/" : pathname + search;
  writeStored("session", KEY, JSON.stringify({ what, back }));
  globalThis.location.assign(url);
}

function isErrand(value: unknown): value is Errand {
  if (typeof value !== "object" || value === null) return false;
  const { what, back } = value as Partial<Record<keyof Errand, unknown>>;
  return typeof what === "string" && whats.includes(what) && typeof back === "string";
}

/** Once: opening the address again does nothing. */
export function takeErrand(): Errand | null {
  const stored = readStored("session", KEY);
  writeStored("session", KEY, null);
  try {
    const errand: unknown = JSON.parse(stored ?? "null");
    return isErrand(errand) ? errand : null;
  } catch {
    return null;
  }
}
