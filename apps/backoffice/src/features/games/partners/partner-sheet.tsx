import { useLingui } from "@lingui/react/macro";
import { useLingui as useWords } from "@lingui/react";
import {
  networksModes,
  rollbackWords,
  savePartner,
} from "@tucano/contract/backoffice/games/studios.ts";
import { framePermissions, frameWords } from "@tucano/contract/studios/partner-frame.ts";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { call } from "../../../platform/api.ts";
import { useDraft } from "../../../platform/draft.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { SelectField } from "../../../platform/select-field.tsx";
import type { Partner } from "../queries.ts";
import { modeWords, permissionWords, rollbackLabels, speakingWords } from "./partner-words.tsx";

interface PartnerSheetProps {
  /** Null: a new one. */
  partner: Partner | null;
  onClose: () => void;
}

const wordsIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

function useTerms(partner: Partner | null) {
  return useDraft({
    code: partner?.code ?? "",
    name: partner?.name ?? "",
    product: partner?.product ?? "",
    baseUrl: partner?.base_url ?? "",
    operatorId: partner?.operator_id == null ? "" : String(partner.operator_id),
    words: partner?.frame_words ?? ("silent" as const),
    origins: partner?.frame_origins.join(" ") ?? "",
    permissions: partner?.frame_permissions ?? [],
    networks: partner?.networks.join(" ") ?? "",
    mode: partner?.networks_mode ?? ("log" as const),
    depositUrl: partner?.sends_deposit_url ?? false,
    subPartner: partner?.sub_partner_id ?? "",
    meta: partner?.launch_meta ?? "",
    afterRollback: partner?.win_after_rollback ?? rollbackWords[0],
  });
}

type Terms = ReturnType<typeof useTerms>;

const ask = ({ draft }: Terms, reason: string) =>
  call(savePartner, {
    code: draft.code,
    name: draft.name,
    product: orNull(draft.product),
    base_url: orNull(draft.baseUrl),
    operator_id: orNull(draft.operatorId) === null ? null : Number(draft.operatorId),
    frame_words: draft.words,
    frame_origins: wordsIn(draft.origins),
    frame_permissions: draft.permissions,
    networks: wordsIn(draft.networks),
    networks_mode: draft.mode,
    sends_deposit_url: draft.depositUrl,
    sub_partner_id: orNull(draft.subPartner),
    launch_meta: orNull(draft.meta),
    win_after_rollback: draft.afterRollback,
    reason,
  });

export function PartnerSheet({ partner, onClose }: PartnerSheetProps) {
  const { t } = useLingui();
  const terms = useTerms(partner);
  return (
    <ReasonSheet
      title={partner === null ? t`New partner` : t`Change ${partner.name}`}
      text={t`A second person agrees before anything of it holds.`}
      submit={t`Ask for approval`}
      act={(reason) => ask(terms, reason)}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <WhoFields terms={terms} isNew={partner === null} errors={errors} />
          <FrameFields terms={terms} errors={errors} />
          <CallFields terms={terms} errors={errors} />
          <LaunchFields terms={terms} errors={errors} />
        </>
      )}
    </ReasonSheet>
  );
}

interface FieldsProps {
  terms: Terms;
  errors: Readonly<Record<string, string>>;
}

function WhoFields({ terms: { field }, isNew, errors }: FieldsProps & { isNew: boolean }) {
  const { t } = useLingui();
  return (
    <>
      {isNew && (
        <TextField
          label={t`Code`}
          hint={t`Small letters, digits and hyphens; it never changes.`}
          required
          maxLength={40}
          error={errors["code"]}
          {...field("code")}
        />
      )}
      <TextField
        label={t`Name`}
        required
        maxLength={60}
        error={errors["name"]}
        {...field("name")}
      />
      <TextField
        label={t`Product`}
        maxLength={60}
        error={errors["product"]}
        {...field("product")}
      />
      <TextField
        label={t`Address of their API`}
        type="url"
        maxLength={300}
        error={errors["base_url"]}
        {...field("baseUrl")}
      />
      <TextField
        label={t`Their number for us`}
        inputMode="numeric"
        maxLength={10}
        error={errors["operator_id"]}
        {...field("operatorId")}
      />
    </>
  );
}

function FrameFields({ terms: { draft, field, choice, set }, errors }: FieldsProps) {
  const { t } = useLingui();
  const { _ } = useWords();
  const toggle = (one: (typeof framePermissions)[number], isOn: boolean) =>
    set({
      permissions: framePermissions.filter((other) =>
        other === one ? isOn : draft.permissions.includes(other),
      ),
    });
  return (
    <>
      <TextField
        label={t`Origins of frames`}
        hint={t`Launcher and everything it leads to, with spaces between them: https://games.example`}
        maxLength={3_000}
        error={errors["frame_origins"]}
        {...field("origins")}
      />
      <SelectField
        label={t`What frames say`}
        options={frameWords.map((value) => ({ value, label: _(speakingWords[value]) }))}
        {...choice("words")}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-sm font-medium text-quiet">{t`Frames may`}</legend>
        {framePermissions.map((one) => (
          <Checkbox
            key={one}
            checked={draft.permissions.includes(one)}
            onChange={(event) => toggle(one, event.target.checked)}
          >
            {_(permissionWords[one])}
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
}

function CallFields({ terms: { field, choice }, errors }: FieldsProps) {
  const { t } = useLingui();
  const { _ } = useWords();
  return (
    <>
      <TextField
        label={t`Their networks`}
        hint={t`With spaces between them: 203.0.113.0/24. Empty: any.`}
        maxLength={1_500}
        error={errors["networks"]}
        {...field("networks")}
      />
      <SelectField
        label={t`Calls from elsewhere`}
        options={networksModes.map((value) => ({ value, label: _(modeWords[value]) }))}
        {...choice("mode")}
      />
      <SelectField
        label={t`A win after its rollback`}
        options={rollbackWords.map((value) => ({ value, label: _(rollbackLabels[value]) }))}
        {...choice("afterRollback")}
      />
    </>
  );
}

function LaunchFields({ terms: { field, tick }, errors }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <fieldset>
        <legend className="mb-1 text-sm font-medium text-quiet">{t`With each launch`}</legend>
        <Checkbox {...tick("depositUrl")}>{t`Where to deposit (deposit_url)`}</Checkbox>
      </fieldset>
      <TextField
        label={t`Sub-partner (sub_partner_id)`}
        maxLength={64}
        error={errors["sub_partner_id"]}
        {...field("subPartner")}
      />
      <TextField
        label={t`Other data (meta, a JSON object)`}
        maxLength={1_000}
        error={errors["launch_meta"]}
        {...field("meta")}
      />
    </>
  );
}
