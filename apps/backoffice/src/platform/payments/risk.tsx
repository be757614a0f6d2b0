/** The sentence for each reason to look closer at a withdrawal. */
import { msg, plural } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { riskNote } from "@tucano/contract/backoffice/payments/payments.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { cx } from "@tucano/ui/cx.ts";
import { Link } from "@tanstack/react-router";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type * as z from "zod/mini";
import type { RiskCode } from "../subjects/labels.tsx";
import { signSentences } from "./risk-signs.ts";

type RiskNote = z.output<typeof riskNote>;

/** Amounts arrive as wire amounts, counts as digits. */
type Params = RiskNote["params"];

function count(text: string | undefined): number {
  return Number(text ?? 0);
}

function money(wire: string | undefined): string {
  return formatMoney(wire ?? "0.00");
}

const sentences: Record<RiskCode, (params: Params) => MessageDescriptor> = {
  large_amount: ({ limit }) => msg`The amount is large: ${{ limit: money(limit) }} or more.`,
  larger_than_deposits: ({ deposits }) =>
    msg`The amount is larger than all deposits of the player: ${{ deposits: money(deposits) }}.`,
  soon_after_deposit: ({ minutes }) =>
    msg`${plural(
      { minutes: count(minutes) },
      {
        0: "The request came less than a minute after a deposit.",
        one: "The request came # minute after a deposit.",
        other: "The request came # minutes after a deposit.",
      },
    )}`,
  new_player: ({ hours }) =>
    msg`${plural(
      { hours: count(hours) },
      {
        0: "The account is less than an hour old.",
        one: "The account is # hour old.",
        other: "The account is # hours old.",
      },
    )}`,
  little_play: ({ staked, deposits }) =>
    msg`Staked: ${{ staked: money(staked) }}, of ${{ deposits: money(deposits) }} deposited.`,
  turnover_owed: ({ owed }) => msg`A turnover of ${{ owed: money(owed) }} is still owed.`,
  key_changed_lately: ({ hours }) =>
    msg`${plural(
      { hours: count(hours) },
      {
        0: "The payment key was added less than an hour before.",
        one: "The payment key was added # hour before.",
        other: "The payment key was added # hours before.",
      },
    )}`,
  key_shared: ({ count: others }) =>
    msg`${plural(
      { others: count(others) },
      {
        one: "# other player uses the same payment key.",
        other: "# other players use the same payment key.",
      },
    )}`,
  large_win: ({ net }) => msg`The player is ahead by ${{ net: money(net) }}.`,
  first_withdrawal: () => msg`This is the player's first withdrawal.`,
  account_not_active: () => msg`The account is not active.`,
  ...signSentences,
};

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert };
const colours = { info: "text-sea-text", warning: "text-gold-text", danger: "text-coral-text" };

/** About other accounts, which can be looked at and acted on together. */
const ofOthers = new Set<RiskCode>([
  "key_shared",
  "device_shared",
  "address_crowded",
  "blocked_near",
  "own_tree",
]);

interface RiskListProps {
  notes: readonly RiskNote[];
  /** Whose withdrawal it is. */
  memberId: number;
}

export function RiskList({ notes, memberId }: RiskListProps) {
  const { _ } = useLingui();
  return (
    <ul className="flex flex-col gap-3">
      {notes.map((note) => {
        const Icon = icons[note.severity];
        const sentence = _(sentences[note.code](note.params));
        return (
          <li key={note.code} className="flex items-start gap-3 text-sm">
            <Icon
              aria-hidden="true"
              className={cx("mt-0.5 size-4 shrink-0", colours[note.severity])}
            />
            <span className="min-w-0 flex-1">
              {ofOthers.has(note.code) ? (
                <Link
                  to="/members/$memberId"
                  params={{ memberId: String(memberId) }}
                  search={{ tab: "ring" }}
                  className="text-beak-text"
                >
                  {sentence}
                </Link>
              ) : (
                sentence
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
