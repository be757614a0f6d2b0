/**
 * The server writes whole pages for browsers that have never been here: signed out, in the first
 * language, with nothing remembered. Whoever has been here is known by a cookie and gets the bare
 * shell, so that nobody sees a page that is not theirs, not even for a moment.
 */
import type { QueryClient } from "@tanstack/react-query";

const COOKIE = "tucano.known=1; path=/; max-age=31536000; samesite=lax";
const OWN = "tucano.";

function remembersAnything(area: Storage): boolean {
  return Object.keys(area).some((key) => key.startsWith(OWN));
}

function isKnownHere(): boolean {
  try {
    return remembersAnything(localStorage) || remembersAnything(sessionStorage);
  } catch {
    // What may not be stored has not been stored.
    return false;
  }
}

declare global {
  /** A button that was tapped before the page's code had come (public/first-visit.js). */
  var tappedEarly: HTMLButtonElement | null | undefined;
}

/** What was tapped is pressed again: React takes over at once what somebody presses. */
export function repeatEarlyTap(): void {
  globalThis.tappedEarly?.click();
}

/** What the server asked itself while it wrote the page: keys of queries and their data. */
type Answers = readonly (readonly [key: readonly unknown[], data: unknown])[];

function readAnswers(): Answers | null {
  const text = document.getElementById("first-answers")?.textContent;
  return text === undefined ? null : (JSON.parse(text) as Answers);
}

/**
 * True when the page that stands here is this visitor's own and can be taken over as it is. To be
 * called before anything is stored.
 */
export function takeFirstAnswers(client: QueryClient): boolean {
  const answers = isKnownHere() ? null : readAnswers();
  // oxlint-disable-next-line no-document-cookie -- The newer way is not in every browser yet.
  document.cookie = COOKIE;
  for (const [key, data] of answers ?? []) client.setQueryData(key, data);
  return answers !== null;
}
