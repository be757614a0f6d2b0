import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { freeGames } from "@tucano/contract/backoffice/members/free-rounds.ts";
import { racePockets } from "@tucano/contract/player/rewards/races.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { ask } from "../../../platform/api.ts";
import type { fieldsFor } from "../../../platform/draft.ts";
import { AmountField } from "../../../platform/payments/amount-field.tsx";
import { SelectField } from "../../../platform/select-field.tsx";
import type { PrizeDraft } from "./race-draft.ts";
import { useRaceChoices } from "./race-words.ts";

interface PrizeFieldsProps extends ReturnType<typeof fieldsFor<PrizeDraft>> {
  /** The first place that it is for. */
  from: number;
  prize: PrizeDraft;
}

/** What each of some places gets. */
export function PrizeFields({ from, prize, field, choice }: PrizeFieldsProps) {
  const { t } = useLingui();
  const words = useRaceChoices();
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      <TextField
        label={t`Places from ${from} to`}
        type="number"
        min={from}
        max={1_000}
        required
        {...field("to")}
      />
      <SelectField
        label={t`Prize`}
        options={racePockets.map((value) => ({ value, label: words.pocket[value] }))}
        {...choice("pocket")}
      />
      {prize.pocket === "free" ? (
        <FreeFields field={field} choice={choice} />
      ) : (
        <>
          <AmountField label={t`Amount for each`} required {...field("amount")} />
          <TextField
            label={t`Turnover, times the amount`}
            type="number"
            min={0}
            max={100}
            required
            {...field("multiple")}
          />
        </>
      )}
    </div>
  );
}

function FreeFields({ field, choice }: Pick<PrizeFieldsProps, "choice" | "field">) {
  const { t } = useLingui();
  const games = useQuery(ask(freeGames, {})).data?.list ?? [];
  const number = { type: "number", min: 1, required: true } as const;
  return (
    <>
      <SelectField
        label={t`Game of the free rounds`}
        options={[
          { value: "", label: t`Choose a game` },
          ...games.map(({ game_id, name }) => ({ value: String(game_id), label: name })),
        ]}
        {...choice("game")}
      />
      <AmountField label={t`Stake of each round`} required {...field("stake")} />
      <TextField label={t`Free rounds`} {...number} max={1_000} {...field("rounds")} />
      <TextField label={t`Days to play them`} {...number} max={366} {...field("days")} />
    </>
  );
}
