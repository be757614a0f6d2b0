import { Trans, useLingui } from "@lingui/react/macro";
import { voidRound, voidTableRound } from "@tucano/contract/backoffice/games/tables.ts";
import { Button } from "@tucano/ui/button.tsx";
import { useState } from "react";
import { ActButton } from "../../../platform/act-button.tsx";
import { call } from "../../../platform/api.ts";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { useMay } from "../../../platform/session/session.ts";

interface TableRound {
  round_id: string;
  number: number;
  phase: string;
}

/** Asks for a table's whole round to be called off. */
export function VoidTableButton({ round, isSmall }: { round: TableRound; isSmall?: boolean }) {
  const { t } = useLingui();
  // What was asked for is this round, however the table goes on meanwhile.
  const [asked, setAsked] = useState<TableRound | null>(null);
  const { number, round_id } = asked ?? round;
  const shown = round.number;
  const words = useVoidWords();
  const may = useMay();
  if (!may("games.void")) return null;
  return (
    <>
      {round.phase !== "void" && (
        <Button look={isSmall ? "quiet" : "danger"} size="sm" onClick={() => setAsked(round)}>
          <Trans>Call off round {shown}</Trans>
        </Button>
      )}
      {asked !== null && (
        <ReasonSheet
          title={t`Call off round ${number}`}
          {...words}
          act={(reason) => call(voidTableRound, { round_id, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface PlayerRound {
  member_id: number;
  studio: string;
  round_id: string;
}

/** Asks for one player's round to be called off. */
export function VoidRoundButton({ round }: { round: PlayerRound }) {
  const { t } = useLingui();
  return (
    <ActButton
      permission="games.void"
      label={t`Call off`}
      title={t`Call off this round`}
      {...useVoidWords()}
      act={(reason) => call(voidRound, { ...round, reason })}
    />
  );
}

function useVoidWords() {
  const { t } = useLingui();
  const text = (
    <Trans>
      Stakes go back and wins are taken back, as far as they are there, when a second person agrees.
      Players read that the round was called off.
    </Trans>
  );
  return { text, submit: t`Ask for approval`, look: "danger" } as const;
}
