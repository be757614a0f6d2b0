import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { freeGames, type giveFreeRounds } from "@tucano/contract/backoffice/members/free-rounds.ts";
import { type Centavos, formatWire, multiplyFloor, parseWire } from "@tucano/contract/money.ts";
import type { RequestOf } from "@tucano/contract/endpoint.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { ask } from "../api.ts";
import { fieldsFor } from "../draft.ts";
import { AmountField, toWireAmount } from "../payments/amount-field.tsx";
import { SelectField } from "../select-field.tsx";

export interface FreeDraft {
  game: string;
  stake: string;
  rounds: string;
}

export const blankFree: FreeDraft = { game: "", stake: "1,00", rounds: "10" };

type Gift = Pick<RequestOf<typeof giveFreeRounds>, "game_id" | "stake" | "rounds">;

export function toFreeGift({ game, stake, rounds }: FreeDraft): Gift {
  return { game_id: Number(game), stake: toWireAmount(stake), rounds: Number(rounds) };
}

/** What the house stakes for one player at most; null: not known yet. */
export function freeCostOf({ stake, rounds }: FreeDraft): Centavos | null {
  const each = parseWire(toWireAmount(stake));
  const count = Number(rounds);
  if (each === null || !Number.isSafeInteger(count) || count < 1) return null;
  return multiplyFloor(each, count, 1);
}

interface FreeGiftFieldsProps {
  form: FreeDraft;
  set: (changes: Partial<FreeDraft>) => void;
}

/** Which game, for what stake, how often. */
export function FreeGiftFields({ form, set }: FreeGiftFieldsProps) {
  const { t } = useLingui();
  const { field } = fieldsFor<FreeDraft>(form, set);
  const games = useQuery(ask(freeGames, {})).data?.list ?? [];
  const stakes = games.find(({ game_id }) => String(game_id) === form.game)?.stakes ?? [];
  const most = freeCostOf(form);
  const cost = most === null ? null : formatMoney(formatWire(most));
  const offered = stakes.map(formatMoney).join(" · ");
  return (
    <>
      <SelectField
        label={t`Game`}
        value={form.game}
        options={[
          { value: "", label: t`Choose a game` },
          ...games.map(({ game_id, name }) => ({ value: String(game_id), label: name })),
        ]}
        onChange={(game) => set({ game })}
      />
      <AmountField label={t`Stake of each round`} required {...field("stake")} />
      {offered !== "" && <p className="text-xs text-quiet">{t`Played for: ${offered}`}</p>}
      <TextField
        label={t`Free rounds`}
        type="number"
        min={1}
        max={10_000}
        required
        {...field("rounds")}
      />
      {cost !== null && <p className="text-xs text-quiet">{t`Stakes of one player: ${cost}`}</p>}
    </>
  );
}
