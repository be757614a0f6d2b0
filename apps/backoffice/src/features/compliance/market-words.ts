/** The words for the two markets that numbers can be taken from, and for the groups of numbers. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { marketPresets } from "@tucano/contract/backoffice/site/market.ts";
import { numberNames } from "../../platform/numbers/number-names.ts";

const presets: Record<(typeof marketPresets)[number], MessageDescriptor> = {
  standard: msg`As delivered`,
  "br-bets": msg`Brazil, authorised`,
};

export function useMarketWords() {
  const { _ } = useLingui();
  return {
    groupName: (key: string) => {
      const words = numberNames[key];
      return words === undefined ? key : _(words);
    },
    presetName: (name: keyof typeof presets) => _(presets[name]),
  };
}
