import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FieldPath, type RegisterOptions, useForm } from "react-hook-form";
import { isApiError } from "@tucano/client/api-error.ts";
import { formatTime } from "../../platform/text.ts";
import { overviewQuery, useRegisterSubordinate } from "./api.ts";

interface SubordinateForm {
  phone: string;
  invite_code: string;
  uid: string;
}

const empty: SubordinateForm = { phone: "", invite_code: "", uid: "" };

const isMobile = (text: string): boolean =>
  /^(?:55)?[1-9]\d9\d{8}$/.test(text.replaceAll(/\D/g, ""));

function useSubordinateForm() {
  const register = useRegisterSubordinate();
  const form = useForm<SubordinateForm>({ defaultValues: empty, mode: "onTouched" });
  const submit = form.handleSubmit((values) =>
    register.mutate(values, {
      onSuccess: () => form.reset({ ...empty, invite_code: values.invite_code }),
      onError: (error) => {
        // The server's error about a field is shown beside it.
        const fields = isApiError(error) ? Object.entries(error.fields) : [];
        for (const [name, message] of fields) {
          if (name in empty) form.setError(name as FieldPath<SubordinateForm>, { message });
        }
      },
    }),
  );
  const bind = (
    name: FieldPath<SubordinateForm>,
    rules: RegisterOptions<SubordinateForm, FieldPath<SubordinateForm>>,
  ) => ({
    ...form.register(name, rules),
    error: form.formState.errors[name]?.message,
  });
  const isWrong = Object.keys(form.formState.errors).length > 0 && form.formState.isSubmitted;
  return { form, register, submit, bind, isWrong };
}

/** Its line stands before the code is known. */
function OwnCode({ onUse }: { onUse: (code: string) => void }) {
  const { data: me } = useQuery(overviewQuery);
  return (
    <div className="min-h-11">
      {me !== undefined && (
        <Button
          look="ghost"
          size="sm"
          className="min-h-11"
          onClick={() => onUse(me.invitation_code)}
        >
          {t`Use mine: ${me.invitation_code}`}
        </Button>
      )}
    </div>
  );
}

/** Invites a member without an inviter into the team of the code's owner. */
export function RegisterSubordinate() {
  const { form, register, submit, bind, isWrong } = useSubordinateForm();
  const done = register.data;
  const from = done?.counts_from ? formatTime(done.counts_from, "day") : null;
  return (
    <form
      className="card flex flex-col gap-5 p-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        register.reset();
        void submit();
      }}
    >
      <p className="text-sm text-quiet">
        {t`Someone registered without an invitation? With three details you both know, we ask them to join your team for good. Their activity counts from the day after they accept.`}
      </p>
      {isWrong && <Notice tone="error">{t`Please fix the error in the form`}</Notice>}
      {!isWrong && register.error !== null && (
        <Notice tone="error">{register.error.message}</Notice>
      )}
      {done !== undefined && (
        <Notice tone="good">
          {from === null
            ? t`We asked ${done.account} (ID ${done.uid}). They join the team when they accept.`
            : t`${done.account} (ID ${done.uid}) is now in the team. Their activity counts from ${from}.`}
        </Notice>
      )}
      <TextField
        label={t`Invitee's registered mobile number`}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="(11) 90000-0000"
        {...bind("phone", {
          validate: (value) => isMobile(value) || t`Please enter the correct mobile phone number`,
        })}
      />
      <div className="flex flex-col gap-2">
        <TextField
          label={t`Inviter's invitation code`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={t`Yours, or that of someone you invited.`}
          {...bind("invite_code", { required: t`Enter the invitation code.` })}
        />
        <OwnCode onUse={(code) => form.setValue("invite_code", code, { shouldValidate: true })} />
      </div>
      <TextField
        label={t`Invitee's UID`}
        inputMode="numeric"
        autoComplete="off"
        hint={t`The member ID, at the bottom of the profile page.`}
        {...bind("uid", {
          pattern: { value: /^\s*\d{1,20}\s*$/, message: t`Enter the UID: digits only.` },
          required: t`Enter the UID: digits only.`,
        })}
      />
      <Button type="submit" size="lg" isBusy={register.isPending}>
        {t`Add to team`}
      </Button>
    </form>
  );
}
