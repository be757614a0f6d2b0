import { Trans, useLingui } from "@lingui/react/macro";
import { grantMemberReward } from "@tucano/contract/backoffice/members/member-acts.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import { ActButton } from "./act-button.tsx";
import { AmountField, toWireAmount, TurnoverField } from "./money-fields.tsx";

type Pocket = "bonus" | "cash";

/** Asks for a reward by hand; somebody else agrees. */
export function GrantButton({ memberId }: { memberId: number }) {
  const { t } = useLingui();
  const [pocket, setPocket] = useState<Pocket>("bonus");
  const [amount, setAmount] = useState("");
  const [multiple, setMultiple] = useState("5");
  return (
    <ActButton
      permission="members.rewards"
      label={t`Give a reward`}
      title={t`Ask for a reward`}
      text={<Trans>The money moves when a second person agrees.</Trans>}
      done={t`Sent for approval. Somebody else has to agree.`}
      act={(reason) =>
        call(grantMemberReward, {
          member_id: memberId,
          amount: toWireAmount(amount),
          pocket,
          turnover_multiple: Number(multiple),
          reason,
        })
      }
    >
      <Segmented<Pocket>
        label={t`Pocket`}
        value={pocket}
        onChange={setPocket}
        options={[
          { value: "bonus", label: t`Bonus` },
          { value: "cash", label: t`Cash` },
        ]}
      />
      <AmountField value={amount} onChange={setAmount} />
      <TurnoverField value={multiple} onChange={setMultiple} />
    </ActButton>
  );
}
