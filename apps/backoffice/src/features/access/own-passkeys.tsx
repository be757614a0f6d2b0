import { Trans, useLingui } from "@lingui/react/macro";
import { startRegistration } from "@simplewebauthn/browser";
import {
  beginPasskey,
  listPasskeys,
  registerPasskey,
  removePasskey,
} from "@tucano/contract/backoffice/access/passkeys.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useAct, usePress } from "../../platform/act.ts";
import { ask, call } from "../../platform/api.ts";
import { Card, Loaded, Moment } from "../../platform/tables/show.tsx";

/** One's own passkeys. A new one takes a fresh code of the authenticator. */
export function OwnPasskeys() {
  const { t } = useLingui();
  const query = useQuery(ask(listPasskeys, {}));
  const remove = usePress((id: string) => call(removePasskey, { id }));
  return (
    <Card title={t`Passkeys`}>
      <p className="text-sm text-quiet">
        <Trans>A device that knows you signs in without a password and without a code.</Trans>
      </p>
      <Loaded query={query}>
        {({ list }) => (
          <ul className="flex flex-col gap-2">
            {list.map((one) => (
              <li key={one.id} className="flex items-center justify-between gap-3 text-sm">
                <span className="min-w-0">
                  {one.name} · <Moment iso={one.created_at} style="moment" />
                </span>
                <Button
                  look="danger"
                  size="sm"
                  isBusy={remove.isPending}
                  onClick={() => remove.mutate(one.id)}
                >
                  <Trans>Remove</Trans>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <NewPasskey />
    </Card>
  );
}

function NewPasskey() {
  const { t } = useLingui();
  const [code, setCode] = useState("");
  const add = useAct(
    async () => {
      const optionsJSON = await call(beginPasskey, { code });
      const { id, rawId, type, response } = await startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject } = response;
      return call(registerPasskey, {
        response: { id, rawId, type, response: { clientDataJSON, attestationObject } },
      });
    },
    { onDone: () => setCode("") },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <form className="flex max-w-sm flex-col gap-3" onSubmit={submit}>
      <TextField
        label={t`Code from your authenticator app`}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={6}
        value={code}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, ""))}
      />
      {add.isError && <Notice tone="error">{add.error.message}</Notice>}
      <Button type="submit" look="quiet" isBusy={add.isPending}>
        <Trans>Add a passkey</Trans>
      </Button>
    </form>
  );
}
