import { t } from "@lingui/core/macro";
import { parseTypedMoney } from "@tucano/i18n/money.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type FieldPath, useForm } from "react-hook-form";
import { type ApiError, isApiError } from "@tucano/client/api-error.ts";
import { forgetInvitation, readInvitation } from "../../platform/sharing/invitation.ts";
import { queryClient } from "../../platform/api/query-client.ts";
import { useSite } from "../../platform/shell/site.ts";
import { closeModal, openModal } from "../../platform/shell/ui-store.ts";
import { registrationRulesQuery, useRegister } from "./api.ts";
import type { CaptchaAnswer } from "./captcha-field.tsx";
import { type LimitKind, LimitsStep } from "./limits-step.tsx";
import { setNewcomer, useNewcomer } from "./newcomer.ts";
import { AccessStep, PersonStep } from "./register-steps.tsx";
import {
  dateToWire,
  emptyForm,
  firstStep,
  hoursToMinutes,
  limitsStep,
  type RegisterForm,
} from "./register-rules.ts";
import { RiskNote } from "./risk-note.tsx";

type Step = "person" | "limits" | "access";

const steps = (limits: readonly LimitKind[]): readonly Step[] =>
  limits.length === 0 ? ["person", "access"] : ["person", "limits", "access"];

const stepOf = (name: string): Step => {
  if (firstStep.some((field) => field === name)) return "person";
  return limitsStep.some((field) => field === name) ? "limits" : "access";
};

const toWire = (values: RegisterForm) => ({
  ...values,
  birth_date: dateToWire(values.birth_date) ?? values.birth_date,
  loss_limit: parseTypedMoney(values.loss_limit) ?? values.loss_limit,
  time_limit: hoursToMinutes(values.time_limit) ?? values.time_limit,
});

function stepText(step: Step, order: readonly Step[]): string {
  const [at, all] = [order.indexOf(step) + 1, order.length];
  const texts = {
    person: t`Step ${at} of ${all}: about you`,
    limits: t`Step ${at} of ${all}: your limits`,
    access: t`Step ${at} of ${all}: your login`,
  };
  return texts[step];
}

function submitText(step: Step, isPending: boolean): string {
  if (step !== "access") return t`Continue`;
  return isPending ? t`Registering` : t`Create account`;
}

/** What the server refused, and why no password is asked. */
function Notices({ error }: { error: ApiError | null }) {
  const newcomer = useNewcomer();
  const { platform } = newcomer ?? { platform: "" };
  return (
    <>
      {error !== null && <Notice tone="error">{error.fields["social"] ?? error.message}</Notice>}
      {newcomer !== null && (
        <Notice>{t`You log in with ${platform}, so you don't need a password here.`}</Notice>
      )}
    </>
  );
}

export function RegisterSheet() {
  const newcomer = useNewcomer();
  const realname = newcomer?.realname ?? "";
  const form = useForm<RegisterForm>({
    defaultValues: { ...emptyForm, realname, invite_code: readInvitation() },
    mode: "onTouched",
  });
  const rules = useQuery(registrationRulesQuery).data;
  const limits = rules?.mandatory_limits ?? [];
  const order = steps(limits);
  const [step, setStep] = useState<Step>("person");
  const [captcha, setCaptcha] = useState<CaptchaAnswer | null>(null);
  const [round, setRound] = useState(0);
  const register = useRegister();
  const siteAge = useSite()?.policy.minimum_age;
  const minimumAge = rules?.min_age ?? siteAge ?? 18;
  const error = isApiError(register.error) ? register.error : null;

  /** The server's error about a field is shown beside it, on whichever step it is. */
  function showFieldErrors(fields: Record<string, string>): void {
    const known = Object.entries(fields).filter(([name]) => name in emptyForm);
    for (const [name, message] of known) {
      form.setError(name as FieldPath<RegisterForm>, { message });
    }
    const wrong = new Set(known.map(([name]) => stepOf(name)));
    const first = order.find((one) => wrong.has(one));
    if (first !== undefined) setStep(first);
    // The market asks for limits that this page did not know of yet.
    if (wrong.has("limits")) void queryClient.invalidateQueries(registrationRulesQuery);
  }

  async function goOn(): Promise<void> {
    const names = step === "person" ? firstStep : limitsStep;
    const next = order[order.indexOf(step) + 1];
    if (next !== undefined && (await form.trigger(names, { shouldFocus: true }))) setStep(next);
  }

  const submit = form.handleSubmit((values) => {
    register.mutate(
      { ...toWire(values), ...captcha, social: newcomer !== null },
      {
        onSuccess: () => {
          forgetInvitation();
          setNewcomer(null);
          showToast(t`Your registration has been successfully completed`, "good");
          // The first deposit, with what it could earn and what that asks for, is what comes next.
          openModal("deposit");
        },
        onError: (cause) => {
          setRound(round + 1);
          setCaptcha(null);
          if (!isApiError(cause)) return;
          // Too long ago, or somebody else's by now: from here on with a password.
          if ("social" in cause.fields || cause.error === "members.social_taken") setNewcomer(null);
          showFieldErrors(cause.fields);
        },
      },
    );
  });

  return (
    <Sheet title={t`Create account`} closeLabel={t`Close`} onClose={closeModal}>
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void (step === "access" ? submit() : goOn());
        }}
      >
        <p className="text-sm text-quiet">{stepText(step, order)}</p>
        <Notices error={error} />
        {step === "person" && <PersonStep form={form} minimumAge={minimumAge} />}
        {step === "limits" && <LimitsStep form={form} limits={limits} />}
        {step === "access" && (
          <AccessStep
            form={form}
            isWithPassword={newcomer === null}
            minimumAge={minimumAge}
            captchaRound={round}
            captchaError={error?.fields["captcha_code"]}
            onCaptcha={setCaptcha}
          />
        )}
        <div className="flex gap-2">
          {step !== "person" && (
            <Button
              look="quiet"
              size="lg"
              onClick={() => setStep(order[order.indexOf(step) - 1] ?? "person")}
            >
              {t`Back`}
            </Button>
          )}
          <Button type="submit" size="lg" className="flex-1" isBusy={register.isPending}>
            {submitText(step, register.isPending)}
          </Button>
        </div>
        {step === "person" && (
          <Button look="ghost" onClick={() => openModal("login")}>
            {t`Already registered? Log in`}
          </Button>
        )}
        <RiskNote />
      </form>
    </Sheet>
  );
}
