import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FormEvent, useState } from "react";
import { isApiError } from "../../platform/api-error.ts";
import { closeModal, openModal } from "../../platform/ui-store.ts";
import { useLogin } from "./api.ts";
import { type CaptchaAnswer, CaptchaField } from "./captcha-field.tsx";
import { PasswordField } from "../../platform/password-field.tsx";
import { RiskNote } from "./risk-note.tsx";

const CAPTCHA_ERRORS: readonly unknown[] = ["members.captcha_required", "members.captcha_wrong"];

interface Missing {
  account?: string;
  password?: string;
}

function findMissing(account: string, password: string): Missing {
  return {
    ...(account.trim() === "" ? { account: t`Enter your account, phone or e-mail.` } : {}),
    ...(password === "" ? { password: t`Enter your password.` } : {}),
  };
}

export function LoginSheet() {
  const [account, setAccount] = useState("");
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState<Missing>({});
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [captcha, setCaptcha] = useState<CaptchaAnswer | null>(null);
  const [round, setRound] = useState(0);
  const login = useLogin();
  const error = isApiError(login.error) ? login.error : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = findMissing(account, password);
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    login.mutate(
      { account: account.trim(), password, ...captcha },
      {
        onSuccess: closeModal,
        onError: (cause) => {
          setRound(round + 1);
          setCaptcha(null);
          if (isApiError(cause) && CAPTCHA_ERRORS.includes(cause.error)) setNeedsCaptcha(true);
        },
      },
    );
  }

  return (
    <Sheet title={t`Log in`} closeLabel={t`Close`} onClose={closeModal}>
      <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
        {error !== null && <Notice tone="error">{error.message}</Notice>}
        <TextField
          label={t`Account, phone or e-mail`}
          name="username"
          autoComplete="username"
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
        {needsCaptcha && (
          <CaptchaField
            purpose="login"
            round={round}
            error={error?.fields["captcha_code"]}
            onChange={setCaptcha}
          />
        )}
        <Button type="submit" size="lg" isBusy={login.isPending}>
          {login.isPending ? t`Logging in` : t`Log in`}
        </Button>
        <Button look="ghost" onClick={() => openModal("register")}>
          {t`No account yet? Create one`}
        </Button>
        <RiskNote />
      </form>
    </Sheet>
  );
}
