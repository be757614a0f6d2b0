/** Any promise's numbers as a form: each leaf a field in its own unit, each list a table. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { useState } from "react";
import { NumberLeaf, type NodeProps } from "./number-leaf.tsx";
import { NumberRows } from "./number-rows.tsx";
import { OfferSegment, type SegmentOfOffer } from "./offer-segment.tsx";
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
          .map(([key, one]) => {
            if (key === "segmentVersion") return null;
            if (key !== "segmentId") return <NumberLeaf key={key} {...below(key, one)} />;
            return <OfferSegment key={key} {...props} offer={value as SegmentOfOffer} />;
          })}
      </div>
      {entries
        .filter(([, one]) => !isLeaf(one))
        .map(([key, one]) => (
          <Branch key={key} {...below(key, one)} standing={value} />
        ))}
    </div>
  );
}

function Branch({ standing, ...props }: NodeProps & { standing: unknown }) {
  const { path, value } = props;
  const nameOf = useStepName();
  const name = path.at(-1) ?? "";
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-tile border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{nameOf(name)}</legend>
      {name === "others" && Array.isArray(value) ? (
        <OfferList {...props} value={value} standing={standing as Tree} />
      ) : Array.isArray(value) ? (
        <NumberRows {...props} value={value} />
      ) : (
        <NumberTree {...props} />
      )}
    </fieldset>
  );
}

interface OffersProps extends NodeProps {
  value: readonly unknown[];
  standing: Tree;
}

/**
 * Offers beside the standing one, in the order in which they are looked at. A new one begins as the
 * one that is copied, under another name, closed until somebody opens it.
 */
function OfferList({ standing, value, ...props }: OffersProps) {
  const { t } = useLingui();
  const { path, onChange } = props;
  const [made, setMade] = useState(0);
  const change = (offers: readonly unknown[]) => {
    // Offers that move are other offers: their fields start over.
    setMade(made + 1);
    onChange(path, offers);
  };
  const copy = (one: Tree) => {
    const { others: _others, ...numbers } = one;
    const beside = { segmentId: null, segmentVersion: null, ...numbers };
    change([...value, { ...beside, code: newCode(value), isOpen: false }]);
  };
  return (
    <>
      {value.map((offer, index) => {
        const place = index + 1;
        return (
          <fieldset
            key={`${made}-${place}`}
            className="flex min-w-0 flex-col gap-3 rounded-tile border border-line p-4"
          >
            <legend className="px-1 text-sm font-semibold">{t`Offer ${place}`}</legend>
            <NumberTree {...props} path={[...path, String(index)]} value={offer} />
            <div className="flex flex-wrap gap-2">
              <Button look="quiet" size="sm" onClick={() => copy(offer as Tree)}>
                <Trans>Copy</Trans> <span className="sr-only">{t`Offer ${place}`}</span>
              </Button>
              <Button
                look="ghost"
                size="sm"
                onClick={() => change(value.filter((_one, at) => at !== index))}
              >
                <Trans>Remove</Trans> <span className="sr-only">{t`Offer ${place}`}</span>
              </Button>
            </div>
          </fieldset>
        );
      })}
      <Button look="quiet" size="sm" className="self-start" onClick={() => copy(standing)}>
        <Trans>Add an offer like the standing one</Trans>
      </Button>
    </>
  );
}

/** One that no offer has yet. */
function newCode(offers: readonly unknown[]): string {
  const taken = new Set(offers.map((one) => (one as Tree)["code"]));
  let number = offers.length + 1;
  while (taken.has(`offer-${number}`)) number += 1;
  return `offer-${number}`;
}
