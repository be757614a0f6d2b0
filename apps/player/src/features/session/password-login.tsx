import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FormEvent, useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { PasswordField } from "../../platform/session/password-field.tsx";
import { closeModal } from "../../platform/shell/ui-store.ts";
import { useLogin } from "./api.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { asksTotp, TotpField } from "./totp-field.tsx";
import { useCaptcha } from "./use-captcha.ts";

interface Missing {
  account?: string;
  password?: string;
}

function findMissing(account: string, password: string): Missing {
  return {
    ...(account.trim() === "" ? { account: t`Enter your username, phone or e-mail.` } : {}),
    ...(password === "" ? { password: t`Enter your password.` } : {}),
  };
}

export function PasswordLogin({ onForgotten }: { onForgotten: () => void }) {
  const [account, setAccount] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [needsCode, setNeedsCode] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  const captcha = useCaptcha();
  const login = useLogin();
  const error = isApiError(login.error) ? login.error : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = findMissing(account, password);
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    login.mutate(
      {
        account: account.trim(),
        password,
        ...captcha.answer,
        ...(code === "" ? {} : { totp_code: code.replaceAll(/\s/g, "") }),
      },
      {
        onSuccess: closeModal,
        onError: (cause) => {
          captcha.onRefused(cause);
          setCode("");
          if (isApiError(cause) && asksTotp(cause)) setNeedsCode(true);
        },
      },
    );
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      {error !== null && (
        <Notice tone={error.error === "members.totp_required" ? "info" : "error"}>
          {error.message}
        </Notice>
      )}
      <TextField
        label={t`Username, phone or e-mail`}
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        value={account}
        error={missing.account ?? error?.fields["account"]}
        onChange={(event) => setAccount(event.target.value)}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        value={password}
        error={missing.password ?? error?.fields["password"]}
        onChange={(event) => setPassword(event.target.value)}
      />
      {needsCode && <TotpField value={code} onChange={setCode} />}
      {captcha.isNeeded && (
        <CaptchaField
          purpose="login"
          round={captcha.round}
          error={error?.fields["captcha_code"]}
          onChange={captcha.setAnswer}
        />
      )}
      <Button type="submit" size="lg" isBusy={login.isPending}>
        {login.isPending ? t`Logging in` : t`Log in`}
      </Button>
      <Button look="ghost" size="sm" className="min-h-11 self-center" onClick={onForgotten}>
        {t`Forgot your password?`}
      </Button>
    </form>
  );
}
