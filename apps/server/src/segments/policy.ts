/** What rules may say, and what a segment may be used for. Pure. */
import type { SegmentPurpose, SegmentRules } from "./types.ts";

interface Range {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const isInOrder = ({ from, to }: Range): boolean =>
  from === undefined || to === undefined || from <= to;

/** Nothing that could ever fit, and nothing without a bound. */
export function isSound(rules: SegmentRules): boolean {
  const { deposited, staked, won, lost, deposit_days_ago, days_away, registered_days_ago } = rules;
  const ranges = [deposited, staked, won, lost, deposit_days_ago, days_away, registered_days_ago]
    .filter((range) => range !== undefined)
    .every((range) => isInOrder(range) && (range.from ?? range.to) !== undefined);
  const { registered_from: registeredFrom, registered_to: registeredTo } = rules;
  return (
    ranges &&
    isInOrder({ from: rules.level_from, to: rules.level_to }) &&
    isInOrder({ from: rules.age_from, to: rules.age_to }) &&
    (registeredFrom === undefined ||
      registeredTo === undefined ||
      registeredFrom <= registeredTo) &&
    [rules.games, rules.game_types, rules.languages, rules.tags].every(
      (list) => list?.length !== 0,
    ) &&
    !(rules.has_deposited === false && (deposited !== undefined || deposit_days_ago !== undefined))
  );
}

/**
 * Does it pick members because they lost? Naming the loss does; so does a most that was won, which
 * beside a least that was staked says the same.
 */
export const isByLosses = ({ lost, won }: SegmentRules): boolean =>
  lost !== undefined || won?.to !== undefined;

/** Whoever lost is never enticed: such rules are for messages that look after somebody. */
export const mayBeFor = (purpose: SegmentPurpose, rules: SegmentRules): boolean =>
  purpose === "protective" || !isByLosses(rules);
