import { Trans, useLingui } from "@lingui/react/macro";
import { deleteChannel, saveChannel } from "@tucano/contract/backoffice/games/video-channels.ts";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "../../../platform/api.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import type { ChannelRow } from "../queries.ts";

interface ChannelSheetProps {
  /** Null: a new one. */
  channel: ChannelRow | null;
  onClose: () => void;
}

export function ChannelSheet({ channel, onClose }: ChannelSheetProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [title, setTitle] = useState(channel?.title ?? "");
  const [address, setAddress] = useState(channel?.stream_url ?? "");
  const [position, setPosition] = useState(String(channel?.position ?? 0));
  const [isShown, setIsShown] = useState(channel?.is_shown ?? true);
  const save = useMutation({
    mutationFn: (reason: string) =>
      call(saveChannel, {
        ...(channel === null ? {} : { channel_id: channel.channel_id }),
        title,
        stream_url: address.trim(),
        position: Number(position),
        is_shown: isShown,
        reason,
      }),
    onSuccess: () => {
      showToast(t`Saved.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["videos"] }),
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  return (
    <ReasonSheet
      title={channel === null ? t`Add a stream` : t`Change a stream`}
      text={<Trans>Pages may load streams from its host within five seconds.</Trans>}
      submit={t`Save`}
      act={save}
      onClose={onClose}
    >
      <TextField
        label={t`Title`}
        required
        maxLength={80}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label={t`Address of the playlist`}
        hint={<Trans>HLS over https on a named public host, ending in .m3u8.</Trans>}
        required
        maxLength={500}
        value={address}
        error={fields["stream_url"]}
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        label={t`Place`}
        type="number"
        min={0}
        max={999}
        required
        value={position}
        onChange={(event) => setPosition(event.target.value)}
      />
      <Checkbox checked={isShown} onChange={(event) => setIsShown(event.target.checked)}>
        <Trans>Shown on the video page</Trans>
      </Checkbox>
    </ReasonSheet>
  );
}

interface DeleteChannelSheetProps {
  channel: ChannelRow;
  onClose: () => void;
}

export function DeleteChannelSheet({ channel, onClose }: DeleteChannelSheetProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: (reason: string) => call(deleteChannel, { channel_id: channel.channel_id, reason }),
    onSuccess: () => {
      showToast(t`Deleted.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["videos"] }),
  });
  return (
    <ReasonSheet
      title={t`Delete ${channel.title}`}
      submit={t`Delete`}
      look="danger"
      act={remove}
      onClose={onClose}
    />
  );
}
