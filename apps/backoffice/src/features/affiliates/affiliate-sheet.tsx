import { useLingui } from "@lingui/react/macro";
import { affiliateStatuses } from "@tucano/contract/affiliates.ts";
import {
  type readAffiliate,
  saveAffiliate,
  saveLink,
} from "@tucano/contract/backoffice/affiliates/affiliates.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { call } from "../../platform/api.ts";
import { useDraft } from "../../platform/draft.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { SelectField } from "../../platform/select-field.tsx";
import { useAffiliateWords } from "./words.ts";

export type Detail = DataOf<typeof readAffiliate>;

interface AffiliateSheetProps {
  /** Null: a new one. */
  affiliate: Detail["affiliate"] | null;
  onClose: () => void;
}

export function AffiliateSheet({ affiliate, onClose }: AffiliateSheetProps) {
  const { t } = useLingui();
  const { statuses } = useAffiliateWords();
  const { draft, field, choice } = useDraft({
    company: affiliate?.company ?? "",
    tax_id: affiliate?.tax_id ?? "",
    contact: affiliate?.contact ?? "",
    email: affiliate?.email ?? "",
    pix_key: affiliate?.pix_key ?? "",
    status: affiliate?.status ?? ("active" as const),
  });
  const id = affiliate === null ? {} : { affiliate_id: affiliate.affiliate_id };
  return (
    <ReasonSheet
      title={affiliate === null ? t`New affiliate` : t`Change the affiliate`}
      submit={t`Save`}
      act={(reason) => call(saveAffiliate, { ...id, ...draft, reason })}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label={t`Company`}
            required
            maxLength={120}
            error={errors["company"]}
            {...field("company")}
          />
          <TextField
            label={t`CNPJ or tax number`}
            required
            maxLength={40}
            error={errors["tax_id"]}
            {...field("tax_id")}
          />
          <TextField
            label={t`Contact`}
            required
            maxLength={120}
            error={errors["contact"]}
            {...field("contact")}
          />
          <TextField
            label={t`E-mail`}
            type="email"
            required
            maxLength={200}
            error={errors["email"]}
            {...field("email")}
          />
          <TextField
            label={t`Company's Pix key`}
            hint={t`CNPJ, e-mail address or random key: no CPF and no phone.`}
            required
            maxLength={140}
            error={errors["pix_key"]}
            {...field("pix_key")}
          />
          <SelectField
            label={t`State`}
            options={affiliateStatuses.map((value) => ({ value, label: statuses[value][0] }))}
            {...choice("status")}
          />
        </>
      )}
    </ReasonSheet>
  );
}

interface LinkSheetProps {
  affiliateId: number;
  /** Null: a new one. */
  link: Detail["links"][number] | null;
  onClose: () => void;
}

export function LinkSheet({ affiliateId, link, onClose }: LinkSheetProps) {
  const { t } = useLingui();
  const { draft, field, tick } = useDraft({
    name: link?.name ?? "",
    target: link?.target ?? "/register",
    placement: link?.placement ?? "",
    is_open: link?.is_open ?? true,
  });
  const id = link === null ? {} : { link_id: link.link_id };
  return (
    <ReasonSheet
      title={link === null ? t`New link` : t`Change the link`}
      submit={t`Save`}
      act={(reason) => call(saveLink, { affiliate_id: affiliateId, ...id, ...draft, reason })}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label={t`Name`}
            required
            maxLength={120}
            error={errors["name"]}
            {...field("name")}
          />
          <TextField
            label={t`Leads to`}
            hint={t`An address of the site, such as /register.`}
            required
            maxLength={200}
            error={errors["target"]}
            {...field("target")}
          />
          <TextField
            label={t`Where it stands`}
            hint={t`The page, channel or account that advertises.`}
            required
            maxLength={120}
            error={errors["placement"]}
            {...field("placement")}
          />
          <label className="flex min-h-9 items-center gap-3 text-sm">
            <input type="checkbox" className="size-4 shrink-0 accent-beak" {...tick("is_open")} />
            {t`Clicks count`}
          </label>
        </>
      )}
    </ReasonSheet>
  );
}
