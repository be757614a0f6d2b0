import { useLingui } from "@lingui/react/macro";
import { adjustMember } from "@tucano/contract/backoffice/members/members.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { ActButton } from "../../../platform/act-button.tsx";
import { call } from "../../../platform/api.ts";
import { useDraft } from "../../../platform/draft.ts";
import { AmountField, toWireAmount } from "../../../platform/payments/amount-field.tsx";
import { SmallAlone } from "./small-alone.tsx";
import { TurnoverField } from "./turnover-field.tsx";

/** Asks for money to be given or taken by hand; somebody else agrees. */
export function AdjustButton({ memberId }: { memberId: number }) {
  const { t } = useLingui();
  const { draft, field, choice } = useDraft({
    direction: "give" as "give" | "take",
    amount: "",
    multiple: "1",
  });
  return (
    <ActButton
      permission="members.adjust"
      label={t`Adjust money`}
      text={<SmallAlone />}
      done={t`The money has moved.`}
      act={(reason) =>
        call(adjustMember, {
          member_id: memberId,
          direction: draft.direction,
          amount: toWireAmount(draft.amount),
          turnover_multiple: Number(draft.multiple),
          reason,
        })
      }
    >
      <Segmented
        label={t`Direction`}
        options={[
          { value: "give", label: t`Give` },
          { value: "take", label: t`Take` },
        ]}
        {...choice("direction")}
      />
      <AmountField label={t`Amount`} required {...field("amount")} />
      {draft.direction === "give" && <TurnoverField {...field("multiple")} />}
    </ActButton>
  );
}
