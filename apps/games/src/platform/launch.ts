/**
 * What the game was opened with. Everything stands in the fragment, which browsers send to nobody:
 * not to servers, not in Referer, not into logs.
 */
import { type Language, toLanguage } from "@tucano/i18n/languages.ts";

export interface Launch {
  code: string;
  /** Null: a demo, for which the game server starts a session of its own. */
  token: string | null;
  language: Language;
  /** Where "leave" goes when no page is around the game. */
  lobby: string;
  /** The only origin the game talks to and listens to. */
  pageOrigin: string;
}

interface Place {
  pathname: string;
  hash: string;
  origin: string;
  referrer: string;
}

export function parseLaunch(place: Place): Launch | null {
  const path = /^\/play\/([a-z][a-z0-9-]{1,39})\/?(?:index\.html)?$/.exec(place.pathname);
  const code = path?.[1];
  if (code === undefined) return null;
  const parameters = new URLSearchParams(place.hash.replace(/^#/, ""));
  const lobby = originalAddress(parameters.get("lobby"), place.origin);
  return {
    code,
    token: parameters.get("token"),
    language: toLanguage(parameters.get("lang")),
    lobby: lobby.href,
    pageOrigin: pageOrigin(lobby, place, parameters.has("lobby")),
  };
}

/** A lobby address must be http(s): never javascript:, never data:. */
function originalAddress(text: string | null, origin: string): URL {
  const home = new URL("/", origin);
  if (text === null || !URL.canParse(text, origin)) return home;
  const address = new URL(text, origin);
  return address.protocol === "https:" || address.protocol === "http:" ? address : home;
}

function pageOrigin(lobby: URL, place: Place, hasLobby: boolean): string {
  if (hasLobby) return lobby.origin;
  return URL.canParse(place.referrer) ? new URL(place.referrer).origin : place.origin;
}
