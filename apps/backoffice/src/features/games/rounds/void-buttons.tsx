import { Trans, useLingui } from "@lingui/react/macro";
import { voidRound, voidTableRound } from "@tucano/contract/backoffice/games/tables.ts";
import { Button } from "@tucano/ui/button.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
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
  const may = useMay();
  const { t } = useLingui();
  // What was asked for is this round, however the table goes on meanwhile.
  const [asked, setAsked] = useState<TableRound | null>(null);
  const number = asked?.number ?? round.number;
  const shown = round.number;
  if (!may("games.void")) return null;
  return (
    <>
      {round.phase !== "void" && (
        <Button look={isSmall ? "quiet" : "danger"} size="sm" onClick={() => setAsked(round)}>
          <Trans>Call off round {shown}</Trans>
        </Button>
      )}
      {asked !== null && (
        <VoidSheet
          title={t`Call off round ${number}`}
          ask={(reason) => call(voidTableRound, { round_id: asked.round_id, reason })}
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
  const may = useMay();
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  if (!may("games.void")) return null;
  return (
    <>
      <Button look="danger" size="sm" onClick={() => setIsOpen(true)}>
        <Trans>Call off</Trans>
      </Button>
      {isOpen && (
        <VoidSheet
          title={t`Call off this round`}
          ask={(reason) => call(voidRound, { ...round, reason })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface VoidSheetProps {
  title: string;
  ask: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

function VoidSheet({ title, ask, onClose }: VoidSheetProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: ask,
    onSuccess: () => {
      showToast(t`Sent for approval. Somebody else has to agree.`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["approvals"] }),
  });
  return (
    <ReasonSheet
      title={title}
      text={
        <Trans>
          Stakes go back and wins are taken back, as far as they are there, when a second person
          agrees. Players read that the round was called off.
        </Trans>
      }
      submit={t`Ask for approval`}
      look="danger"
      act={send}
      onClose={onClose}
    />
  );
}
