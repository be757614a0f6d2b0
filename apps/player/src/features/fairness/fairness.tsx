import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FormEvent, useState } from "react";
import { PageHead } from "../../platform/shell/page-head.tsx";
import type { ProofKind } from "../../platform/records/proofs.ts";
import { Explanation } from "./explanation.tsx";
import { Returns } from "./returns.tsx";
import { OwnRounds, SharedTables, useOwnRounds } from "./round-picker.tsx";
import { Verifier } from "./verifier.tsx";

interface FairnessProps {
  round: string | undefined;
  /** What the address says that it is of: then nothing else is asked. */
  kind: ProofKind | undefined;
  onSearch: (round: string) => void;
}

export function Fairness({ round, kind, onSearch }: FairnessProps) {
  const [text, setText] = useState(round ?? "");
  const isComing = useOwnRounds().isLoading;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== "") onSearch(text.trim());
  }
  return (
    <div className="page-narrow flex flex-col gap-8">
      <div>
        <PageHead title={t`Verify a round`} />
        <form className="flex flex-col gap-3 sm:flex-row sm:items-end" onSubmit={submit}>
          <TextField
            className="flex-1"
            label={t`Round ID`}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            placeholder="00000000-0000-0000-0000-000000000000"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" size="lg">
            {t`Verify`}
          </Button>
        </form>
      </div>
      {round !== undefined && <Verifier roundId={round} kind={kind} />}
      <OwnRounds />
      {/* How many rounds come above it is not known before they are there. */}
      {!isComing && (
        <>
          <Explanation />
          <SharedTables />
          <Returns />
        </>
      )}
    </div>
  );
}
