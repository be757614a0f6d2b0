import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useState } from "react";
import { type FieldPath, useForm } from "react-hook-form";
import { isApiError } from "../../platform/api-error.ts";
import { forgetInvitation, readInvitation } from "../../platform/invitation.ts";
import { useSite } from "../../platform/site.ts";
import { closeModal, openModal } from "../../platform/ui-store.ts";
import { useRegister } from "./api.ts";
import type { CaptchaAnswer } from "./captcha-field.tsx";
import { AccessStep, PersonStep } from "./register-steps.tsx";
import { dateToWire, emptyForm, firstStep, type RegisterForm } from "./register-rules.ts";
import { RiskNote } from "./risk-note.tsx";

const isFirstStep = (name: string) => firstStep.some((field) => field === name);

export function RegisterSheet() {
  const form = useForm<RegisterForm>({
    defaultValues: { ...emptyForm, invite_code: readInvitation() },
    mode: "onTouched",
  });
  const [step, setStep] = useState<1 | 2>(1);
  const [captcha, setCaptcha] = useState<CaptchaAnswer | null>(null);
  const [round, setRound] = useState(0);
  const register = useRegister();
  const minimumAge = useSite()?.policy.minimum_age ?? 18;
  const error = isApiError(register.error) ? register.error : null;

  /** The server's word about a field stands beside the field, on whichever step it is. */
  function showFieldErrors(fields: Record<string, string>): void {
    const known = Object.entries(fields).filter(([name]) => name in emptyForm);
    for (const [name, message] of known) {
      form.setError(name as FieldPath<RegisterForm>, { message });
    }
    if (known.some(([name]) => isFirstStep(name))) setStep(1);
  }

  async function goOn(): Promise<void> {
    if (await form.trigger(firstStep, { shouldFocus: true })) setStep(2);
  }

  const submit = form.handleSubmit((values) => {
    register.mutate(
      { ...values, ...captcha, birth_date: dateToWire(values.birth_date) ?? values.birth_date },
      {
        onSuccess: () => {
          forgetInvitation();
          closeModal();
          showToast(t`Your registration has been successfully completed`, "good");
        },
        onError: (cause) => {
          setRound(round + 1);
          setCaptcha(null);
          if (isApiError(cause)) showFieldErrors(cause.fields);
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
          void (step === 1 ? goOn() : submit());
        }}
      >
        <p className="text-sm text-quiet">
          {step === 1 ? t`Step 1 of 2: about you` : t`Step 2 of 2: your access`}
        </p>
        {error !== null && <Notice tone="error">{error.message}</Notice>}
        {step === 1 ? (
          <PersonStep form={form} minimumAge={minimumAge} />
        ) : (
          <AccessStep
            form={form}
            minimumAge={minimumAge}
            captchaRound={round}
            captchaError={error?.fields["captcha_code"]}
            onCaptcha={setCaptcha}
          />
        )}
        <div className="flex gap-2">
          {step === 2 && (
            <Button look="quiet" size="lg" onClick={() => setStep(1)}>
              {t`Back`}
            </Button>
          )}
          <Button type="submit" size="lg" className="flex-1" isBusy={register.isPending}>
            {step === 1 ? t`Continue` : register.isPending ? t`Registering` : t`Create account`}
          </Button>
        </div>
        {step === 1 && (
          <Button look="ghost" onClick={() => openModal("login")}>
            {t`Already registered? Log in`}
          </Button>
        )}
        <RiskNote />
      </form>
    </Sheet>
  );
}
