import { Trans, useLingui } from "@lingui/react/macro";
import { resumeGames, stopGames } from "@tucano/contract/backoffice/games/games.ts";
import { ActButton } from "../../platform/act-button.tsx";
import { call } from "../../platform/api.ts";

interface ScopeProps {
  scope: string;
  /** What is stopped, in words. */
  name: string;
}

/** Closes a game, a type or everything to new rounds. */
export function StopButton({ scope, name, label }: ScopeProps & { label: string }) {
  const { t } = useLingui();
  return (
    <ActButton
      permission="games.manage"
      label={label}
      look="danger"
      title={t`Stop: ${name}`}
      text={
        <Trans>No new round begins from now on. Rounds that run are played to their end.</Trans>
      }
      submit={t`Stop play`}
      done={t`Stopped: ${name}`}
      act={(reason) => call(stopGames, { scope, reason })}
    />
  );
}

export function ResumeButton({ scope, name }: ScopeProps) {
  const { t } = useLingui();
  return (
    <ActButton
      permission="games.manage"
      label={t`Resume`}
      title={t`Resume: ${name}`}
      text={<Trans>New rounds may begin again, at once.</Trans>}
      submit={t`Resume play`}
      done={t`Open again: ${name}`}
      act={(reason) => call(resumeGames, { scope, reason })}
    />
  );
}
