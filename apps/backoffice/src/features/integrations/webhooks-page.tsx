import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import {
  listWebhooks,
  replayWebhook,
  rotateWebhookSecret,
} from "@tucano/contract/backoffice/access/integrations.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { FormButton } from "../../platform/act-button.tsx";
import { ask, call, type RowOf } from "../../platform/api.ts";
import { useDraft } from "../../platform/draft.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { ReceiverState } from "../../platform/subjects/receivers.tsx";
import { Page } from "../../platform/tables/page.tsx";
import { ViewTable } from "../../platform/tables/view-table.tsx";
import { DeliveriesSheet } from "./deliveries-sheet.tsx";
import { ShownOnce } from "./shown-once.tsx";
import { WebhookSheet } from "./webhook-sheet.tsx";

type Webhook = RowOf<typeof listWebhooks>;

/** Where events of the house are sent. */
export function WebhooksPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Webhooks`}
      acts={
        <FormButton
          permission="integrations.manage"
          label={t`New address`}
          form={(close) => <WebhookSheet webhook={null} onClose={close} />}
        />
      }
    >
      <ViewTable
        query={useQuery(ask(listWebhooks, {}))}
        keyOf={(row) => row.webhook_id}
        empty={t`Events are sent to no address yet.`}
        columns={[
          { label: t`Address`, cell: (row) => <span className="break-all">{row.url}</span> },
          { label: t`Kinds of events`, cell: (row) => row.types.join(", ") },
          { label: t`State`, cell: (row) => <ReceiverState row={row} /> },
          { label: t`Sent up to`, cell: (row) => <code>{Number(row.position)}</code> },
          { label: t`Act`, cell: (row) => <Acts row={row} /> },
        ]}
      />
    </Page>
  );
}

function Acts({ row }: { row: Webhook }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-2">
      <FormButton
        permission="integrations.read"
        label={t`Deliveries`}
        look="quiet"
        form={(close) => <DeliveriesSheet webhook={row} onClose={close} />}
      />
      <FormButton
        permission="integrations.manage"
        label={t`Change`}
        look="quiet"
        form={(close) => <WebhookSheet webhook={row} onClose={close} />}
      />
      <FormButton
        permission="integrations.manage"
        label={t`Send again`}
        look="quiet"
        form={(close) => <ReplaySheet webhook={row} onClose={close} />}
      />
      <Rotate webhook={row} />
    </div>
  );
}

function Rotate({ webhook: { webhook_id, url } }: { webhook: Webhook }) {
  const { t } = useLingui();
  return (
    <FormButton
      permission="integrations.manage"
      label={t`New secret`}
      look="quiet"
      form={(close) => (
        <ReasonSheet
          title={t`New secret`}
          text={t`For a day events to ${url} are signed with the former secret as well.`}
          submit={t`Replace the secret`}
          act={(reason) => call(rotateWebhookSecret, { webhook_id, reason })}
          next={({ secret }) => <ShownOnce title={t`New secret`} secret={secret} onClose={close} />}
          onClose={close}
        />
      )}
    />
  );
}

function ReplaySheet({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useLingui();
  const { webhook_id, url } = webhook;
  const { draft, field } = useDraft({ after: "" });
  return (
    <ReasonSheet
      title={t`Send again`}
      text={t`Everything after a place in the stream goes to ${url} once more, under the same ids.`}
      submit={t`Send again`}
      act={(reason) => call(replayWebhook, { webhook_id, after: draft.after, reason })}
      done={({ deliveries }) => t`On their way: ${deliveries}`}
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          label={t`After the place (sequence)`}
          inputMode="numeric"
          required
          maxLength={20}
          error={errors["after"]}
          {...field("after")}
        />
      )}
    </ReasonSheet>
  );
}
