import { t } from "@lingui/core/macro";
import { Button } from "@tucano/ui/button.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { type FormEvent, useState } from "react";
import { PageHead } from "../../platform/shell/page-head.tsx";
import { Explanation } from "./explanation.tsx";
import { Returns } from "./returns.tsx";
import { OwnRounds, SharedTables, useOwnRounds } from "./round-picker.tsx";
import { Verifier } from "./verifier.tsx";

interface FairnessProps {
  round: string | undefined;
  /** The address says that it is a table's: then nothing else is asked. */
  isTable: boolean;
  onSearch: (round: string) => void;
}

export function Fairness({ round, isTable, onSearch }: FairnessProps) {
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
      {round !== undefined && <Verifier roundId={round} isTable={isTable} />}
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
