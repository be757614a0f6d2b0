import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { fieldsFor, type Typed } from "../../../platform/draft.ts";
import type { RuleDraft } from "./rule-draft.ts";

interface RuleCardProps {
  draft: RuleDraft;
  position: number;
  isLast: boolean;
  onChange: (draft: RuleDraft) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One rule of a draft, with its place in the order. */
export function RuleCard({ draft, position, isLast, onChange, onMove, onRemove }: RuleCardProps) {
  const { t } = useLingui();
  const { name } = draft;
  const { field, tick } = fieldsFor(draft, (changes) => onChange({ ...draft, ...changes }));
  return (
    <li className="card flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-end justify-end gap-3">
        <TextField
          className="max-md:basis-full md:flex-1"
          label={t`Name of rule ${position}`}
          required
          maxLength={60}
          {...field("name")}
        />
        <span className="flex gap-1 pb-1">
          <Button
            look="ghost"
            size="sm"
            aria-label={t`Ask ${name} earlier`}
            disabled={position === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden="true" className="size-4" />
          </Button>
          <Button
            look="ghost"
            size="sm"
            aria-label={t`Ask ${name} later`}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden="true" className="size-4" />
          </Button>
          <Button look="danger" size="sm" aria-label={t`Remove ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </span>
      </div>
      <Numbers field={field} />
      <div className="flex flex-wrap gap-x-6">
        <Checkbox {...tick("isOn")}>
          <Trans>On</Trans>
        </Checkbox>
        <Checkbox {...tick("needsKyc")}>
          <Trans>Only with confirmed documents</Trans>
        </Checkbox>
      </div>
    </li>
  );
}

type NumberKey =
  | "amountMax"
  | "accountDaysMin"
  | "paidToKeyMin"
  | "playedPercentMin"
  | "perDayMax"
  | "perDayAmountMax";

function Numbers({ field }: { field: (name: NumberKey) => Typed }) {
  const { t } = useLingui();
  const fields: readonly (readonly [NumberKey, string, string?])[] = [
    ["amountMax", t`Up to (amount)`, "R$"],
    ["accountDaysMin", t`Account at least (days)`],
    ["paidToKeyMin", t`Payouts to the same key at least`],
    ["playedPercentMin", t`Played at least (% of deposits)`],
    ["perDayMax", t`At most a day (requests)`],
    ["perDayAmountMax", t`At most a day (amount)`, "R$"],
  ];
  return (
    <div className="grid gap-3 md:grid-cols-3">
      {fields.map(([key, label, prefix]) => (
        <TextField
          key={key}
          label={label}
          inputMode="decimal"
          required
          {...(prefix === undefined ? {} : { prefix })}
          {...field(key)}
        />
      ))}
    </div>
  );
}
