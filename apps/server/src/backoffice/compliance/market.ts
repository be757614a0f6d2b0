/** The house's numbers: seen with their history, and set from a moment on. */
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/site/market.ts";
import { type NumberKey, numberKeys, presets } from "../../market/index.ts";
import { toWireInstant } from "../../platform/days.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Command, Reading } from "../core/area.ts";
import type { Parts } from "../core/context.ts";
import { setNumber } from "../core/set-number.ts";

type Value = Record<string, unknown>;

const VERSIONS_MAX = 100;

function keyOf(key: string): NumberKey {
  const known = numberKeys.find((one) => one === key);
  if (known === undefined) throw new DomainError("common.not_found");
  return known;
}

export async function listNumbers(parts: Parts): Promise<DataOf<typeof contract.listNumbers>> {
  const now = parts.clock.now();
  const list = await Promise.all(
    numberKeys.map(async (key) => {
      const versions = await parts.market.versions(parts.db, key);
      const held = versions.find(({ effectiveFrom }) => effectiveFrom <= now);
      if (held === undefined) throw new Error(`There is no "${key}" yet.`);
      return {
        key,
        ...shownVersion(held),
        coming: versions.filter(({ effectiveFrom }) => effectiveFrom > now).length,
        presets: {
          standard: presets.standard[key],
          "br-bets": presets["br-bets"][key],
        },
      };
    }),
  );
  return { list };
}

function shownVersion(version: { effectiveFrom: Date; value: unknown; setBy: string | null }) {
  return {
    effective_from: toWireInstant(version.effectiveFrom),
    value: version.value as Value,
    set_by: version.setBy,
  };
}

export const readNumber: Reading<typeof contract.readNumber> = async (parts, input) => {
  const key = keyOf(input.key);
  const versions = await parts.market.versions(parts.db, key);
  return {
    key,
    list: versions.slice(0, VERSIONS_MAX).map(shownVersion),
  };
};

export const setMarketNumber: Command<typeof contract.setNumber> = async (
  parts,
  { effective_from: from, ...wish },
  context,
) => {
  const key = keyOf(wish.key);
  const effectiveFrom = from === null ? null : new Date(from);
  const subject = `market:${key}`;
  return setNumber(parts, { ...wish, kind: "market.set", subject, key, effectiveFrom }, context);
};
