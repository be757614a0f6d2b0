import { Trans, useLingui } from "@lingui/react/macro";
import { adjustMember } from "@tucano/contract/backoffice/members/members.ts";
import { Button } from "@tucano/ui/button.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { useMay } from "../../../platform/session/session.ts";
import { AmountField, toWireAmount, TurnoverField } from "./money-fields.tsx";

type Direction = "give" | "take";

/** Asks for money to be given or taken by hand; somebody else agrees. */
export function AdjustButton({ memberId }: { memberId: number }) {
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (!may("members.adjust")) return null;
  return (
    <>
      <Button look="quiet" size="sm" onClick={() => setIsOpen(true)}>
        <Trans>Adjust money</Trans>
      </Button>
      {isOpen && <AdjustSheet memberId={memberId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AdjustSheet({ memberId, onClose }: { memberId: number; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [direction, setDirection] = useState<Direction>("give");
  const [amount, setAmount] = useState("");
  const [multiple, setMultiple] = useState("1");
  const ask = useMutation({
    mutationFn: (reason: string) =>
      call(adjustMember, {
        member_id: memberId,
        direction,
        amount: toWireAmount(amount),
        turnover_multiple: Number(multiple),
        reason,
      }),
    onSuccess: () => {
      showToast(t`Sent for approval. Somebody else has to agree.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["approvals"] }),
  });
  return (
    <ReasonSheet
      title={t`Adjust money`}
      text={<Trans>The money moves when a second person agrees.</Trans>}
      submit={t`Ask for approval`}
      act={ask}
      onClose={onClose}
    >
      <Segmented<Direction>
        label={t`Direction`}
        value={direction}
        onChange={setDirection}
        options={[
          { value: "give", label: t`Give` },
          { value: "take", label: t`Take` },
        ]}
      />
      <AmountField value={amount} onChange={setAmount} />
      {direction === "give" && <TurnoverField value={multiple} onChange={setMultiple} />}
    </ReasonSheet>
  );
}
