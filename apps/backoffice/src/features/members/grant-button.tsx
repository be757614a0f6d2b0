import { Trans, useLingui } from "@lingui/react/macro";
import { grantMemberReward } from "@tucano/contract/backoffice/member-acts.ts";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { ActButton } from "./act-button.tsx";

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
          amount: amount.replace(",", "."),
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
      <TextField
        label={t`Amount`}
        prefix="R$"
        inputMode="decimal"
        required
        pattern="\d{1,7}([.,]\d{1,2})?"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextField
        label={t`Turnover before it may be withdrawn, times the amount`}
        type="number"
        min={0}
        max={50}
        required
        value={multiple}
        onChange={(event) => setMultiple(event.target.value)}
      />
    </ActButton>
  );
}
