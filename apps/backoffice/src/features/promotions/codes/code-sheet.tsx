import { Trans, useLingui } from "@lingui/react/macro";
import { createPromoCode } from "@tucano/contract/backoffice/members/campaigns.ts";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { call } from "../../../platform/api.ts";
import { useDraft } from "../../../platform/draft.ts";
import {
  blankFree,
  FreeGiftFields,
  toFreeGift,
} from "../../../platform/free-rounds/free-gift-fields.tsx";
import { readMoment } from "../../../platform/numbers/number-units.ts";
import { AmountField, toWireAmount } from "../../../platform/payments/amount-field.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";

const blank = {
  code: "",
  pocket: "bonus" as "bonus" | "cash",
  amount: "",
  multiple: "10",
  startsAt: "",
  endsAt: "",
  limitTotal: "",
  limitPerMember: "1",
  levelFrom: "0",
  hasFree: false,
  days: "7",
  ...blankFree,
};

/** Asks for a new code; it is good when a second person agrees. */
export function CodeSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { draft, set, field, choice } = useDraft(blank);
  const whole = { type: "number", required: true } as const;
  const moment = { type: "datetime-local", required: true } as const;
  return (
    <ReasonSheet
      title={t`New code`}
      text={<Trans>Players can redeem it when a second person agrees.</Trans>}
      submit={t`Ask for approval`}
      act={(reason) => call(createPromoCode, { ...inputOf(draft), reason })}
      onClose={onClose}
    >
      <TextField label={t`Code`} required pattern="[A-Za-z0-9\-]{4,24}" {...field("code")} />
      <Segmented
        label={t`Gift`}
        options={[
          { value: "bonus", label: t`Bonus` },
          { value: "cash", label: t`Cash` },
        ]}
        {...choice("pocket")}
      />
      <AmountField label={t`Amount`} required={!draft.hasFree} {...field("amount")} />
      <Checkbox
        checked={draft.hasFree}
        onChange={(event) => set({ hasFree: event.target.checked })}
      >
        {t`With free rounds; the amount may then be left out`}
      </Checkbox>
      {draft.hasFree && (
        <>
          <FreeGiftFields form={draft} set={set} />
          <TextField label={t`Days to play them`} {...whole} min={1} max={366} {...field("days")} />
        </>
      )}
      <TextField
        label={t`Turnover, times the amount`}
        {...whole}
        min={0}
        max={100}
        {...field("multiple")}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label={t`Begins (São Paulo)`} {...moment} {...field("startsAt")} />
        <TextField label={t`Ends (São Paulo)`} {...moment} {...field("endsAt")} />
        <TextField
          label={t`In all (empty: without end)`}
          type="number"
          min={1}
          {...field("limitTotal")}
        />
        <TextField
          label={t`For each player`}
          {...whole}
          min={1}
          max={100}
          {...field("limitPerMember")}
        />
        <TextField label={t`VIP level from`} {...whole} min={0} max={30} {...field("levelFrom")} />
      </div>
    </ReasonSheet>
  );
}

const inputOf = (draft: typeof blank) => ({
  code: draft.code,
  pocket: draft.pocket,
  amount: draft.amount === "" ? "0" : toWireAmount(draft.amount),
  ...(draft.hasFree ? { free: { ...toFreeGift(draft), days: Number(draft.days) } } : {}),
  turnover_multiple: Number(draft.multiple),
  starts_at: readMoment(draft.startsAt) ?? "",
  ends_at: readMoment(draft.endsAt) ?? "",
  limit_total: draft.limitTotal === "" ? null : Number(draft.limitTotal),
  limit_per_member: Number(draft.limitPerMember),
  level_from: Number(draft.levelFrom),
});
