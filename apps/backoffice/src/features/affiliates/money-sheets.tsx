import { useLingui } from "@lingui/react/macro";
import { postbackKinds, postbackMacros } from "@tucano/contract/affiliates.ts";
import {
  correctAffiliate,
  savePostback,
  setDeal,
} from "@tucano/contract/backoffice/affiliates/affiliate-money.ts";
import { fromWire } from "@tucano/contract/money.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { call } from "../../platform/api.ts";
import { useDraft } from "../../platform/draft.ts";
import { NamesChoice } from "../../platform/names-choice.tsx";
import { AmountField, toWireAmount } from "../../platform/payments/amount-field.tsx";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { SelectField } from "../../platform/select-field.tsx";
import type { Detail } from "./affiliate-sheet.tsx";

interface SheetProps {
  affiliateId: number;
  onClose: () => void;
}

const centavosOf = (typed: string): number => fromWire(toWireAmount(typed));
/** Typed as percent with at most two decimals; basis points. */
const rateOf = (typed: string): number => fromWire(toWireAmount(typed));

/** The next version of a deal; it holds when a second person agrees. */
export function DealSheet({ affiliateId, onClose }: SheetProps) {
  const { t } = useLingui();
  const { draft, field, tick } = useDraft({
    month: "",
    hasAmount: true,
    amount: "100",
    deposit: "50",
    stake: "100",
    days: "30",
    hasShare: true,
    rate: "25",
    depositFee: "0",
    ggrFee: "0",
    carries: true,
  });
  const termsOf = () => ({
    cpa: draft.hasAmount
      ? {
          amountCentavos: centavosOf(draft.amount),
          depositFromCentavos: centavosOf(draft.deposit),
          stakeFromCentavos: centavosOf(draft.stake),
          withinDays: Number(draft.days),
        }
      : null,
    share: draft.hasShare
      ? {
          rate: rateOf(draft.rate),
          depositFeeRate: rateOf(draft.depositFee),
          ggrFeeRate: rateOf(draft.ggrFee),
          carriesNegative: draft.carries,
        }
      : null,
  });
  const box = "flex min-h-9 items-center gap-3 text-sm";
  const tickLook = "size-4 shrink-0 accent-beak";
  return (
    <ReasonSheet
      title={t`New deal`}
      text={t`It holds from the first day of the month, when a second person agrees.`}
      submit={t`Ask for approval`}
      act={async (reason) =>
        call(setDeal, { affiliate_id: affiliateId, month: draft.month, terms: termsOf(), reason })
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label={t`From month`}
            type="month"
            required
            error={errors["month"]}
            {...field("month")}
          />
          <label className={box}>
            <input type="checkbox" className={tickLook} {...tick("hasAmount")} />
            {t`An amount for each player (CPA)`}
          </label>
          {draft.hasAmount && (
            <>
              <AmountField label={t`Amount`} required {...field("amount")} />
              <AmountField label={t`First deposit from`} required {...field("deposit")} />
              <AmountField label={t`Staked at least`} required {...field("stake")} />
              <TextField
                label={t`Within days of registering`}
                inputMode="numeric"
                required
                pattern="\d{1,3}"
                {...field("days")}
              />
            </>
          )}
          <label className={box}>
            <input type="checkbox" className={tickLook} {...tick("hasShare")} />
            {t`A share of the NGR`}
          </label>
          {draft.hasShare && (
            <>
              <PercentField label={t`Share of the NGR`} {...field("rate")} />
              <PercentField label={t`Fees of what was paid in`} {...field("depositFee")} />
              <PercentField label={t`Fees of the GGR`} {...field("ggrFee")} />
              <label className={box}>
                <input type="checkbox" className={tickLook} {...tick("carries")} />
                {t`A month's loss lowers the next ones`}
              </label>
            </>
          )}
        </>
      )}
    </ReasonSheet>
  );
}

function PercentField(props: Omit<Parameters<typeof TextField>[0], "suffix" | "pattern">) {
  return (
    <TextField {...props} prefix="%" inputMode="decimal" required pattern="\d{1,3}([.,]\d{1,2})?" />
  );
}

type What = "give" | "take" | "reversal" | "chargeback";

/** Corrections are entries of their own; a second person has to agree. */
export function CorrectionSheet({ affiliateId, onClose }: SheetProps) {
  const { t } = useLingui();
  const what = "give" as What;
  const { draft, field, choice } = useDraft({ what, amount: "", member: "", order: "" });
  const isAmount = draft.what === "give" || draft.what === "take";
  return (
    <ReasonSheet
      title={t`Correction`}
      text={t`It counts in the month in which a second person agrees.`}
      submit={t`Ask for approval`}
      act={(reason) =>
        call(correctAffiliate, {
          affiliate_id: affiliateId,
          what: draft.what,
          ...(isAmount ? { amount: toWireAmount(draft.amount) } : {}),
          ...(draft.what === "reversal" ? { member_id: Number(draft.member) } : {}),
          ...(draft.what === "chargeback" ? { order_no: draft.order } : {}),
          reason,
        })
      }
      onClose={onClose}
    >
      <SelectField<What>
        label={t`What`}
        options={[
          { value: "give", label: t`Give` },
          { value: "take", label: t`Take` },
          { value: "reversal", label: t`Take back the amount for a player` },
          { value: "chargeback", label: t`The bank took a deposit back` },
        ]}
        {...choice("what")}
      />
      {isAmount && <AmountField label={t`Amount`} required {...field("amount")} />}
      {draft.what === "reversal" && (
        <TextField
          label={t`Player's number`}
          inputMode="numeric"
          required
          pattern="\d{1,9}"
          {...field("member")}
        />
      )}
      {draft.what === "chargeback" && (
        <TextField label={t`Number of the deposit`} required maxLength={64} {...field("order")} />
      )}
    </ReasonSheet>
  );
}

interface PostbackSheetProps extends SheetProps {
  /** Null: a new one. */
  postback: Detail["postbacks"][number] | null;
}

export function PostbackSheet({ affiliateId, postback, onClose }: PostbackSheetProps) {
  const { t } = useLingui();
  const { draft, field, tick, choice } = useDraft({
    template: postback?.template ?? "",
    kinds: postbackKinds.filter((kind) => postback === null || postback.kinds.includes(kind)),
    is_enabled: postback?.is_enabled ?? true,
  });
  const id = postback === null ? {} : { postback_id: postback.postback_id };
  const macros = postbackMacros.map((name) => `{${name}}`).join(" ");
  return (
    <ReasonSheet
      title={postback === null ? t`New postback` : t`Change the postback`}
      submit={t`Save`}
      act={(reason) => call(savePostback, { affiliate_id: affiliateId, ...id, ...draft, reason })}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <TextField
            label={t`Address`}
            hint={macros}
            type="url"
            required
            maxLength={500}
            error={errors["template"]}
            {...field("template")}
          />
          <label className="flex min-h-9 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-beak"
              {...tick("is_enabled")}
            />
            {t`Requests are sent`}
          </label>
          <NamesChoice
            label={t`Kinds of events`}
            names={postbackKinds}
            error={errors["kinds"]}
            {...choice("kinds")}
          />
        </>
      )}
    </ReasonSheet>
  );
}
