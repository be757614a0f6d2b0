import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { freeGames, giveFreeRounds } from "@tucano/contract/backoffice/members/free-rounds.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { TextField } from "@tucano/ui/text-field.tsx";
import { ask, call } from "../api.ts";
import { useDraft } from "../draft.ts";
import { readMoment } from "../numbers/number-units.ts";
import { ReasonSheet } from "../reason-sheet.tsx";
import { blankFree, FreeGiftFields, toFreeGift } from "./free-gift-fields.tsx";

interface GiveFreeSheetProps {
  /** Left out: whose they are is asked for. */
  memberId?: number;
  onClose: () => void;
}

/** Asks for free rounds for one player; somebody else agrees. */
export function GiveFreeSheet({ memberId, onClose }: GiveFreeSheetProps) {
  const { t } = useLingui();
  const budget = useQuery(ask(freeGames, {})).data?.budget;
  const { draft, set, field } = useDraft({ ...blankFree, endsAt: "", member: "" });
  return (
    <ReasonSheet
      title={t`Give free rounds`}
      text={
        <Trans>
          The house pays the stakes. The player has them when a second person agrees. For many
          players at once, ask for a campaign.
        </Trans>
      }
      submit={t`Ask for approval`}
      act={(reason) =>
        call(giveFreeRounds, {
          ...toFreeGift(draft),
          member_id: memberId ?? Number(draft.member),
          ends_at: readMoment(draft.endsAt) ?? "",
          reason,
        })
      }
      onClose={onClose}
    >
      {memberId === undefined && (
        <TextField
          label={t`Player's number`}
          inputMode="numeric"
          pattern="[0-9]{9}"
          required
          {...field("member")}
        />
      )}
      <FreeGiftFields form={draft} set={set} />
      {budget !== undefined && (
        <p className="text-xs text-quiet">
          {t`Given by hand today: ${formatMoney(budget.taken)} of ${formatMoney(budget.most)}`}
        </p>
      )}
      <TextField label={t`Ends (São Paulo)`} type="datetime-local" required {...field("endsAt")} />
    </ReasonSheet>
  );
}
