/** Facts of acts and requests in words; what has none is shown as it is written down. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { formatMoney } from "@tucano/i18n/money.ts";
import { isPermission, permissionWords } from "./permission-words.ts";

const words: Readonly<Record<string, MessageDescriptor>> = {
  account: msg`Account`,
  amount: msg`Amount`,
  approval: msg`Request`,
  asked_by: msg`Asked by`,
  by: msg`By`,
  cash: msg`Cash`,
  email: msg`E-mail`,
  field: msg`Field`,
  give: msg`Given`,
  key: msg`PIX key`,
  kind: msg`Kind`,
  member: msg`Player`,
  name: msg`Name`,
  outcome: msg`Outcome`,
  receives: msg`Receives`,
  role: msg`Role`,
  state: msg`State`,
  status: msg`State`,
  take: msg`Taken`,
  turnover: msg`Turnover owed for it`,
};

const WIRE_AMOUNT = /^-?\d{1,14}\.\d{2}$/;

export function useFactWords(): {
  nameOf: (key: string) => string;
  show: (value: string) => string;
} {
  const { _ } = useLingui();
  return {
    nameOf: (key) => {
      const word = isPermission(key) ? permissionWords[key] : words[key];
      return word === undefined ? key : _(word);
    },
    show: (value) => {
      if (value === "yes") return _(msg`Yes`);
      return WIRE_AMOUNT.test(value) ? formatMoney(value) : value;
    },
  };
}
