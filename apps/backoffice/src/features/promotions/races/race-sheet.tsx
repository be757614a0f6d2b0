import { Trans, useLingui } from "@lingui/react/macro";
import { saveRace } from "@tucano/contract/backoffice/members/races.ts";
import { raceScorings, raceTies } from "@tucano/contract/player/rewards/races.ts";
import { Button } from "@tucano/ui/button.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { call } from "../../../platform/api.ts";
import { fieldsFor, useDraft } from "../../../platform/draft.ts";
import { AmountField } from "../../../platform/payments/amount-field.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { SelectField } from "../../../platform/select-field.tsx";
import { GamesField } from "../../../platform/subjects/games-field.tsx";
import { PrizeFields } from "./prize-fields.tsx";
import { blankPrize, draftOf, type RaceDetail, type RaceDraft, toInput } from "./race-draft.ts";
import { useRaceChoices } from "./race-words.ts";

interface RaceSheetProps {
  /** Null: a new one. */
  race: RaceDetail | null;
  onClose: () => void;
}

/** Writes a draft. Nobody sees it before somebody else agrees to its being published. */
export function RaceSheet({ race, onClose }: RaceSheetProps) {
  const { t } = useLingui();
  const words = useRaceChoices();
  const { draft, set, field, choice } = useDraft<RaceDraft>(() => draftOf(race));
  const moment = { type: "datetime-local", required: true } as const;
  const number = { type: "number", min: 1, required: true } as const;
  return (
    <ReasonSheet
      title={race === null ? t`New race` : t`Change the draft`}
      text={<Trans>Points never depend on how much is staked, lost or won.</Trans>}
      submit={t`Save the draft`}
      done={t`Saved.`}
      act={(reason) => call(saveRace, toInput(draft, race?.race_id ?? null, reason))}
      onClose={onClose}
    >
      <TextField label={t`Name`} required minLength={3} maxLength={60} {...field("name")} />
      <SelectField
        label={t`What counts`}
        options={raceScorings.map((value) => ({ value, label: words.scoring[value] }))}
        {...choice("scoring")}
      />
      {draft.scoring === "multiplier" && (
        <TextField
          label={t`How many of the best rounds`}
          {...number}
          max={50}
          {...field("bestOf")}
        />
      )}
      <TextField label={t`First rounds of a day`} {...number} max={1_000} {...field("perDay")} />
      <AmountField label={t`Least stake of a round`} required {...field("minStake")} />
      <GamesField {...choice("games")} />
      <TextField label={t`Starts (São Paulo)`} {...moment} {...field("startsAt")} />
      <TextField label={t`Ends (São Paulo)`} {...moment} {...field("endsAt")} />
      <TextField
        label={t`Hours for disputes before prizes are paid`}
        type="number"
        min={0}
        max={168}
        required
        {...field("review")}
      />
      <SelectField
        label={t`Equal points`}
        options={raceTies.map((value) => ({ value, label: words.ties[value] }))}
        {...choice("ties")}
      />
      <Prizes draft={draft} set={set} />
      <AmountField label={t`Budget in all`} required {...field("budget")} />
    </ReasonSheet>
  );
}

const legend = "mb-2 text-sm font-medium text-quiet";

interface PartProps {
  draft: RaceDraft;
  set: (changes: Partial<RaceDraft>) => void;
}

function Prizes({ draft, set }: PartProps) {
  const { t } = useLingui();
  const { prizes } = draft;
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className={legend}>{t`Prizes, from the first place on`}</legend>
      {prizes.map((prize, index) => (
        <PrizeFields
          key={index}
          from={Number(prizes[index - 1]?.to ?? 0) + 1}
          prize={prize}
          {...fieldsFor(prize, (changes) =>
            set({
              prizes: prizes.map((one, at) => (at === index ? { ...one, ...changes } : one)),
            }),
          )}
        />
      ))}
      <div className="flex gap-2">
        <Button
          look="quiet"
          size="sm"
          onClick={() =>
            set({
              prizes: [
                ...prizes,
                { ...blankPrize, to: String(Number(prizes.at(-1)?.to ?? 0) + 1) },
              ],
            })
          }
        >
          {t`One more prize`}
        </Button>
        {prizes.length > 1 && (
          <Button look="quiet" size="sm" onClick={() => set({ prizes: prizes.slice(0, -1) })}>
            {t`Take the last away`}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
