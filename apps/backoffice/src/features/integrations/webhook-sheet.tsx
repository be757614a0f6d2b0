import { useLingui } from "@lingui/react/macro";
import { type listWebhooks, saveWebhook } from "@tucano/contract/backoffice/access/integrations.ts";
import { eventTypes } from "@tucano/contract/integrations/events.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { call, type RowOf } from "../../platform/api.ts";
import { useDraft } from "../../platform/draft.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { NamesChoice } from "../../platform/names-choice.tsx";
import { ShownOnce } from "./shown-once.tsx";

interface WebhookSheetProps {
  /** Null: a new one. */
  webhook: RowOf<typeof listWebhooks> | null;
  onClose: () => void;
}

export function WebhookSheet({ webhook, onClose }: WebhookSheetProps) {
  const { t } = useLingui();
  const { draft, field, tick, choice } = useDraft({
    url: webhook?.url ?? "",
    types: eventTypes.filter((type) => webhook?.types.includes(type) === true),
    isEnabled: webhook?.is_enabled ?? true,
  });
  return (
    <ReasonSheet
      title={webhook === null ? t`New address` : t`Change the address`}
      submit={t`Save`}
      act={(reason) =>
        call(saveWebhook, {
          ...(webhook === null ? {} : { webhook_id: webhook.webhook_id }),
          url: draft.url,
          types: draft.types,
          is_enabled: draft.isEnabled,
          reason,
        })
      }
      next={({ secret }) =>
        secret === null ? null : (
          <ShownOnce title={t`Secret of the address`} secret={secret} onClose={onClose} />
        )
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label={t`Address`}
            type="url"
            required
            maxLength={500}
            error={errors["url"]}
            {...field("url")}
          />
          <label className="flex min-h-9 items-center gap-3 text-sm">
            <input type="checkbox" className="size-4 shrink-0 accent-beak" {...tick("isEnabled")} />
            {t`Events are sent`}
          </label>
          <NamesChoice
            label={t`Kinds of events`}
            names={eventTypes}
            error={errors["types"]}
            {...choice("types")}
          />
        </>
      )}
    </ReasonSheet>
  );
}
