/** The limits that this market asks everybody to begin with: how much to lose, how long to play. */
import { t } from "@lingui/core/macro";
import { parseTypedMoney } from "@tucano/i18n/money.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import type { UseFormReturn } from "react-hook-form";
import { SelectField } from "../../platform/select-field.tsx";
import { hoursToMinutes, type RegisterForm } from "./register-rules.ts";
import { bind } from "./register-steps.tsx";

export type LimitKind = "loss" | "time";

function PeriodField({
  form,
  name,
}: {
  form: UseFormReturn<RegisterForm>;
  name: "loss_limit_period" | "time_limit_period";
}) {
  return (
    <SelectField label={t`Period`} {...form.register(name)}>
      <option value="day">{t`a day`}</option>
      <option value="week">{t`a week`}</option>
      <option value="month">{t`a month`}</option>
    </SelectField>
  );
}

export function LimitsStep({
  form,
  limits,
}: {
  form: UseFormReturn<RegisterForm>;
  limits: readonly LimitKind[];
}) {
  return (
    <>
      <p className="text-sm text-quiet">
        {t`Take your time: you can lower them whenever you like, and raise them after a day to think it over.`}
      </p>
      {limits.includes("loss") && (
        <div className="grid grid-cols-[1fr_9rem] items-start gap-3">
          <TextField
            label={t`The most you can lose`}
            prefix="R$"
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            {...bind(form, "loss_limit", {
              validate: (value) =>
                parseTypedMoney(String(value)) !== null || t`Enter an amount, such as 200,00.`,
            })}
          />
          <PeriodField form={form} name="loss_limit_period" />
        </div>
      )}
      {limits.includes("time") && (
        <div className="grid grid-cols-[1fr_9rem] items-start gap-3">
          <TextField
            label={t`The most hours you can play`}
            inputMode="numeric"
            autoComplete="off"
            {...bind(form, "time_limit", {
              validate: (value) =>
                hoursToMinutes(String(value)) !== null || t`Enter whole hours, from 1.`,
            })}
          />
          <PeriodField form={form} name="time_limit_period" />
        </div>
      )}
    </>
  );
}
