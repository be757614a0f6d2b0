import { Trans, useLingui } from "@lingui/react/macro";
import { resumeGames, stopGames } from "@tucano/contract/backoffice/games/games.ts";
import { Button } from "@tucano/ui/button.tsx";
import { showToast } from "@tucano/ui/toast.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "../../platform/api.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { useMay } from "../../platform/session/session.ts";
import { GAMES_KEY } from "./queries.ts";

interface ScopeProps {
  scope: string;
  /** What is stopped, in words. */
  name: string;
}

/** Closes a game, a type or everything to new rounds. */
export function StopButton({ scope, name, children }: ScopeProps & { children: ReactNode }) {
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (!may("games.manage")) return null;
  return (
    <>
      <Button look="danger" size="sm" onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <ScopeSheet act="stop" scope={scope} name={name} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

export function ResumeButton({ scope, name }: ScopeProps) {
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  if (!may("games.manage")) return null;
  return (
    <>
      <Button look="quiet" size="sm" onClick={() => setIsOpen(true)}>
        <Trans>Resume</Trans>
      </Button>
      {isOpen && (
        <ScopeSheet act="resume" scope={scope} name={name} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

interface ScopeSheetProps extends ScopeProps {
  act: "stop" | "resume";
  onClose: () => void;
}

function ScopeSheet({ act, scope, name, onClose }: ScopeSheetProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: (reason: string) =>
      call(act === "stop" ? stopGames : resumeGames, { scope, reason }),
    onSuccess: () => {
      showToast(act === "stop" ? t`Stopped: ${name}` : t`Open again: ${name}`, "good");
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [GAMES_KEY] }),
  });
  return (
    <ReasonSheet
      title={act === "stop" ? t`Stop: ${name}` : t`Resume: ${name}`}
      text={
        act === "stop" ? (
          <Trans>No new round begins from now on. Rounds that run are played to their end.</Trans>
        ) : (
          <Trans>New rounds may begin again, at once.</Trans>
        )
      }
      submit={act === "stop" ? t`Stop play` : t`Resume play`}
      look={act === "stop" ? "danger" : "primary"}
      act={send}
      onClose={onClose}
    />
  );
}
