import { Trans, useLingui } from "@lingui/react/macro";
import { deleteChannel, saveChannel } from "@tucano/contract/backoffice/games/video-channels.ts";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { ActButton, FormButton } from "../../../platform/act-button.tsx";
import { useDraft } from "../../../platform/draft.ts";
import { call } from "../../../platform/api.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import type { ChannelRow } from "../queries.ts";

interface ChannelSheetProps {
  /** Null: a new one. */
  channel: ChannelRow | null;
  onClose: () => void;
}

export function ChannelSheet({ channel, onClose }: ChannelSheetProps) {
  const { t } = useLingui();
  const { draft, field, tick } = useDraft({
    title: channel?.title ?? "",
    address: channel?.stream_url ?? "",
    position: String(channel?.position ?? 0),
    isShown: channel?.is_shown ?? true,
  });
  return (
    <ReasonSheet
      title={channel === null ? t`Add a stream` : t`Change a stream`}
      text={<Trans>Pages may load streams from its host within five seconds.</Trans>}
      submit={t`Save`}
      done={t`Saved.`}
      act={(reason) =>
        call(saveChannel, {
          ...(channel === null ? {} : { channel_id: channel.channel_id }),
          title: draft.title,
          stream_url: draft.address.trim(),
          position: Number(draft.position),
          is_shown: draft.isShown,
          reason,
        })
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField label={t`Title`} required maxLength={80} {...field("title")} />
          <TextField
            label={t`Address of the playlist`}
            hint={<Trans>HLS over https on a named public host, ending in .m3u8.</Trans>}
            required
            maxLength={500}
            error={errors["stream_url"]}
            {...field("address")}
          />
          <TextField
            label={t`Place`}
            type="number"
            min={0}
            max={999}
            required
            {...field("position")}
          />
          <Checkbox {...tick("isShown")}>
            <Trans>Shown on the video page</Trans>
          </Checkbox>
        </>
      )}
    </ReasonSheet>
  );
}

export function ChannelActs({ channel }: { channel: ChannelRow }) {
  const { t } = useLingui();
  const { channel_id } = channel;
  return (
    <span className="flex flex-wrap gap-2">
      <FormButton
        permission="games.manage"
        label={t`Change`}
        look="quiet"
        form={(close) => <ChannelSheet channel={channel} onClose={close} />}
      />
      <ActButton
        permission="games.manage"
        label={t`Delete`}
        look="danger"
        title={t`Delete ${channel.title}`}
        submit={t`Delete`}
        done={t`Deleted.`}
        act={(reason) => call(deleteChannel, { channel_id, reason })}
      />
    </span>
  );
}
