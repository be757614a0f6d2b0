import { Trans } from "@lingui/react/macro";
import { startAuthentication } from "@simplewebauthn/browser";
import {
  beginPasskeySignIn,
  signInByPasskey,
} from "@tucano/contract/backoffice/access/passkeys.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Fingerprint } from "lucide-react";
import { call } from "../../platform/api.ts";
import { sessionQuery } from "../../platform/session/session.ts";

/** The other way in: a device that has verified its owner. */
export function PasskeySignIn() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const enter = useMutation({
    mutationFn: async () => {
      const optionsJSON = await call(beginPasskeySignIn, {});
      const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
      const { clientDataJSON, authenticatorData, signature } = response;
      return call(signInByPasskey, {
        response: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } },
      });
    },
    onSuccess: async (operator) => {
      queries.setQueryData(sessionQuery.queryKey, operator);
      await navigate({ to: "/", replace: true });
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <Button look="quiet" size="lg" isBusy={enter.isPending} onClick={() => enter.mutate()}>
        <Fingerprint aria-hidden="true" className="size-5" />
        <Trans>Sign in with a passkey</Trans>
      </Button>
      {enter.isError && <Notice tone="error">{enter.error.message}</Notice>}
    </div>
  );
}
