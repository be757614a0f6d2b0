/** A list of levels, tiers or prizes as a table to write in: a row each, whatever lies below it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { cx } from "@tucano/ui/cx.ts";
import { Trash2 } from "lucide-react";
import { Fragment, useState } from "react";
import { Dash } from "../../../platform/tables/show.tsx";
import { unitOf } from "../../../platform/numbers/number-units.ts";
import { useStepName } from "../../../platform/numbers/fact-words.ts";
import { NumberLeaf, type NodeProps } from "./number-leaf.tsx";
import { groupsOf, leavesOf, oddsOf, valueAt } from "./row-leaves.ts";

/** The head says for those who see it what each field's own label says to the others. */
const cell = "py-1 pr-2 [&_label>span]:sr-only [&_label:not(:has(input))]:sr-only";

const headCell = "py-2 pr-3 align-bottom font-medium";

/** Centavos that are written with fewer digits than a field of words has room for. */
const SMALL_MONEY = 100_000;

/** A weight, a number of spins need less room than words; a large amount needs more. */
function widthOf(rows: readonly unknown[], leaf: readonly string[]): string {
  const values = rows.map((row) => valueAt(row, leaf));
  if (values.some((value) => typeof value === "string")) return "min-w-40";
  if (unitOf(leaf) === "plain") return "min-w-24";
  return values.every((value) => Number(value ?? 0) < SMALL_MONEY) ? "min-w-32" : "min-w-48";
}

/** The odds stand beside the weights that make them. */
const isWeight = (leaf: readonly string[]) => leaf.at(-1) === "weight";

interface RowsProps extends NodeProps {
  value: readonly unknown[];
}

export function NumberRows(props: RowsProps) {
  const { path, value, onChange } = props;
  const { t } = useLingui();
  const [made, setMade] = useState(0);
  const change = (rows: readonly unknown[]) => {
    // Rows that move are other rows: their fields start over.
    setMade(made + 1);
    onChange(path, rows);
  };
  const leaves = leavesOf(value);
  const odds = oddsOf(value);
  return (
    <>
      {/* Labels that only ears need lie within it, or the page would be as wide as the table. */}
      <div className="relative -mx-4 overflow-x-auto px-4">
        <table className="border-collapse text-sm">
          {value.length > 0 && <Head leaves={leaves} hasOdds={odds !== null} />}
          <tbody>
            {value.map((row, index) => {
              const place = index + 1;
              return (
                <tr key={`${made}-${index}`} className="border-t border-edge align-top">
                  <th
                    scope="row"
                    className="tabular sticky left-0 z-[1] bg-surface-1 py-3 pr-3 text-left font-medium text-quiet"
                  >
                    {place}
                  </th>
                  {leaves.map((leaf) => (
                    <Fragment key={leaf.join(".")}>
                      <td className={cx(cell, widthOf(value, leaf))}>
                        <Leaf {...props} index={index} leaf={leaf} row={row} />
                      </td>
                      {odds !== null && isWeight(leaf) && (
                        <td className="tabular py-3.5 pr-3 text-right whitespace-nowrap">
                          {odds[index]}
                        </td>
                      )}
                    </Fragment>
                  ))}
                  <td className="py-1.5">
                    <Button
                      look="ghost"
                      size="sm"
                      aria-label={t`Remove ${place}`}
                      onClick={() => change(value.filter((_one, at) => at !== index))}
                    >
                      <Trash2 aria-hidden="true" className="size-4" />
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <Button
        look="quiet"
        size="sm"
        className="self-start"
        disabled={value.length === 0}
        onClick={() => change([...value, value.at(-1)])}
      >
        <Trans>Add a row</Trans>
      </Button>
    </>
  );
}

interface LeafProps extends NodeProps {
  index: number;
  leaf: readonly string[];
  row: unknown;
}

function Leaf({ index, leaf, row, ...props }: LeafProps) {
  const value = valueAt(row, leaf);
  if (value === undefined) return <Dash />;
  return <NumberLeaf {...props} path={[...props.path, String(index), ...leaf]} value={value} />;
}

interface HeadProps {
  leaves: readonly (readonly string[])[];
  hasOdds: boolean;
}

/** A branch's name stands above what lies in it, and stays in sight while its columns pass. */
function Head({ leaves, hasOdds }: HeadProps) {
  const { t } = useLingui();
  const nameOf = useStepName();
  const groups = groupsOf(leaves);
  const height = groups.some(({ step }) => step !== null) ? 2 : 1;
  const alone = { scope: "col", rowSpan: height } as const;
  return (
    <thead className="text-left text-xs text-quiet">
      <tr>
        <th {...alone} className={`sticky left-0 z-[1] bg-surface-1 ${headCell}`}>
          <Trans>No.</Trans>
        </th>
        {groups.map(({ step, leaves: [leaf = [], ...others] }) =>
          step === null ? (
            <Fragment key={leaf.join(".")}>
              <th {...alone} className={headCell}>
                {leaf.map((one) => nameOf(one))}
              </th>
              {hasOdds && isWeight(leaf) && (
                <th {...alone} className={`text-right ${headCell}`}>
                  <Trans>Chance</Trans>
                </th>
              )}
            </Fragment>
          ) : (
            <th key={leaf.join(".")} scope="colgroup" colSpan={others.length + 1} className="pt-2">
              <span className="sticky left-10 inline-block font-semibold text-text">
                {nameOf(step)}
              </span>
            </th>
          ),
        )}
        <th {...alone} aria-label={t`Remove`} />
      </tr>
      {height > 1 && (
        <tr>
          {groups
            .filter(({ step }) => step !== null)
            .flatMap((group) => group.leaves)
            .map((leaf) => (
              <th key={leaf.join(".")} scope="col" className={headCell}>
                {nameOf(leaf.at(-1) ?? "", leaf.at(-2))}
              </th>
            ))}
        </tr>
      )}
    </thead>
  );
}
