import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { endReplayLinks, type Replay, shareReplay } from "@tucano/contract/player/games/replays.ts";
import { isApiError } from "@tucano/client/api-error.ts";
import { Button } from "@tucano/ui/button.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { Sheet } from "@tucano/ui/sheet.tsx";
import { useState } from "react";
import { call } from "../../platform/session/session.ts";
import { ShareLinks } from "../../platform/sharing/share.tsx";
import { formatTime } from "../../platform/text.ts";
import { type ReplayLink, watchQuery } from "./api.ts";

interface ShareSheetProps {
  replay: Replay;
  links: readonly ReplayLink[];
  onClose: () => void;
}

/** Two kinds of links: what one says about money is chosen each time, and "nothing" comes first. */
export function ShareSheet({ replay, links, onClose }: ShareSheetProps) {
  const client = useQueryClient();
  const [kind, setKind] = useState<"plain" | "amounts">("plain");
  const { round_id } = replay;
  const refresh = () =>
    client.invalidateQueries({ queryKey: watchQuery({ round: round_id }).queryKey });
  const share = useMutation({
    mutationFn: () => call(shareReplay, { round_id, shows_amounts: kind === "amounts" }),
    onSuccess: refresh,
  });
  const end = useMutation({
    mutationFn: () => call(endReplayLinks, { round_id }),
    onSuccess: refresh,
  });
  const link = links.find(({ shows_amounts: shown }) => shown === (kind === "amounts"));
  const error = share.error ?? end.error;
  return (
    <Sheet title={t`Share this round`} closeLabel={t`Close`} onClose={onClose}>
      <div className="flex flex-col gap-4 text-sm">
        <Segmented
          label={t`What the link shows`}
          options={[
            { value: "plain", label: t`No amounts` },
            { value: "amounts", label: t`With amounts` },
          ]}
          value={kind}
          onChange={setKind}
        />
        <p className="text-quiet">
          {kind === "plain"
            ? t`Whoever has the link sees the round and its multipliers, but not how much you bet or won. Your name is never shown.`
            : t`Whoever has the link sees the round with your bet and what it returned. Your name is never shown.`}
        </p>
        {link === undefined ? (
          <Button isBusy={share.isPending} onClick={() => share.mutate()}>
            {t`Create link`}
          </Button>
        ) : (
          <Valid link={link} name={replay.name} />
        )}
        {links.length > 0 && (
          <Button look="quiet" isBusy={end.isPending} onClick={() => end.mutate()}>
            {t`End all links to this round`}
          </Button>
        )}
        {isApiError(error) && <p role="alert">{error.message}</p>}
      </div>
    </Sheet>
  );
}

function Valid({ link, name }: { link: ReplayLink; name: string }) {
  const url = new URL(`/replay?link=${link.token}`, location.origin).href;
  return (
    <>
      <p className="rounded-tile bg-surface-2 p-3 font-mono text-xs break-all">{url}</p>
      <p className="text-quiet">{t`Valid until ${formatTime(link.ends_at, "full")}.`}</p>
      <CopyButton text={url} label={t`Copy link`} copiedLabel={t`Link copied`} />
      <ShareLinks text={t`A round of ${name}`} url={url} />
    </>
  );
}
