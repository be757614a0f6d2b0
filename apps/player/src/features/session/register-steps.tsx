import { t } from "@lingui/core/macro";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import type { ChangeEvent } from "react";
import {
  type FieldPath,
  type RegisterOptions,
  type UseFormReturn,
  useWatch,
} from "react-hook-form";
import { today } from "../../platform/clock.ts";
import { type CaptchaAnswer, CaptchaField } from "./captcha-field.tsx";
import { PasswordField } from "../../platform/session/password-field.tsx";
import { PasswordMeter } from "../../platform/session/password-meter.tsx";
import {
  ageOn,
  dateToWire,
  isCpf,
  isMobile,
  maskCpf,
  maskDate,
  maskPhone,
  maskSixDigits,
  type RegisterForm,
} from "./register-rules.ts";

type Form = UseFormReturn<RegisterForm>;
type Name = FieldPath<RegisterForm>;

/** Registers a text field, reshaping what is typed; its note comes from the errors of the form. */
export function bind(
  form: Form,
  name: Name,
  rules: RegisterOptions<RegisterForm, Name>,
  mask?: Mask,
) {
  const field = form.register(name, rules);
  return {
    ...field,
    error: form.formState.errors[name]?.message,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (mask !== undefined) event.target.value = mask(event.target.value);
      return field.onChange(event);
    },
  };
}

type Mask = (text: string) => string;

export function PersonStep({ form, minimumAge }: { form: Form; minimumAge: number }) {
  const checkBirthDate = (text: string): true | string => {
    const day = dateToWire(text);
    if (day === null) return t`Enter day, month and year.`;
    return ageOn(day, today()) >= minimumAge || t`You must be at least ${minimumAge} years old`;
  };
  return (
    <>
      <TextField
        label={t`Full name`}
        hint={t`As in your documents: withdrawals only go to you.`}
        autoComplete="name"
        data-autofocus
        {...bind(form, "realname", { required: t`Enter your full name.` })}
      />
      <TextField
        label="CPF"
        inputMode="numeric"
        autoComplete="off"
        placeholder="000.000.000-00"
        {...bind(
          form,
          "cpf",
          {
            validate: (value) =>
              isCpf(String(value)) || t`Check the CPF: one of the digits is wrong.`,
          },
          maskCpf,
        )}
      />
      <TextField
        label={t`Birth date`}
        inputMode="numeric"
        autoComplete="bday"
        placeholder={t`dd/mm/yyyy`}
        {...bind(
          form,
          "birth_date",
          { validate: (value) => checkBirthDate(String(value)) },
          maskDate,
        )}
      />
      <TextField
        label={t`Mobile phone`}
        type="tel"
        autoComplete="tel-national"
        placeholder="(11) 90000-0000"
        {...bind(
          form,
          "phone",
          {
            validate: (value) =>
              isMobile(String(value)) || t`Please enter the correct mobile phone number`,
          },
          maskPhone,
        )}
      />
    </>
  );
}

/** Chosen, measured, and typed once more. */
function NewPassword({ form }: { form: Form }) {
  const password = useWatch({ control: form.control, name: "password" });
  return (
    <>
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        hint={t`Password at least 6 characters`}
        {...bind(form, "password", {
          minLength: { value: 6, message: t`Password at least 6 characters` },
          required: t`Password at least 6 characters`,
        })}
      />
      <PasswordMeter password={password} />
      <PasswordField
        label={t`Repeat password`}
        autoComplete="new-password"
        {...bind(form, "confirm_password", {
          validate: (value) => value === form.getValues("password") || t`Passwords do not match`,
        })}
      />
    </>
  );
}

interface AccessStepProps {
  form: Form;
  /** False: of who logs in by an account elsewhere. */
  isWithPassword: boolean;
  minimumAge: number;
  captchaRound: number;
  captchaError: string | undefined;
  onCaptcha: (answer: CaptchaAnswer) => void;
}

export function AccessStep(props: AccessStepProps) {
  const { form } = props;
  return (
    <>
      <TextField
        label={t`Username`}
        autoFocus
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...bind(form, "account", { required: t`Choose a username.` })}
      />
      {props.isWithPassword && <NewPassword form={form} />}
      <PasswordField
        label={t`Withdrawal password`}
        hint={t`Six digits you'll need for every withdrawal.`}
        inputMode="numeric"
        autoComplete="off"
        {...bind(
          form,
          "qk_pwd",
          { validate: (value) => /^\d{6}$/.test(String(value)) || t`Enter all six digits.` },
          maskSixDigits,
        )}
      />
      <TextField
        label={t`Invitation code (optional)`}
        autoComplete="off"
        {...bind(form, "invite_code", {})}
      />
      <CaptchaField
        purpose="register"
        round={props.captchaRound}
        error={props.captchaError}
        onChange={props.onCaptcha}
      />
      <Checkbox {...bind(form, "is_adult", { required: t`Adults only.` })}>
        {props.minimumAge === 18
          ? t`I am over 18 years old.`
          : t`I am over ${props.minimumAge} years old.`}
      </Checkbox>
    </>
  );
}
