import { useLingui } from "@lingui/react/macro";
import { grantMemberReward } from "@tucano/contract/backoffice/members/member-acts.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { ActButton } from "../../../platform/act-button.tsx";
import { call } from "../../../platform/api.ts";
import { useDraft } from "../../../platform/draft.ts";
import { AmountField, toWireAmount } from "../../../platform/payments/amount-field.tsx";
import { SmallAlone } from "./small-alone.tsx";
import { TurnoverField } from "./turnover-field.tsx";

/** Asks for a reward by hand; somebody else agrees. */
export function GrantButton({ memberId }: { memberId: number }) {
  const { t } = useLingui();
  const { draft, field, choice } = useDraft({
    pocket: "bonus" as "bonus" | "cash",
    amount: "",
    multiple: "5",
  });
  return (
    <ActButton
      permission="members.rewards"
      label={t`Give a reward`}
      title={t`Ask for a reward`}
      text={<SmallAlone />}
      done={t`The reward is paid.`}
      act={(reason) =>
        call(grantMemberReward, {
          member_id: memberId,
          amount: toWireAmount(draft.amount),
          pocket: draft.pocket,
          turnover_multiple: Number(draft.multiple),
          reason,
        })
      }
    >
      <Segmented
        label={t`Pocket`}
        options={[
          { value: "bonus", label: t`Bonus` },
          { value: "cash", label: t`Cash` },
        ]}
        {...choice("pocket")}
      />
      <AmountField label={t`Amount`} required {...field("amount")} />
      <TurnoverField {...field("multiple")} />
    </ActButton>
  );
}
