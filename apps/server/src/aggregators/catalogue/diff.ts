/** What has changed in a partner's list against what we know of it. Pure. */
import type { PartnerGame } from "../../hub88/index.ts";

/** Where its picture is says nothing of a game, and may be another address every day. */
export type Facts = Omit<PartnerGame, "code" | "pictureUrl">;

export interface KnownGame {
  readonly code: string;
  readonly facts: Facts;
  readonly isGone: boolean;
}

export interface ListDiff {
  readonly added: readonly PartnerGame[];
  readonly changed: readonly PartnerGame[];
  /** Listed again as they were. */
  readonly back: readonly string[];
  readonly gone: readonly string[];
}

export function diffList(known: readonly KnownGame[], listed: readonly PartnerGame[]): ListDiff {
  const before = new Map(known.map((game) => [game.code, game]));
  const open = new Map(listed.filter(({ isEnabled }) => isEnabled).map((one) => [one.code, one]));
  const isChanged = (one: PartnerGame): boolean => {
    const facts = before.get(one.code)?.facts;
    return facts !== undefined && keyOf(facts) !== keyOf(factsOf(one));
  };
  const shown = [...open.values()];
  return {
    added: shown.filter(({ code }) => !before.has(code)),
    changed: shown.filter(isChanged),
    back: known.filter(({ code, isGone }) => isGone && open.has(code)).map(({ code }) => code),
    gone: known.filter(({ code, isGone }) => !isGone && !open.has(code)).map(({ code }) => code),
  };
}

export const factsOf = ({ code: _code, pictureUrl: _url, ...facts }: PartnerGame): Facts => facts;

/** The order in which a partner names countries or languages says nothing. */
function keyOf(facts: Facts): string {
  const sorted = Object.entries(facts)
    .map(([name, value]): [string, unknown] => [
      name,
      Array.isArray(value) ? value.map(String).toSorted((a, b) => (a < b ? -1 : 1)) : value,
    ])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(sorted);
}

const FEW = 3;

/** More than a third at once is rather half a list than a partner that closes. */
export function isSuspicious(known: readonly KnownGame[], gone: readonly string[]): boolean {
  const open = known.filter(({ isGone }) => !isGone).length;
  return gone.length > FEW && gone.length * 3 > open;
}
