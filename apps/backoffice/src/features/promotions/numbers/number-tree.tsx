/** Any promise's numbers as a form: each leaf a field in its own unit, each list a table. */
import { NumberLeaf, type NodeProps } from "./number-leaf.tsx";
import { NumberRows } from "./number-rows.tsx";
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
          <Branch key={key} {...below(key, one)} first={firstOf(key, value)} />
        ))}
    </div>
  );
}

/** An offer beside the standing one begins as that one is, for everybody. */
function firstOf(key: string, value: unknown): unknown {
  if (key !== "others") return undefined;
  const { others: _others, ...standing } = value as Tree;
  return { code: "offer", segmentId: null, segmentVersion: null, ...standing };
}

function Branch({ first, ...props }: NodeProps & { first: unknown }) {
  const { path, value } = props;
  const nameOf = useStepName();
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-tile border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{nameOf(path.at(-1) ?? "")}</legend>
      {Array.isArray(value) ? (
        <NumberRows {...props} value={value} first={first} />
      ) : (
        <NumberTree {...props} />
      )}
    </fieldset>
  );
}
