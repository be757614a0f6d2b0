import { useLingui } from "@lingui/react/macro";
import {
  approveStatement,
  type listStatements,
  markPaid,
} from "@tucano/contract/backoffice/affiliates/affiliate-money.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { Badge } from "@tucano/ui/chip.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { ActButton } from "../../platform/act-button.tsx";
import { call, type RowOf } from "../../platform/api.ts";
import { useDraft } from "../../platform/draft.ts";
import { useAffiliateWords } from "./words.ts";

export type Statement = RowOf<typeof listStatements>;

export function StatementState({ row: { state, reference } }: { row: Statement }) {
  const { states } = useAffiliateWords();
  const [word, tone] = states[state];
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={tone}>{word}</Badge>
      {reference !== null && <code className="text-xs break-all">{reference}</code>}
    </span>
  );
}

/** Approved by two, then paid at the bank and noted here. */
export function StatementActs({ row }: { row: Statement }) {
  const { t } = useLingui();
  const { affiliate_id, month, company, state, pix_key } = row;
  const payable = formatMoney(row.payable);
  const { draft, field } = useDraft({ reference: "" });
  if (state === "closed") {
    return (
      <ActButton
        permission="affiliates.money"
        label={t`Approve`}
        about={`${company}, ${month}`}
        title={t`Approve the statement of ${month}`}
        submit={t`Ask for approval`}
        act={(reason) => call(approveStatement, { affiliate_id, month, reason })}
      />
    );
  }
  if (state !== "approved") return null;
  return (
    <ActButton
      permission="affiliates.money"
      label={t`Paid`}
      about={`${company}, ${month}`}
      title={t`The statement of ${month} was paid`}
      text={t`Pay ${payable} to ${pix_key} at the bank first: no money moves here.`}
      submit={t`Note it as paid`}
      act={(reason) =>
        call(markPaid, { affiliate_id, month, reference: draft.reference.trim(), reason })
      }
    >
      {(errors) => (
        <TextField
          label={t`The bank's number of the payment`}
          required
          minLength={6}
          maxLength={64}
          error={errors["reference"]}
          {...field("reference")}
        />
      )}
    </ActButton>
  );
}
