import { useLingui } from "@lingui/react/macro";
import { useLingui as useWords } from "@lingui/react";
import {
  type listPartnerGames,
  takeOverGame,
} from "@tucano/contract/backoffice/games/partner-games.ts";
import { gameTypes, volatilities } from "@tucano/contract/player/games/catalog.ts";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { call, type RowOf } from "../../../platform/api.ts";
import { useDraft } from "../../../platform/draft.ts";
import { AmountField, toWireAmount } from "../../../platform/payments/amount-field.tsx";
import { ReasonSheet } from "../../../platform/reason-sheet.tsx";
import { SelectField } from "../../../platform/select-field.tsx";
import { gameTypeWords } from "../../../platform/subjects/game-type-words.ts";

interface TakeOverSheetProps {
  row: RowOf<typeof listPartnerGames>;
  onClose: () => void;
}

export function TakeOverSheet({ row, onClose }: TakeOverSheetProps) {
  const { t } = useLingui();
  const { _ } = useWords();
  const { draft, set, field, tick } = useDraft({
    type: gameTypes[0] as (typeof gameTypes)[number],
    volatility: "medium" as (typeof volatilities)[number],
    rtp: row.rtp_percent ?? "",
    least: "0.20",
    most: "500.00",
    hasDemo: false,
  });
  const words = {
    low: t({ message: "Low", context: "volatility" }),
    medium: t({ message: "Medium", context: "volatility" }),
    high: t({ message: "High", context: "volatility" }),
  };
  return (
    <ReasonSheet
      title={t`Take over ${row.name}`}
      text={t`It is hidden until somebody shows it. A game that is there keeps its limits.`}
      submit={t`Take over`}
      done={t`Taken over.`}
      act={(reason) =>
        call(takeOverGame, {
          partner: row.partner,
          code: row.code,
          game_type: draft.type,
          volatility: draft.volatility,
          rtp_percent: draft.rtp.replace(",", "."),
          min_bet: toWireAmount(draft.least),
          max_bet: toWireAmount(draft.most),
          has_demo: draft.hasDemo,
          reason,
        })
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SelectField
            label={t`Type`}
            value={draft.type}
            options={gameTypes.map((type) => ({ value: type, label: _(gameTypeWords[type]) }))}
            onChange={(type) => set({ type })}
          />
          <SelectField
            label={t`Volatility`}
            value={draft.volatility}
            options={volatilities.map((value) => ({ value, label: words[value] }))}
            onChange={(volatility) => set({ volatility })}
          />
          <TextField label={t`Return, %`} error={errors["rtp_percent"]} {...field("rtp")} />
          <AmountField label={t`Least stake`} error={errors["min_bet"]} {...field("least")} />
          <AmountField label={t`Most stake`} error={errors["max_bet"]} {...field("most")} />
          <Checkbox {...tick("hasDemo")}>{t`Can be tried with play money`}</Checkbox>
        </>
      )}
    </ReasonSheet>
  );
}
