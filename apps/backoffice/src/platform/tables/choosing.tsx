/** Rows that are chosen to be acted on together: one by one, or all that are shown. */
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ListColumn } from "./list-table.tsx";

interface Choosable<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** What tells the row from others, for screen readers. */
  readonly nameOf: (row: Row) => string;
  readonly canChoose?: (row: Row) => boolean;
}

export interface Choice<Row> {
  /** Of the rows shown: what has left the page, or can no longer be chosen, is not chosen. */
  readonly chosen: readonly Row[];
  /** How many could be. */
  readonly choosable: number;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  /** The boxes, before the other columns. */
  readonly column: ListColumn<Row>;
}

const box = "size-5 accent-beak";

export function useChoice<Row>(of: Choosable<Row>): Choice<Row> {
  const { t } = useLingui();
  const { rows, keyOf, nameOf, canChoose = () => true } = of;
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const choosable = rows.filter(canChoose);
  const chosen = choosable.filter((row) => picked.has(keyOf(row)));
  const isAll = chosen.length === choosable.length;
  const chooseAll = () => setPicked(new Set(choosable.map(keyOf)));
  const clear = () => setPicked(new Set());
  const pick = (row: Row, isPicked: boolean) => {
    const others = chosen.map(keyOf).filter((key) => key !== keyOf(row));
    setPicked(new Set(isPicked ? [...others, keyOf(row)] : others));
  };
  return {
    chosen,
    choosable: choosable.length,
    chooseAll,
    clear,
    column: {
      id: "choose",
      label: t`Choose`,
      isFixed: true,
      // On a phone heads are only heard; there the bar below chooses all once one is chosen.
      head: (
        <>
          <input
            type="checkbox"
            className={`${box} max-md:hidden`}
            aria-label={t`Choose all`}
            disabled={choosable.length === 0}
            checked={isAll && choosable.length > 0}
            onChange={isAll ? clear : chooseAll}
          />
          <span className="md:hidden">{t`Choose`}</span>
        </>
      ),
      cell: (row) =>
        canChoose(row) && (
          <input
            type="checkbox"
            className={box}
            aria-label={t`Choose ${nameOf(row)}`}
            checked={picked.has(keyOf(row))}
            onChange={({ target }) => pick(row, target.checked)}
          />
        ),
    },
  };
}
