/** The sentence for each reason to look closer at a withdrawal. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { riskNote } from "@tucano/contract/backoffice.ts";
import { cx } from "@tucano/ui/cx.ts";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type * as z from "zod/mini";
import type { RiskCode } from "./labels.tsx";

type RiskNote = z.output<typeof riskNote>;

const sentences: Record<RiskCode, MessageDescriptor> = {
  large_amount: msg`The amount is large.`,
  larger_than_deposits: msg`The amount is larger than everything the player has deposited.`,
  soon_after_deposit: msg`The request came soon after a deposit.`,
  new_player: msg`The account is new.`,
  little_play: msg`The player has hardly played since depositing.`,
  turnover_owed: msg`Turnover is still owed.`,
  key_changed_lately: msg`The payment key was added lately.`,
  key_shared: msg`Other players use the same payment key.`,
  large_win: msg`A large part of the money is won.`,
  first_withdrawal: msg`This is the player's first withdrawal.`,
  account_not_active: msg`The account is not active.`,
};

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert };
const colours = { info: "text-sea-text", warning: "text-gold-text", danger: "text-coral-text" };

export function RiskList({ notes }: { notes: readonly RiskNote[] }) {
  const { _ } = useLingui();
  return (
    <ul className="flex flex-col gap-3">
      {notes.map((note) => {
        const Icon = icons[note.severity];
        const facts = Object.values(note.params).join(" · ");
        return (
          <li key={note.code} className="flex items-start gap-3 text-sm">
            <Icon aria-hidden="true" className={cx("mt-0.5 size-4 shrink-0", colours[note.severity])} />
            <span className="min-w-0 flex-1">
              {_(sentences[note.code])}
              {facts !== "" && <span className="block text-xs text-quiet">{facts}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
