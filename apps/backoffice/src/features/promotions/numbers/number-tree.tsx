/** Any promise's numbers as a form: each leaf a field in its own unit, each list with its rows. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { useState } from "react";
import { NumberLeaf, type NodeProps } from "./number-leaf.tsx";
import type { Tree } from "../../../platform/numbers/number-units.ts";
import { useStepName } from "../../../platform/numbers/fact-words.ts";

export function NumberTree(props: NodeProps) {
  const { path, value } = props;
  const entries = Object.entries((value ?? {}) as Tree);
  const isLeaf = (one: unknown) => one === null || typeof one !== "object";
  const below = (key: string, one: unknown) => ({ ...props, path: [...path, key], value: one });
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {entries
          .filter(([, one]) => isLeaf(one))
          .map(([key, one]) => (
            <NumberLeaf key={key} {...below(key, one)} />
          ))}
      </div>
      {entries
        .filter(([, one]) => !isLeaf(one))
        .map(([key, one]) => (
          <Branch key={key} {...below(key, one)} />
        ))}
    </div>
  );
}

function Branch(props: NodeProps) {
  const { path, value } = props;
  const nameOf = useStepName();
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-tile border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{nameOf(path.at(-1) ?? "")}</legend>
      {Array.isArray(value) ? <Rows {...props} value={value} /> : <NumberTree {...props} />}
    </fieldset>
  );
}

function Rows(props: NodeProps & { value: readonly unknown[] }) {
  const { path, value, onChange } = props;
  const { t } = useLingui();
  const nameOf = useStepName();
  const name = nameOf(path.at(-1) ?? "");
  const [made, setMade] = useState(0);
  const change = (rows: readonly unknown[]) => {
    // Rows that move are other rows: their fields start over.
    setMade(made + 1);
    onChange(path, rows);
  };
  return (
    <>
      {value.map((row, index) => {
        const place = index + 1;
        return (
          <div
            key={`${made}-${index}`}
            role="group"
            aria-label={`${name} ${place}`}
            className="flex flex-col gap-2 border-b border-line pb-4"
          >
            <div className="flex items-center justify-between gap-2">
              <span className="text-sm font-medium text-quiet">{place}</span>
              <Button
                type="button"
                look="quiet"
                size="sm"
                aria-label={t`Remove ${place}`}
                onClick={() => change(value.filter((_one, at) => at !== index))}
              >
                <Trans>Remove</Trans>
              </Button>
            </div>
            <NumberTree {...props} path={[...path, String(index)]} value={row} />
          </div>
        );
      })}
      <Button
        type="button"
        look="quiet"
        size="sm"
        className="self-start"
        onClick={() => change([...value, value.at(-1)])}
      >
        <Trans>Add a row</Trans>
      </Button>
    </>
  );
}
