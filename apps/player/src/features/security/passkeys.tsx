import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { Notice } from "@tucano/ui/notice.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { passkeyProblem } from "../../platform/session/passkeys.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { formatTime } from "../../platform/text.ts";
import {
  type OwnPasskey,
  overviewQuery,
  passkeysQuery,
  useAddPasskey,
  useRemovePasskey,
} from "./api.ts";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import { NoPassword } from "./no-password.tsx";

const problemOf = (error: unknown) => (error === null ? undefined : passkeyProblem(error));

function AddSheet({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState("");
  const add = useAddPasskey();
  return (
    <ConfirmSheet
      title={t`New passkey`}
      text={t`Confirm your password. Then your device asks for your fingerprint, face or screen lock.`}
      purpose="passkeys"
      submitLabel={t`Create passkey`}
      isBusy={add.isPending}
      problem={problemOf(add.error)}
      onClose={onClose}
      onTicket={(ticket) =>
        add.mutate(
          { ticket, name: name.trim() },
          {
            onSuccess: () => {
              onClose();
              showToast(t`Saved. You can now log in with it.`, "good");
            },
          },
        )
      }
    >
      <TextField
        label={t`Name (optional)`}
        hint={t`So you can recognise it later, such as “my phone”.`}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </ConfirmSheet>
  );
}

function RemoveSheet({ passkey, onClose }: { passkey: OwnPasskey; onClose: () => void }) {
  const remove = useRemovePasskey();
  return (
    <ConfirmSheet
      title={t`Remove passkey`}
      text={t`“${passkey.name}” can no longer log in to your account. You can delete it from the device too.`}
      purpose="passkeys"
      submitLabel={t`Remove`}
      isBusy={remove.isPending}
      problem={problemOf(remove.error)}
      onClose={onClose}
      onTicket={(ticket) =>
        remove.mutate(
          { ticket, id: passkey.id },
          {
            onSuccess: () => {
              onClose();
              showToast(t`The passkey was removed.`, "info");
            },
          },
        )
      }
    />
  );
}

function Row({ passkey }: { passkey: OwnPasskey }) {
  const [isRemoving, setRemoving] = useState(false);
  const made = formatTime(passkey.created_at, "day");
  const used = passkey.last_used_at === null ? null : formatTime(passkey.last_used_at);
  return (
    <li className="flex items-center gap-4 px-4 py-4">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-tile bg-surface-2">
        <Fingerprint aria-hidden="true" className="size-5 text-quiet" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{passkey.name}</p>
        <p className="tabular text-sm text-quiet">
          {t`Created ${made}`} · {used === null ? t`not used yet` : t`last used ${used}`}
        </p>
      </div>
      <Button look="quiet" aria-label={t`Remove ${passkey.name}`} onClick={() => setRemoving(true)}>
        {t`Remove`}
      </Button>
      {isRemoving && <RemoveSheet passkey={passkey} onClose={() => setRemoving(false)} />}
    </li>
  );
}

const canMakePasskeys = () => "PublicKeyCredential" in globalThis;

function List({ list }: { list: readonly OwnPasskey[] }) {
  const [isAdding, setAdding] = useState(false);
  const add = canMakePasskeys() ? (
    <Button size="lg" onClick={() => setAdding(true)}>
      {t`New passkey`}
    </Button>
  ) : (
    <Notice>{t`This browser can't create passkeys.`}</Notice>
  );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-quiet">
        {t`A passkey logs you in by fingerprint, face or screen lock. It never leaves your device, and nobody can ask you for it.`}
      </p>
      {list.length === 0 ? (
        <EmptyState
          image={scenes.inbox}
          title={t`You have no passkeys yet.`}
          text={t`Create one on every device you use to log in.`}
          action={add}
        />
      ) : (
        <>
          <ul className="card divide-y divide-edge">
            {list.map((passkey) => (
              <Row key={passkey.id} passkey={passkey} />
            ))}
          </ul>
          {add}
        </>
      )}
      {isAdding && <AddSheet onClose={() => setAdding(false)} />}
    </div>
  );
}

export function Passkeys() {
  const query = useQuery(passkeysQuery);
  const hasPassword = useQuery(overviewQuery).data?.has_password;
  if (hasPassword === false) return <NoPassword />;
  return (
    <QueryState query={query} waiting={<SkeletonRows count={3} label={t`Loading`} />}>
      {({ list }) => <List list={list} />}
    </QueryState>
  );
}
