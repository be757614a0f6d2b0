import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { RequestOf } from "@tucano/contract/endpoint.ts";
import { forgotPassword } from "@tucano/contract/player/account/password-link.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FormEvent, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { call } from "../../platform/session/session.ts";
import { StepHeading } from "../../platform/shell/step-heading.tsx";
import { closeModal } from "../../platform/shell/ui-store.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { useCaptcha } from "./use-captcha.ts";

function useForgot() {
  return useMutation({
    mutationFn: (input: RequestOf<typeof forgotPassword>) =>
      call(forgotPassword, input, { isAboutSession: true }),
  });
}

function Sent({ email }: { email: string }) {
  return (
    <>
      <StepHeading>{t`Check your e-mail`}</StepHeading>
      <p className="text-sm text-quiet">
        {t`If ${email} is linked to an account with a password, a link is on its way. It works once, for half an hour.`}
      </p>
      <p className="text-sm text-quiet">
        {t`Nothing there? An e-mail linked less than a day ago gets no link.`}{" "}
        <Link
          to="/information-center/support"
          className="font-semibold text-text underline"
          onClick={closeModal}
        >
          {t`Support can help you.`}
        </Link>
      </p>
    </>
  );
}

/** A link by e-mail. The page never says whether the address is known. */
export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();
  const captcha = useCaptcha();
  const forgot = useForgot();
  const error = isApiError(forgot.error) ? forgot.error : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isAddress = /^\S+@\S+\.\S+$/.test(email.trim());
    setProblem(isAddress ? undefined : t`Enter an e-mail address, such as name@example.com.`);
    if (!isAddress) return;
    forgot.mutate({ email: email.trim(), ...captcha.answer }, { onError: captcha.onRefused });
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      {forgot.isSuccess ? (
        <Sent email={email.trim()} />
      ) : (
        <>
          <StepHeading>{t`A new password`}</StepHeading>
          {error !== null && error.fields["email"] === undefined && (
            <Notice tone="error">{error.message}</Notice>
          )}
          <TextField
            label={t`E-mail of your account`}
            hint={t`We'll send you a link to set a new password.`}
            type="email"
            autoComplete="email"
            value={email}
            error={problem ?? error?.fields["email"]}
            onChange={(event) => setEmail(event.target.value)}
          />
          {captcha.isNeeded && (
            <CaptchaField
              purpose="login"
              round={captcha.round}
              error={error?.fields["captcha_code"]}
              onChange={captcha.setAnswer}
            />
          )}
          <Button type="submit" size="lg" isBusy={forgot.isPending}>
            {t`Send the link`}
          </Button>
        </>
      )}
      <Button look="ghost" onClick={onBack}>
        {t`Back to logging in`}
      </Button>
    </form>
  );
}
