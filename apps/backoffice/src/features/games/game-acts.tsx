import { Trans, useLingui } from "@lingui/react/macro";
import { editGame, limitStakes, offerStatuses } from "@tucano/contract/backoffice/games/games.ts";
import { typedMoney } from "@tucano/i18n/money.ts";
import { Checkbox } from "@tucano/ui/checkbox.tsx";
import { Segmented } from "@tucano/ui/segmented.tsx";
import { TextField } from "@tucano/ui/text-field.tsx";
import { call } from "../../platform/api.ts";
import { ReasonSheet } from "../../platform/reason-sheet.tsx";
import { type OfferStatus, useOfferNames } from "./labels.tsx";
import type { GameRow } from "./queries.ts";
import { SitesField } from "./sites-field.tsx";
import { StopButton, StopModeButton } from "./stop-buttons.tsx";
import { FormButton } from "../../platform/act-button.tsx";
import { useDraft } from "../../platform/draft.ts";
import { AmountField, toWireAmount } from "../../platform/payments/amount-field.tsx";

export function GameActs({ row }: { row: GameRow }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-2">
      <FormButton
        permission="games.manage"
        label={t`Change`}
        look="quiet"
        form={(close) => <EditSheet row={row} onClose={close} />}
      />
      <FormButton
        permission="games.odds"
        label={t`Stake limits`}
        look="quiet"
        form={(close) => <LimitsSheet row={row} onClose={close} />}
      />
      {row.stopped_by === null && (
        <StopButton scope={`game:${row.game_id}`} name={row.name} label={t`Stop play`} />
      )}
      {row.may_stop_modes && <StopModeButton scope={`game:${row.game_id}`} name={row.name} />}
    </div>
  );
}

interface SheetProps {
  row: GameRow;
  onClose: () => void;
}

function EditSheet({ row, onClose }: SheetProps) {
  const { t } = useLingui();
  const { draft, field, tick, choice } = useDraft({
    status: row.status,
    isFeatured: row.is_featured,
    position: String(row.position),
    tags: row.tags.join(", "),
    sites: row.sites,
  });
  const { status, sites } = draft;
  const states = useOfferNames();
  return (
    <ReasonSheet
      title={t`Change ${row.name}`}
      text={<Trans>It holds at once.</Trans>}
      submit={t`Save`}
      done={t`Saved.`}
      act={(reason) =>
        call(editGame, {
          game_id: row.game_id,
          status,
          is_featured: draft.isFeatured,
          position: Number(draft.position),
          tags: draft.tags.split(/[\s,]+/).filter(Boolean),
          sites: sites === null || sites.length === 0 ? null : sites,
          reason,
        })
      }
      onClose={onClose}
    >
      <Segmented<OfferStatus>
        label={t`State`}
        options={offerStatuses.map((value) => ({ value, label: states[value] }))}
        {...choice("status")}
      />
      <TextField
        label={t`Place in the lobby`}
        type="number"
        min={0}
        max={9999}
        required
        {...field("position")}
      />
      <Checkbox {...tick("isFeatured")}>
        <Trans>Featured</Trans>
      </Checkbox>
      <TextField
        label={t`Tags`}
        hint={<Trans>Small letters, digits and hyphens, with commas between them.</Trans>}
        maxLength={400}
        {...field("tags")}
      />
      <SitesField {...choice("sites")} />
    </ReasonSheet>
  );
}

const wireOf = (text: string) => (text.trim() === "" ? null : toWireAmount(text));

function LimitsSheet({ row, onClose }: SheetProps) {
  const { t } = useLingui();
  const { draft, field } = useDraft({
    least: row.min_bet === row.least_bet ? "" : typedMoney(row.min_bet),
    most: row.max_bet === row.most_bet ? "" : typedMoney(row.max_bet),
  });
  return (
    <ReasonSheet
      title={t`Stake limits of ${row.name}`}
      text={<Trans>Empty means what the mathematics allows. A second person agrees first.</Trans>}
      submit={t`Ask for approval`}
      act={(reason) =>
        call(limitStakes, {
          game_id: row.game_id,
          min_bet: wireOf(draft.least),
          max_bet: wireOf(draft.most),
          reason,
        })
      }
      onClose={onClose}
    >
      <AmountField
        label={t`Least stake`}
        placeholder={typedMoney(row.least_bet)}
        {...field("least")}
      />
      <AmountField
        label={t`Highest stake`}
        placeholder={typedMoney(row.most_bet)}
        {...field("most")}
      />
    </ReasonSheet>
  );
}
