/** The sentence for each mark found when a withdrawal was requested. */
import { msg, plural } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { formatMoney } from "@tucano/i18n/money.ts";
import type { RiskCode } from "../subjects/labels.tsx";

type SignCode = Extract<
  RiskCode,
  | "device_shared"
  | "key_foreign"
  | "foreign_payment"
  | "secrets_changed"
  | "device_new"
  | "key_new"
  | "address_crowded"
  | "blocked_near"
  | "own_tree"
  | "claims_refused"
  | "voided_play"
  | "opposite_bets"
  | "split_amount"
  | "passes_through"
>;

type Sentence = (params: Readonly<Record<string, string>>) => MessageDescriptor;

const digits = (text: string | undefined) => Number(text ?? 0);
const money = (wire: string | undefined) => formatMoney(wire ?? "0.00");

const people: Pick<
  Record<SignCode, Sentence>,
  "device_shared" | "foreign_payment" | "address_crowded" | "blocked_near" | "own_tree"
> = {
  device_shared: ({ count }) =>
    msg`${plural(
      { others: digits(count) },
      {
        one: "# other player signed in on the same device.",
        other: "# other players signed in on the same device.",
      },
    )}`,
  foreign_payment: ({ count }) =>
    msg`${plural(
      { payments: digits(count) },
      {
        one: "# deposit was paid by somebody else and went back.",
        other: "# deposits were paid by somebody else and went back.",
      },
    )}`,
  address_crowded: ({ count }) =>
    msg`${plural(
      { others: digits(count) },
      {
        one: "# other account was opened from the same address within a day.",
        other: "# other accounts were opened from the same address within a day.",
      },
    )}`,
  blocked_near: ({ count }) =>
    msg`${plural(
      { others: digits(count) },
      {
        one: "# account that is shut out has the device, key, or name and birthday.",
        other: "# accounts that are shut out have the device, key, or name and birthday.",
      },
    )}`,
  own_tree: ({ count }) =>
    msg`${plural(
      { others: digits(count) },
      {
        one: "The inviter or # invitee is on the same device or at the same key.",
        other: "The inviter or invitees, # in all, are on the same device or at the same key.",
      },
    )}`,
};

const moments: Pick<Record<SignCode, Sentence>, "secrets_changed" | "device_new" | "key_new"> = {
  secrets_changed: ({ hours }) =>
    msg`${plural(
      { hours: digits(hours) },
      {
        0: "A password was changed less than an hour before.",
        one: "A password was changed # hour before.",
        other: "A password was changed # hours before.",
      },
    )}`,
  device_new: ({ hours }) =>
    msg`${plural(
      { hours: digits(hours) },
      {
        0: "The device was first seen less than an hour before; there are older ones.",
        one: "The device was first seen # hour before; there are older ones.",
        other: "The device was first seen # hours before; there are older ones.",
      },
    )}`,
  key_new: ({ hours }) =>
    msg`${plural(
      { hours: digits(hours) },
      {
        0: "Money went to another key before; this one is less than an hour old.",
        one: "Money went to another key before; this one is # hour old.",
        other: "Money went to another key before; this one is # hours old.",
      },
    )}`,
};

export const signSentences: Record<SignCode, Sentence> = {
  ...people,
  ...moments,
  key_foreign: () =>
    msg`The payment key belongs to somebody else, or nobody could say whose it is.`,
  claims_refused: ({ count }) =>
    msg`${plural(
      { claims: digits(count) },
      {
        one: "# claim of a reward met the CPF, device or key of somebody else.",
        other: "# claims of rewards met the CPF, device or key of somebody else.",
      },
    )}`,
  voided_play: ({ count }) =>
    msg`${plural(
      { rounds: digits(count) },
      {
        one: "# round of the last 30 days was taken back.",
        other: "# rounds of the last 30 days were taken back.",
      },
    )}`,
  opposite_bets: ({ count }) =>
    msg`${plural(
      { rounds: digits(count) },
      {
        one: "In # round both sides were covered, alone or with the same other player.",
        other: "In # rounds both sides were covered, alone or with the same other player.",
      },
    )}`,
  split_amount: ({ asked }) =>
    msg`The amount stays just below what takes two people, or reaches it with the ${{ asked: money(asked) }} of the 24 hours before.`,
  passes_through: ({ deposits, staked }) =>
    msg`Of ${{ deposits: money(deposits) }} deposited hardly more was staked, ${{ staked: money(staked) }}, and most goes out again.`,
};
