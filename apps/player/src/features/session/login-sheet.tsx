import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { use, useState } from "react";
import { queryClient } from "../../platform/api/query-client.ts";
import { platformsQuery } from "../../platform/session/social.ts";
import { closeModal, openModal } from "../../platform/shell/ui-store.ts";
import { ForgotPassword } from "./forgot-password.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";
import { PasswordLogin } from "./password-login.tsx";
import { PhoneLogin } from "./phone-login.tsx";
import { RiskNote } from "./risk-note.tsx";
import { SocialLogin } from "./social-login.tsx";

type Method = "password" | "phone";

const PATIENCE_MS = 1_000;

/** A button that came after the others would push what stands below it. */
const platformsCame = Promise.race([
  queryClient.prefetchQuery(platformsQuery),
  new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)),
]);

export function LoginSheet() {
  use(platformsCame);
  const [method, setMethod] = useState<Method>("password");
  const [isForgotten, setForgotten] = useState(false);
  if (isForgotten) {
    return (
      <Sheet title={t`Log in`} closeLabel={t`Close`} onClose={closeModal}>
        <ForgotPassword onBack={() => setForgotten(false)} />
      </Sheet>
    );
  }
  return (
    <Sheet title={t`Log in`} closeLabel={t`Close`} onClose={closeModal}>
      <div className="flex flex-col gap-4">
        <Segmented
          label={t`How to log in`}
          value={method}
          options={[
            { value: "password", label: t`With a password` },
            { value: "phone", label: t`Code by SMS` },
          ]}
          onChange={setMethod}
        />
        {method === "password" ? (
          <PasswordLogin onForgotten={() => setForgotten(true)} />
        ) : (
          <PhoneLogin />
        )}
        <div className="flex items-center gap-3 text-xs text-quiet" aria-hidden="true">
          <span className="h-px flex-1 bg-line/60" />
          {t`or`}
          <span className="h-px flex-1 bg-line/60" />
        </div>
        <PasskeyLogin />
        <SocialLogin />
        <Button look="ghost" onClick={() => openModal("register")}>
          {t`No account yet? Register`}
        </Button>
        <RiskNote />
      </div>
    </Sheet>
  );
}
