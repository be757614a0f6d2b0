/**
 * Requirements and what counts toward them. Cash and bonus each have a queue: what is staked counts
 * for the oldest that is open, and what a rollback gives back is taken from the newest that it
 * counted for. Pure.
 */
import {
  add,
  type Centavos,
  negate,
  smaller,
  subtract,
  toCentavos,
  ZERO,
} from "@tucano/contract/money.ts";
import type { OwedChange } from "../../ledger/index.ts";

export const parts = ["cash", "bonus"] as const;
export type Part = (typeof parts)[number];

export interface Requirement {
  readonly part: Part;
  /** The transfer that it began with; 0: from before the journal begins. */
  readonly seq: number;
  /** Of that transfer; "earlier" when there is none. */
  readonly kind: string;
  readonly reference: string;
  readonly required: Centavos;
  readonly counted: Centavos;
  /** Closed without having been played: lost, given up or waived. */
  readonly waived: Centavos;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}

export function remainingOf({ required, counted, waived }: Requirement): Centavos {
  return subtract(required, add(counted, waived));
}

/** Oldest first, in and out. Those that did not change stay the same objects. */
export function follow(
  before: readonly Requirement[],
  changes: readonly OwedChange[],
): readonly Requirement[] {
  return changes.reduce<readonly Requirement[]>(
    (all, change) => parts.reduce((now, part) => apply(now, part, change), all),
    before,
  );
}

function apply(
  all: readonly Requirement[],
  part: Part,
  change: OwedChange,
): readonly Requirement[] {
  const { turnoverOwedChange: byCash, bonusOwedChange: byBonus, at } = change;
  const delta = part === "cash" ? byCash : byBonus;
  if (delta > 0 && change.kind === "stake.rollback") return giveBack(all, part, change, delta);
  if (delta > 0) return [...all, opened(part, change, delta)];
  if (delta === 0) return all;
  // A stake counts for cash first. What is closed beyond the stake was not played for.
  const usedByCash = part === "bonus" && byCash < 0 ? negate(byCash) : ZERO;
  const countable = subtract(change.staked, smaller(change.staked, usedByCash));
  const counted = smaller(negate(delta), countable);
  const played = close(all, { part, at, what: "counted", amount: counted });
  return close(played, { part, at, what: "waived", amount: subtract(negate(delta), counted) });
}

function opened(part: Part, change: OwedChange, required: Centavos): Requirement {
  const { seq, kind, reference, at } = change;
  const nothing = { counted: ZERO, waived: ZERO };
  return { part, seq, kind, reference, required, ...nothing, openedAt: at, closedAt: null };
}

interface Closing {
  readonly part: Part;
  readonly at: Date;
  readonly what: "counted" | "waived";
  readonly amount: Centavos;
}

function close(
  all: readonly Requirement[],
  { part, at, what, amount }: Closing,
): readonly Requirement[] {
  let left = amount;
  return all.map((one) => {
    if (left === 0 || one.part !== part || one.closedAt !== null) return one;
    const remaining = remainingOf(one);
    const taken = smaller(left, remaining);
    left = subtract(left, taken);
    const closedAt = taken === remaining ? at : null;
    return { ...one, [what]: add(one[what], taken), closedAt };
  });
}

function giveBack(
  all: readonly Requirement[],
  part: Part,
  change: OwedChange,
  amount: Centavos,
): readonly Requirement[] {
  let left = amount;
  const given = all.toReversed().map((one) => {
    const taken = one.part === part ? smaller(left, one.counted) : ZERO;
    if (taken === 0) return one;
    left = subtract(left, taken);
    return { ...one, counted: subtract(one.counted, taken), closedAt: null };
  });
  const after = given.toReversed();
  return left === 0 ? after : [...after, opened(part, change, left)];
}

/**
 * Holds what is open against what the wallet owes at the same moment. Turnover that was waived
 * without a transfer closes the oldest; what is owed from before the journal begins is one of its
 * own.
 */
export function reconcile(
  all: readonly Requirement[],
  owed: { readonly turnoverOwed: Centavos; readonly bonusOwed: Centavos },
  at: Date,
): readonly Requirement[] {
  return parts.reduce<readonly Requirement[]>((now, part) => {
    const known = add(...now.filter((one) => one.part === part).map(remainingOf));
    const excess = subtract(known, part === "cash" ? owed.turnoverOwed : owed.bonusOwed);
    if (excess >= 0) return close(now, { part, at, what: "waived", amount: excess });
    return withEarlier(now, part, { at, missing: negate(excess) });
  }, all);
}

function withEarlier(
  all: readonly Requirement[],
  part: Part,
  { at, missing }: { readonly at: Date; readonly missing: Centavos },
): readonly Requirement[] {
  const isEarlier = (one: Requirement) => one.part === part && one.seq === 0;
  const known = all.find(isEarlier);
  if (known !== undefined) {
    const required = toCentavos(known.required + missing);
    return all.map((one) => (one === known ? { ...known, required, closedAt: null } : one));
  }
  const earlier: Requirement = {
    part,
    seq: 0,
    kind: "earlier",
    reference: "earlier",
    required: missing,
    counted: ZERO,
    waived: ZERO,
    openedAt: at,
    closedAt: null,
  };
  return [earlier, ...all];
}
