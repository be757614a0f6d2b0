import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createPromoCode } from "@tucano/contract/backoffice/members/campaigns.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { wireMoment } from "../numbers/gift-words.ts";
import { PROMOTIONS } from "../queries.ts";

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
};
type Form = typeof blank;

function useNewCode(form: Form, onClose: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call(createPromoCode, {
        code: form.code,
        pocket: form.pocket,
        amount: form.amount.replace(",", "."),
        turnover_multiple: Number(form.multiple),
        starts_at: wireMoment(form.startsAt),
        ends_at: wireMoment(form.endsAt),
        limit_total: form.limitTotal === "" ? null : Number(form.limitTotal),
        limit_per_member: Number(form.limitPerMember),
        level_from: Number(form.levelFrom),
        reason,
      }),
    onSuccess: () => {
      showToast(t`Sent for approval. Somebody else has to agree.`, "good");
      onClose();
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: PROMOTIONS });
      await queries.invalidateQueries({ queryKey: ["approvals"] });
    },
  });
}

/** Asks for a new code; it is good when a second person agrees. */
export function CodeSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [form, setForm] = useState<Form>(blank);
  const ask = useNewCode(form, onClose);
  const field = (name: Exclude<keyof Form, "pocket">) => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) =>
      setForm((now) => ({ ...now, [name]: event.target.value })),
  });
  const whole = { type: "number", required: true } as const;
  return (
    <ReasonSheet
      title={t`New code`}
      text={<Trans>Players can redeem it when a second person agrees.</Trans>}
      submit={t`Ask for approval`}
      act={ask}
      onClose={onClose}
    >
      <TextField label={t`Code`} required pattern="[A-Za-z0-9\-]{4,24}" {...field("code")} />
      <Segmented<Form["pocket"]>
        label={t`Gift`}
        value={form.pocket}
        onChange={(pocket) => setForm((now) => ({ ...now, pocket }))}
        options={[
          { value: "bonus", label: t`Bonus` },
          { value: "cash", label: t`Cash` },
        ]}
      />
      <TextField
        label={t`Amount`}
        prefix="R$"
        inputMode="decimal"
        required
        pattern="\d{1,7}([.,]\d{1,2})?"
        {...field("amount")}
      />
      <TextField
        label={t`Turnover, times the amount`}
        {...whole}
        min={0}
        max={100}
        {...field("multiple")}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t`Begins (São Paulo)`}
          type="datetime-local"
          required
          {...field("startsAt")}
        />
        <TextField
          label={t`Ends (São Paulo)`}
          type="datetime-local"
          required
          {...field("endsAt")}
        />
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
