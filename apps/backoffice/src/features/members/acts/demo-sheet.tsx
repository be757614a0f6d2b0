import { Trans, useLingui } from "@lingui/react/macro";
import { makeDemoMember } from "@tucano/contract/backoffice/members/member-acts.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "../../../platform/api.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";

/** An account to show the house with. */
export function DemoSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [account, setAccount] = useState("");
  const [password, setPassword] = useState("");
  const make = useMutation({
    mutationFn: (reason: string) => call(makeDemoMember, { account, password, reason }),
    onSuccess: ({ member_id: number }) => {
      showToast(t`Demo player ${number} is there.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const fields = make.error instanceof ApiError ? make.error.fields : {};
  return (
    <ReasonSheet
      title={t`New demo player`}
      text={
        <Trans>
          An account to show the house with. It plays with play money, is counted nowhere, and never
          pays in or withdraws.
        </Trans>
      }
      submit={t`Make the demo player`}
      act={make}
      onClose={onClose}
    >
      <TextField
        label={t`Account`}
        required
        maxLength={40}
        autoComplete="off"
        value={account}
        error={fields["account"]}
        onChange={(event) => setAccount(event.target.value)}
      />
      <TextField
        label={t`Password`}
        type="password"
        required
        maxLength={256}
        autoComplete="new-password"
        value={password}
        error={fields["password"]}
        onChange={(event) => setPassword(event.target.value)}
      />
    </ReasonSheet>
  );
}
