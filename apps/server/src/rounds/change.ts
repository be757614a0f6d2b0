/**
 * What a player has with a studio below one centavo. A bet takes as few whole centavos as it needs
 * beside the change, a win gives as many as it fills up, and the rest stays in the change: money
 * and change together are exact to the unit, so that no fraction is lost or made. Pure.
 */
import { add, type Centavos, toCentavos } from "@tucano/contract/money.ts";
import { UNITS_PER_CENTAVO } from "@tucano/contract/studios/studio-wallet.ts";
import type { TransferDraft, Wallet } from "../ledger/index.ts";
import { gameAccountOf } from "./names.ts";

export interface Change {
  readonly before: number;
  /** 0 … 999 units. */
  readonly after: number;
  /** Centavos that it was turned into; negative: that were turned into it. */
  readonly paid: number;
}

export interface WithChange {
  readonly centavos: Centavos;
  readonly change: Change;
}

/** What is to be taken of the wallet for a bet of so many units. */
export function takeUnits(before: number, units: number): WithChange {
  const centavos = Math.max(0, Math.ceil((units - before) / UNITS_PER_CENTAVO));
  const after = before + centavos * UNITS_PER_CENTAVO - units;
  return { centavos: toCentavos(centavos), change: { before, after, paid: 0 } };
}

/** What is to be given to the wallet for a win of so many units. */
export function giveUnits(before: number, units: number): WithChange {
  const after = (before + units) % UNITS_PER_CENTAVO;
  const centavos = (before + units - after) / UNITS_PER_CENTAVO;
  return { centavos: toCentavos(centavos), change: { before, after, paid: 0 } };
}

export interface ChangeUndone {
  readonly change: Change;
  /** Of what the movement had left: less than all of it, where no more was there. */
  readonly undone: number;
  /** What goes back beside it, and the centavo, if there is one. */
  readonly transfers: readonly TransferDraft[];
}

const CENTAVO = toCentavos(1);

/**
 * Takes back what a movement had left in the change. Its centavos go back as they came, so the
 * change may overflow, which is paid, or lack something, for which a centavo is taken, if the
 * player has one: the house bears the rest, as with any win that is spent.
 */
export function undoChange(
  before: number,
  left: number,
  of: {
    readonly studio: string;
    readonly gameCode: string;
    readonly wallet: Pick<Wallet, "cash" | "bonus" | "bonusOwed">;
    /** What goes back beside it. */
    readonly transfers: readonly TransferDraft[];
  },
): ChangeUndone {
  const after = before - left;
  const { transfers } = of;
  const house = `house:game:${gameAccountOf(of.studio, of.gameCode)}` as const;
  const side = { amount: CENTAVO, reference: `change:${of.studio}` };
  if (after >= UNITS_PER_CENTAVO) {
    // While a bonus is played, nothing of it becomes cash by a detour.
    const credit = of.wallet.bonusOwed > 0 ? "member:bonus" : "member:cash";
    return {
      change: { before, after: after - UNITS_PER_CENTAVO, paid: 1 },
      undone: left,
      transfers: [...transfers, { kind: "stake.rollback", debit: house, credit, ...side }],
    };
  }
  if (after >= 0) return { change: { before, after, paid: 0 }, undone: left, transfers };
  const debit = (["cash", "bonus"] as const).find((pocket) => holds(pocket, of) > 0);
  if (debit === undefined) {
    return { change: { before, after: 0, paid: 0 }, undone: before, transfers };
  }
  return {
    change: { before, after: after + UNITS_PER_CENTAVO, paid: -1 },
    undone: left,
    transfers: [
      ...transfers,
      { kind: "win.rollback", debit: `member:${debit}`, credit: house, ...side },
    ],
  };
}

/** What a pocket holds once the transfers are made. */
function holds(
  pocket: "cash" | "bonus",
  { wallet, transfers }: Pick<Parameters<typeof undoChange>[2], "wallet" | "transfers">,
): Centavos {
  const name = `member:${pocket}`;
  return transfers.reduce<Centavos>((sum, { debit, credit, amount }) => {
    if (credit === name) return add(sum, amount);
    return debit === name ? toCentavos(sum - amount) : sum;
  }, wallet[pocket]);
}
