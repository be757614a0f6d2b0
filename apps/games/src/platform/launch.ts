/**
 * What the game was opened with. All of it is in the fragment, which browsers never send:
 * not to servers, not in Referer, not into logs.
 */
import { type Language, toLanguage } from "@tucano/i18n/languages.ts";

export interface Launch {
  code: string;
  /** Null: a demo, for which the game server starts a session of its own. */
  token: string | null;
  /** A round that is over is shown again: the page around the game has it. */
  isReplay: boolean;
  language: Language;
  /** Where "leave" goes when no page is around the game. */
  lobby: string;
  /** The only origin the game talks to and listens to: its own, as nobody else may frame it. */
  pageOrigin: string;
}

interface Place {
  pathname: string;
  hash: string;
  origin: string;
}

export function parseLaunch(place: Place): Launch | null {
  const path = /^\/play\/([a-z][a-z0-9-]{1,39})\/?(?:index\.html)?$/.exec(place.pathname);
  const code = path?.[1];
  if (code === undefined) return null;
  const parameters = new URLSearchParams(place.hash.replace(/^#/, ""));
  return {
    code,
    token: parameters.get("token"),
    isReplay: parameters.has("replay"),
    language: toLanguage(parameters.get("lang")),
    lobby: ownAddress(parameters.get("lobby"), place.origin),
    pageOrigin: place.origin,
  };
}

/** A link sent to somebody can neither lead to another site nor run a script. */
function ownAddress(text: string | null, origin: string): string {
  const address = text === null ? null : URL.parse(text, origin);
  const isOwn = address !== null && /^https?:$/.test(address.protocol) && address.origin === origin;
  return isOwn ? address.href : new URL("/", origin).href;
}
