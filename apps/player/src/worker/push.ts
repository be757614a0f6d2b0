/** What a pushed message says, and where it leads: never out of this site. Plain functions. */

/** As the server wrote it; whatever cannot be read is told as such. */
export interface Pushed {
  readonly title: string;
  readonly text: string;
  readonly lang: string;
  readonly tag: string;
  readonly path: string;
  /** The label of the button that ends such messages; null: there is none. */
  readonly end: string | null;
}

export const INBOX = "/information-center/notification";
const UNREADABLE: Pushed = {
  title: "Tucano",
  text: "",
  lang: "",
  tag: "push",
  path: INBOX,
  end: null,
};

/** A path of this site, or the inbox: a message that leads elsewhere is not ours. */
export function pathWithin(link: unknown, origin: string): string {
  if (typeof link !== "string" || !/^\/([^/\\]|$)/.test(link)) return INBOX;
  const url = URL.parse(link, origin);
  return url?.origin === origin ? `${url.pathname}${url.search}${url.hash}` : INBOX;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A browser that shows nothing for a message is told of that by a notice of its own. */
export function readPushed(text: string, origin: string): Pushed {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
  if (typeof said !== "object" || said === null) return UNREADABLE;
  const { title, text: body, lang, tag, link, end } = said as Record<string, unknown>;
  if (typeof title !== "string" || title === "") return UNREADABLE;
  return {
    title,
    text: textOf(body),
    lang: textOf(lang),
    tag: textOf(tag) || UNREADABLE.tag,
    path: pathWithin(link, origin),
    end: typeof end === "string" && end !== "" ? end : null,
  };
}

/** By which the server knows this device: it is told nothing that others could use. */
export async function deviceIdOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  const letters = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
