import { useLingui } from "@lingui/react/macro";
import {
  addOwnKey,
  addPartnerKey,
  retireOwnKey,
  retirePartnerKey,
} from "@tucano/contract/backoffice/games/studios.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { CopyButton } from "@tucano/ui/copy-button.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { FormButton } from "../../../platform/act-button.tsx";
import { call } from "../../../platform/api.ts";
import { useDraft } from "../../../platform/draft.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { DataTable } from "../../../platform/tables/data-table.tsx";
import { Card, CardTable, Moment } from "../../../platform/tables/show.tsx";
import { TextArea } from "../../../platform/text-area.tsx";
import type { Partner } from "../queries.ts";

type Key = Partner["keys"][number];
type OwnKey = Partner["own_keys"][number];

/** Whose signature is taken for theirs, and which of ours they take. */
export function PartnerKeys({ partner }: { partner: Partner }) {
  const { t } = useLingui();
  return (
    <>
      <Card title={t`Their keys`}>
        <div>
          <FormButton
            permission="games.studios"
            label={t`New key`}
            look="quiet"
            form={(close) => <NewKeySheet code={partner.code} onClose={close} />}
          />
        </div>
        <CardTable isEmpty={partner.keys.length === 0}>
          <DataTable
            rows={partner.keys}
            keyOf={(key) => key.key_id}
            columns={[
              { label: t`Key`, cell: (key) => <code>{key.key_id}</code> },
              { label: t`Fingerprint`, cell: (key) => <Fingerprint of={key.fingerprint} /> },
              { label: t`Added`, cell: (key) => <Moment iso={key.added_at} /> },
              { label: t`State`, cell: (key) => <KeyState of={key} /> },
              {
                label: t`Act`,
                cell: (key) =>
                  key.is_active && (
                    <FormButton
                      permission="games.studios"
                      label={t`Retire`}
                      look="danger"
                      form={(close) => (
                        <RetireSheet
                          text={t`From then on nothing that it signed is taken, wins and rollbacks included.`}
                          act={(when) =>
                            call(retirePartnerKey, {
                              code: partner.code,
                              key_id: key.key_id,
                              ...when,
                            })
                          }
                          onClose={close}
                        />
                      )}
                    />
                  ),
              },
            ]}
          />
        </CardTable>
      </Card>
      <OwnKeys partner={partner} />
    </>
  );
}

/** In groups, as people compare it aloud. */
function Fingerprint({ of }: { of: string }) {
  const groups = of.match(/.{1,8}/g) ?? [];
  return <code className="block max-w-80 min-w-40">{groups.join(" ")}</code>;
}

function KeyState({ of }: { of: Key }) {
  const { t } = useLingui();
  if (!of.is_active) return <Badge tone="neutral">{t`Retired`}</Badge>;
  if (of.retires_at === null) return <Badge tone="leaf">{t`Good`}</Badge>;
  return (
    <>
      {t`Good until`} <Moment iso={of.retires_at} />
    </>
  );
}

function NewKeySheet({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useLingui();
  const { draft, field } = useDraft({ key: "" });
  return (
    <ReasonSheet
      title={t`New key`}
      text={t`A second person agrees first: compare the fingerprint with the partner, not in the same mail.`}
      submit={t`Ask for approval`}
      act={(reason) => call(addPartnerKey, { code, public_key: draft.key, reason })}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextArea
            label={t`Public key (PEM, RSA of at least 2048 bits)`}
            required
            {...field("key")}
          />
          {errors["public_key"] !== undefined && (
            <p role="alert" className="text-sm text-coral-text">
              {errors["public_key"]}
            </p>
          )}
        </>
      )}
    </ReasonSheet>
  );
}

interface RetireSheetProps {
  text: string;
  act: (when: { at?: string; reason: string }) => Promise<unknown>;
  onClose: () => void;
}

const isoOf = (local: string): string => new Date(local).toISOString();

function RetireSheet({ text, act, onClose }: RetireSheetProps) {
  const { t } = useLingui();
  const { draft, field } = useDraft({ at: "" });
  return (
    <ReasonSheet
      title={t`Retire a key`}
      text={text}
      submit={t`Retire`}
      look="danger"
      done={t`Saved.`}
      act={(reason) => act({ ...(draft.at === "" ? {} : { at: isoOf(draft.at) }), reason })}
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          label={t`When (empty: now)`}
          type="datetime-local"
          error={errors["at"]}
          {...field("at")}
        />
      )}
    </ReasonSheet>
  );
}

function OwnKeys({ partner: { code, own_keys: keys } }: { partner: Partner }) {
  const { t } = useLingui();
  return (
    <Card title={t`Our keys, for them`}>
      <div>
        <FormButton
          permission="games.studios"
          label={t`New key of ours`}
          look="quiet"
          form={(close) => <NewOwnKeySheet code={code} onClose={close} />}
        />
      </div>
      <CardTable isEmpty={keys.length === 0}>
        <DataTable
          rows={keys}
          keyOf={(key) => key.key_id}
          columns={[
            { label: t`Key`, cell: (key) => <code>{key.key_id}</code> },
            { label: t`Fingerprint`, cell: (key) => <Fingerprint of={key.fingerprint} /> },
            { label: t`State`, cell: (key) => <OwnKeyState of={key} /> },
            {
              label: t`Act`,
              cell: (key) => (
                <div className="flex flex-wrap gap-2">
                  <CopyButton
                    text={key.public_key}
                    label={t`Copy the public key`}
                    copiedLabel={t`Copied`}
                    look="quiet"
                    size="sm"
                  />
                  {(key.state === "signs" || key.state === "waits") && (
                    <FormButton
                      permission="games.studios"
                      label={t`Retire ours`}
                      look="danger"
                      form={(close) => (
                        <RetireSheet
                          text={t`From then on it signs nothing. Does no other key of ours sign for them, the house's does.`}
                          act={(when) => call(retireOwnKey, { code, key_id: key.key_id, ...when })}
                          onClose={close}
                        />
                      )}
                    />
                  )}
                </div>
              ),
            },
          ]}
        />
      </CardTable>
    </Card>
  );
}

function OwnKeyState({ of: { state, signs_from: from, retires_at: end } }: { of: OwnKey }) {
  const { t } = useLingui();
  if (state === "retired") return <Badge tone="neutral">{t`Retired`}</Badge>;
  if (state === "house") return <Badge tone="gold">{t`The house's`}</Badge>;
  return (
    <>
      {state === "signs" ? (
        <Badge tone="leaf">{t`Signs`}</Badge>
      ) : (
        <>
          {t`Signs from`} {from !== null && <Moment iso={from} />}
        </>
      )}
      {end !== null && (
        <>
          {" "}
          {t`Good until`} <Moment iso={end} />
        </>
      )}
    </>
  );
}

function NewOwnKeySheet({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useLingui();
  const { draft, field } = useDraft({ from: "" });
  return (
    <ReasonSheet
      title={t`New key of ours`}
      text={t`It is shown to them at once. Give them time to read it before it signs.`}
      submit={t`Make the key`}
      done={t`Saved.`}
      act={(reason) =>
        call(addOwnKey, {
          code,
          ...(draft.from === "" ? {} : { signs_from: isoOf(draft.from) }),
          reason,
        })
      }
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          label={t`Signs from (empty: in a week)`}
          type="datetime-local"
          error={errors["signs_from"]}
          {...field("from")}
        />
      )}
    </ReasonSheet>
  );
}
