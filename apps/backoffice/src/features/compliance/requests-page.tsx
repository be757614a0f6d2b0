import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { exportMember } from "@tucano/contract/backoffice/compliance.ts";
import { Button } from "@tucano/ui/button.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { useState } from "react";
import { call } from "../../platform/api.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { Card, PageHead } from "../../platform/show.tsx";
import { saveFile } from "./queries.ts";

/** What players may ask for by law: all that is kept about them. */
export function RequestsPage() {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Data requests`} />
      <Card title={t`Data of a player`}>
        <p className="text-sm text-quiet">
          <Trans>
            Account, balances, limits, exclusions, deposits, withdrawals and play by day, as a JSON
            file. Records of bets and money are kept for five years; until then nothing of them is
            erased.
          </Trans>
        </p>
        <div>
          <Button onClick={() => setIsAsking(true)}>
            <Trans>Take the data out</Trans>
          </Button>
        </div>
      </Card>
      {isAsking && <ExportSheet onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function ExportSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [member, setMember] = useState("");
  const take = useMutation({
    mutationFn: (reason: string) => call(exportMember, { member_id: Number(member), reason }),
    onSuccess: (file) => {
      saveFile(file);
      onClose();
    },
  });
  return (
    <ReasonSheet
      title={t`Take the data out`}
      text={<Trans>The file has personal data in full. It is written down.</Trans>}
      submit={t`Take the file`}
      act={take}
      onClose={onClose}
    >
      <TextField
        label={t`Number of the player`}
        required
        pattern="\d{9}"
        value={member}
        onChange={(event) => setMember(event.target.value)}
      />
    </ReasonSheet>
  );
}
