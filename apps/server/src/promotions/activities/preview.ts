/** What somebody would read of a promise, by numbers that hold or that are thought of. */
import type { Language } from "@tucano/i18n/languages.ts";
import { type Numbers, type Person, type Shut, shutAt, shutFor } from "../../market/index.ts";
import { type ActivityWords, tell, type ToldKey, wordsOf } from "./activities.ts";
import { loadOwnTexts } from "../own-texts-repository.ts";
import type { PromotionsDeps } from "../types.ts";

export interface PreviewWish<Key extends ToldKey> {
  readonly key: Key;
  readonly numbers: Numbers[Key];
  readonly person: Person;
  readonly at: Date;
  readonly lang: Language;
}

export interface Preview extends Pick<ActivityWords, "title" | "summary" | "terms"> {
  /** What keeps this person out, the first that does; null: nothing. */
  readonly shut: Shut | "not_allowed" | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

export async function previewPromise<Key extends ToldKey>(
  { db, market }: PromotionsDeps,
  { key, numbers, person, at, lang }: PreviewWish<Key>,
): Promise<Preview> {
  const [switches, vip, own] = await Promise.all([
    market.read("switches", at),
    market.read("vip", at),
    loadOwnTexts(db),
  ]);
  const activity = tell(key, numbers, vip);
  const { title, summary, terms } = wordsOf(activity, lang, own);
  const shut = shutTo(numbers, person, { at, isOpen: activity.isOpen });
  return {
    shut: switches[activity.which] ? shut : "not_allowed",
    title,
    summary,
    terms,
    startsAt: activity.startsAt,
    endsAt: activity.endsAt,
  };
}

function shutTo(
  numbers: Numbers[ToldKey],
  person: Person,
  { at, isOpen }: { readonly at: Date; readonly isOpen: boolean },
): Shut | null {
  if (!isOpen) return "closed";
  // The levels of the VIP programme are for everybody, and always.
  if (!("audience" in numbers)) return null;
  return shutAt(numbers, at) ?? shutFor(numbers.audience, person, at);
}
