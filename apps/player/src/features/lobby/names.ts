/** What the tags of the catalogue are called. */
import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const tags: Record<string, MessageDescriptor> = {
  new: msg`New`,
  "free-spins": msg`Free spins`,
  multipliers: msg`Multipliers`,
  wilds: msg`Expanding wilds`,
};

/** A tag of our own games is translated; a studio's own tag is shown as it calls it. */
export function tagName(code: string, fallback: string): string {
  const name = tags[code];
  return name === undefined ? fallback : i18n._(name);
}
