import { t } from "@lingui/core/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { beginSocialLink, unlinkSocial } from "@tucano/contract/player/account/social.ts";
import { Button } from "@tucano/ui/button.tsx";
import { EmptyState } from "@tucano/ui/empty-state.tsx";
import { SkeletonRows } from "@tucano/ui/skeleton.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { CircleUserRound } from "lucide-react";
import { useState } from "react";
import { isApiError } from "@tucano/client/api-error.ts";
import { QueryState } from "../../platform/api/query-state.tsx";
import { scenes } from "../../platform/shell/scenes.ts";
import { call } from "../../platform/session/session.ts";
import { leaveFor } from "../../platform/session/social.ts";
import { formatTime } from "../../platform/text.ts";
import { type LinkedPlatform, linkedQuery, overviewQuery, reloadSecurity } from "./api.ts";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import { NoPassword } from "./no-password.tsx";

const problemOf = (error: unknown) => (isApiError(error) ? error.message : undefined);

interface SheetProps {
  name: string;
  onClose: () => void;
}

function LinkSheet({ name, onClose }: SheetProps) {
  const link = useMutation({
    mutationFn: (ticket: string) => call(beginSocialLink, { ticket }),
    onSuccess: ({ url }) => leaveFor(url, "link"),
  });
  return (
    <ConfirmSheet
      title={t`Link ${name}`}
      text={t`Confirm your password. You'll then log in to ${name} and come back here.`}
      purpose="social"
      submitLabel={t`Go to ${name}`}
      isBusy={link.isPending || link.isSuccess}
      problem={problemOf(link.error)}
      onClose={onClose}
      onTicket={link.mutate}
    />
  );
}

function PartSheet({ name, onClose }: SheetProps) {
  const part = useMutation({
    mutationFn: (ticket: string) => call(unlinkSocial, { ticket }),
    onSuccess: async () => {
      await reloadSecurity();
      onClose();
      showToast(t`Account unlinked.`, "info");
    },
  });
  return (
    <ConfirmSheet
      title={t`Unlink`}
      text={t`You can no longer log in with ${name}. Your password still works.`}
      purpose="social"
      submitLabel={t`Remove`}
      isBusy={part.isPending}
      problem={problemOf(part.error)}
      onClose={onClose}
      onTicket={part.mutate}
    />
  );
}

function Row({ platform, hasPassword }: { platform: LinkedPlatform; hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { name, linked_at: linkedAt } = platform;
  const since = linkedAt === null ? "" : formatTime(linkedAt, "day");
  const close = () => setOpen(false);
  return (
    <li className="flex items-center gap-4 px-4 py-4">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-tile bg-surface-2">
        <CircleUserRound aria-hidden="true" className="size-5 text-quiet" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="tabular text-sm text-quiet">
          {linkedAt === null ? t`Not linked` : t`Linked since ${since}`}
        </p>
      </div>
      {hasPassword && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {linkedAt === null ? t`Link` : t`Remove`}
        </Button>
      )}
      {isOpen && linkedAt === null && <LinkSheet name={name} onClose={close} />}
      {isOpen && linkedAt !== null && <PartSheet name={name} onClose={close} />}
    </li>
  );
}

export function SocialAccounts() {
  const query = useQuery(linkedQuery);
  const hasPassword = useQuery(overviewQuery).data?.has_password;
  return (
    <QueryState query={query} waiting={<SkeletonRows count={1} label={t`Loading`} />}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            image={scenes.inbox}
            title={t`There is no other platform to log in with here.`}
            text={t`Your password and your passkeys let you in.`}
          />
        ) : (
          <div className="flex flex-col gap-4">
            <p className="text-sm text-quiet">
              {t`The platform only confirms that it's you and tells us your name. It doesn't learn what you play.`}
            </p>
            <ul className="card divide-y divide-edge">
              {list.map((platform) => (
                <Row key={platform.name} platform={platform} hasPassword={hasPassword === true} />
              ))}
            </ul>
            {hasPassword === false && <NoPassword />}
          </div>
        )
      }
    </QueryState>
  );
}
