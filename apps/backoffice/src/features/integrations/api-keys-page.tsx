import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
} from "@tucano/contract/backoffice/access/integrations.ts";
import { type KeyScope, keyScopes } from "@tucano/contract/integrations/events.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { ActButton, FormButton } from "../../platform/act-button.tsx";
import { ask, call, type RowOf } from "../../platform/api.ts";
import { useDraft } from "../../platform/draft.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { Page } from "../../platform/tables/page.tsx";
import { Moment } from "../../platform/tables/show.tsx";
import { ViewTable } from "../../platform/tables/view-table.tsx";
import { NamesChoice } from "../../platform/names-choice.tsx";
import { ShownOnce } from "./shown-once.tsx";

type ApiKey = RowOf<typeof listApiKeys>;

/** With which other programs read the stream of events. */
export function ApiKeysPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Keys of tools`}
      acts={
        <FormButton
          permission="integrations.manage"
          label={t`New key`}
          form={(close) => <KeySheet onClose={close} />}
        />
      }
    >
      <ViewTable
        query={useQuery(ask(listApiKeys, {}))}
        keyOf={(row) => row.key_id}
        empty={t`No tool has a key yet.`}
        columns={[
          { label: t`Name`, cell: (row) => row.name },
          { label: t`Key`, cell: (row) => <code>{row.beginning}…</code> },
          { label: t`May read`, cell: scopesOf },
          {
            label: t`Made`,
            cell: (row) => (
              <>
                <Moment iso={row.created_at} style="day" /> · {row.created_by}
              </>
            ),
          },
          {
            label: t`Last used`,
            cell: (row) =>
              row.last_used_at === null ? (
                t`Never`
              ) : (
                <Moment iso={row.last_used_at} style="moment" />
              ),
          },
          { label: t`Good until`, cell: (row) => <GoodUntil row={row} /> },
          { label: t`Act`, cell: (row) => <Revoke row={row} /> },
        ]}
      />
    </Page>
  );
}

const scopesOf = ({ scopes, affiliate_id }: ApiKey) =>
  affiliate_id === null ? scopes.join(", ") : `${scopes.join(", ")} (${affiliate_id})`;

function GoodUntil({ row: { expires_at, revoked_at } }: { row: ApiKey }) {
  const { t } = useLingui();
  if (revoked_at !== null) return t`Revoked`;
  return expires_at === null ? t`It is revoked` : <Moment iso={expires_at} style="day" />;
}

function Revoke({ row: { key_id, name, revoked_at } }: { row: ApiKey }) {
  const { t } = useLingui();
  if (revoked_at !== null) return null;
  return (
    <ActButton
      permission="integrations.manage"
      label={t`Revoke`}
      about={name}
      look="danger"
      title={t`Revoke the key of ${name}`}
      submit={t`Revoke`}
      act={(reason) => call(revokeApiKey, { key_id, reason })}
    />
  );
}

function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const scopes: KeyScope[] = ["events.read"];
  const { draft, field, choice } = useDraft({
    name: "",
    days: "365",
    affiliate: "",
    scopes,
  });
  return (
    <ReasonSheet
      title={t`New key`}
      submit={t`Make the key`}
      act={(reason) =>
        call(createApiKey, {
          name: draft.name,
          scopes: draft.scopes,
          days: draft.days === "" ? null : Number(draft.days),
          ...(draft.scopes.includes("affiliates.read") && draft.affiliate !== ""
            ? { affiliate_id: Number(draft.affiliate) }
            : {}),
          reason,
        })
      }
      next={({ key }) => <ShownOnce title={t`New key`} secret={key} onClose={onClose} />}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label={t`Name`}
            required
            maxLength={80}
            error={errors["name"]}
            {...field("name")}
          />
          <TextField
            label={t`Good for days (empty: until it is revoked)`}
            inputMode="numeric"
            maxLength={4}
            error={errors["days"]}
            {...field("days")}
          />
          <NamesChoice
            label={t`May read`}
            names={keyScopes}
            error={errors["scopes"]}
            {...choice("scopes")}
          />
          {draft.scopes.includes("affiliates.read") && (
            <TextField
              label={t`Number of the affiliate`}
              hint={t`Such a key reads this affiliate's figures and nothing else.`}
              inputMode="numeric"
              required
              maxLength={9}
              error={errors["affiliate_id"]}
              {...field("affiliate")}
            />
          )}
        </>
      )}
    </ReasonSheet>
  );
}
