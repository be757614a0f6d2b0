import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { Fingerprint } from "lucide-react";
import { passkeyProblem } from "../../platform/session/passkeys.ts";
import { closeModal } from "../../platform/shell/ui-store.ts";
import { usePasskeyLogin } from "./api.ts";

/** One touch instead of a password, where the browser can ask the device. */
export function PasskeyLogin() {
  const login = usePasskeyLogin();
  if (!("PublicKeyCredential" in globalThis)) return null;
  return (
    <div className="flex flex-col gap-3">
      {login.error !== null && <Notice tone="error">{passkeyProblem(login.error)}</Notice>}
      <Button
        look="quiet"
        size="lg"
        isBusy={login.isPending}
        onClick={() => login.mutate(undefined, { onSuccess: closeModal })}
      >
        <Fingerprint aria-hidden="true" className="size-5" />
        {t`Log in with a passkey`}
      </Button>
    </div>
  );
}
