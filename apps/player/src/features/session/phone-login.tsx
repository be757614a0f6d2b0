import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FormEvent, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { DigitsField } from "../../platform/digits-field.tsx";
import { ResendButton } from "../../platform/session/resend-button.tsx";
import { StepHeading } from "../../platform/shell/step-heading.tsx";
import { closeModal } from "../../platform/shell/ui-store.ts";
import { usePhoneLogin, useSendPhoneCode } from "./api.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { isMobile, maskPhone } from "./register-rules.ts";
import { asksTotp, TotpField } from "./totp-field.tsx";
import { useCaptcha } from "./use-captcha.ts";

interface Sent {
  phone: string;
  waitSeconds: number;
}

function NumberStep({ first, onSent }: { first: string; onSent: (sent: Sent) => void }) {
  const [phone, setPhone] = useState(first);
  const [problem, setProblem] = useState<string>();
  const captcha = useCaptcha();
  const send = useSendPhoneCode();
  const error = isApiError(send.error) ? send.error : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isRight = isMobile(phone);
    setProblem(isRight ? undefined : t`Please enter the correct mobile phone number`);
    if (!isRight) return;
    send.mutate(
      { phone, ...captcha.answer },
      {
        onSuccess: (answer) => onSent({ phone, waitSeconds: answer.resend_after_seconds }),
        onError: captcha.onRefused,
      },
    );
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      {error !== null && <Notice tone="error">{error.message}</Notice>}
      <TextField
        label={t`Mobile phone`}
        hint={t`We'll send a six-digit code to your account's number.`}
        type="tel"
        autoComplete="tel-national"
        placeholder="(11) 90000-0000"
        autoFocus
        value={phone}
        error={problem ?? error?.fields["phone"]}
        onChange={(event) => setPhone(maskPhone(event.target.value))}
      />
      {captcha.isNeeded && (
        <CaptchaField
          purpose="login"
          round={captcha.round}
          error={error?.fields["captcha_code"]}
          onChange={captcha.setAnswer}
        />
      )}
      <Button type="submit" size="lg" isBusy={send.isPending}>
        {t`Send the code`}
      </Button>
    </form>
  );
}

function CodeStep({ sent, onBack }: { sent: Sent; onBack: () => void }) {
  const [code, setCode] = useState("");
  const [totp, setTotp] = useState("");
  const [needsTotp, setNeedsTotp] = useState(false);
  const [problem, setProblem] = useState<string>();
  const login = usePhoneLogin();
  const error = isApiError(login.error) ? login.error : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isComplete = /^\d{6}$/.test(code);
    setProblem(isComplete ? undefined : t`Enter all six digits.`);
    if (!isComplete) return;
    login.mutate(
      // The same code is good again when the authenticator's was missing.
      { phone: sent.phone, code, ...(totp === "" ? {} : { totp_code: totp }) },
      {
        onSuccess: closeModal,
        onError: (cause) => {
          setTotp("");
          if (isApiError(cause) && asksTotp(cause)) setNeedsTotp(true);
        },
      },
    );
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      <StepHeading>{t`Check your messages`}</StepHeading>
      <p className="text-sm text-quiet">
        {t`If ${sent.phone} belongs to an account, a six-digit code is on its way. It's valid for ten minutes.`}
      </p>
      {error !== null && (
        <Notice tone={error.error === "members.totp_required" ? "info" : "error"}>
          {error.message}
        </Notice>
      )}
      <DigitsField label={t`Code`} value={code} error={problem} onChange={setCode} />
      {needsTotp && <TotpField value={totp} onChange={setTotp} />}
      <Button type="submit" size="lg" isBusy={login.isPending}>
        {login.isPending ? t`Logging in` : t`Log in`}
      </Button>
      <Resend sent={sent} onBack={onBack} />
    </form>
  );
}

/** If requesting a code needs a captcha, it is requested on the step before. */
function Resend({ sent, onBack }: { sent: Sent; onBack: () => void }) {
  const again = useSendPhoneCode();
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button look="ghost" onClick={onBack}>
        {t`Another number`}
      </Button>
      <ResendButton
        waitSeconds={again.data?.resend_after_seconds ?? sent.waitSeconds}
        isBusy={again.isPending}
        onResend={() =>
          again.mutateAsync(
            { phone: sent.phone },
            {
              onError: (cause) => {
                if (isApiError(cause) && cause.error === "members.captcha_required") onBack();
              },
            },
          )
        }
      />
    </div>
  );
}

/** Signing in by a code that is sent to the member's phone. */
export function PhoneLogin() {
  const [sent, setSent] = useState<Sent | null>(null);
  const [phone, setPhone] = useState("");
  if (sent === null) return <NumberStep first={phone} onSent={setSent} />;
  return (
    <CodeStep
      sent={sent}
      onBack={() => {
        setPhone(sent.phone);
        setSent(null);
      }}
    />
  );
}
