import { Trans, useLingui } from "@lingui/react/macro";
import { resumeGames, stopGames } from "@tucano/contract/backoffice/games/games.ts";
import { modeName, sharedModes } from "@tucano/contract/studios/game-modes.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { ActButton, FormButton } from "../../platform/act-button.tsx";
import { call } from "../../platform/api.ts";
import { useDraft } from "../../platform/draft.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { SelectField } from "../../platform/select-field.tsx";
import { useModeName } from "./labels.tsx";

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

/** Of a partner or its game: closes one way of playing, and leaves the others open. */
export function StopModeButton({ scope, name }: ScopeProps) {
  const { t } = useLingui();
  return (
    <FormButton
      permission="games.manage"
      label={t`Stop a mode`}
      look="danger"
      form={(close) => <StopModeSheet scope={scope} name={name} onClose={close} />}
    />
  );
}

const OWN = "own";

function StopModeSheet({ scope, name, onClose }: ScopeProps & { onClose: () => void }) {
  const { t } = useLingui();
  const nameOf = useModeName();
  const { draft, field, choice } = useDraft({ mode: "demo", own: "" });
  const mode = draft.mode === OWN ? modeName(draft.own) : draft.mode;
  return (
    <ReasonSheet
      title={t`Stop a mode: ${name}`}
      text={
        <Trans>
          No launch and no new round of this mode from now on. Wins and rollbacks are taken as
          before.
        </Trans>
      }
      submit={t`Stop the mode`}
      look="danger"
      done={t`Stopped: ${name}`}
      act={(reason) => call(stopGames, { scope: `${scope}:${mode}`, reason })}
      onClose={onClose}
    >
      <SelectField
        label={t`Mode`}
        options={[
          ...sharedModes.map((value) => ({ value: value as string, label: nameOf(value) })),
          { value: OWN, label: t`One that the studio names` },
        ]}
        {...choice("mode")}
      />
      {draft.mode === OWN && (
        <TextField
          label={t`Its name in bets (mode)`}
          hint={t`As the studio writes it: bonus-buy. Bets that name no mode are not of it.`}
          required
          maxLength={40}
          {...field("own")}
        />
      )}
    </ReasonSheet>
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
