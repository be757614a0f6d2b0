/** Facts of acts and requests in words: their names step by step, their values in their units. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { formatWire, toCentavos } from "@tucano/contract/money.ts";
import { formatInstant } from "@tucano/i18n/dates.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { choicesOf } from "./choice-words.ts";
import { factStepWords } from "./fact-step-words.ts";
import { formatPercent } from "../figures.ts";
import { language } from "../language.ts";
import { unitOf, writeNumber } from "./number-units.ts";
import { gameTypeWords } from "../subjects/game-type-words.ts";
import { isPermission, permissionWords } from "../session/permission-words.ts";

/** What has a number for each type of games. */
const BY_GAME_TYPE: ReadonlySet<string> = new Set(["rebateRates", "minRoundMsOfTypes"]);

type Words = Readonly<Record<string, MessageDescriptor>>;

const WIRE_AMOUNT = /^-?\d{1,14}\.\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** One step of a fact's name: a number is the place in a list, counted from one. */
export function useStepName(): (step: string, parent?: string) => string {
  const { _ } = useLingui();
  return (step, parent = "") => {
    if (/^\d+$/.test(step)) return String(Number(step) + 1);
    const known: Words = BY_GAME_TYPE.has(parent) ? gameTypeWords : factStepWords;
    const words = Object.hasOwn(known, step) ? known[step] : undefined;
    return words === undefined ? step : _(words);
  };
}

export function useFactWords(): {
  nameOf: (key: string) => string;
  /** The key says the unit. */
  show: (value: string, key: string) => string;
} {
  const { _ } = useLingui();
  const stepName = useStepName();
  return {
    nameOf: (key) =>
      isPermission(key)
        ? _(permissionWords[key])
        : key
            .split(".")
            .map((step, index, steps) => stepName(step, steps[index - 1]))
            .join(" · "),
    show: (value, key) => {
      if (value === "yes" || value === "true") return _(msg`Yes`);
      if (value === "no" || value === "false") return _(msg`No`);
      const choice = choicesOf(key)?.[value];
      if (choice !== undefined) return _(choice);
      if (WIRE_AMOUNT.test(value)) {
        return key.endsWith("_percent") ? formatPercent(value) : formatMoney(value);
      }
      if (DAY.test(value)) return formatInstant(value, "day", language);
      if (INSTANT.test(value)) return formatInstant(value, "full", language);
      const unit = unitOf(key.split("."));
      if (unit === "plain" || !/^\d+$/.test(value)) return value;
      return unit === "money"
        ? formatMoney(formatWire(toCentavos(Number(value))))
        : `${writeNumber(Number(value), unit)}%`;
    },
  };
}
