/** What a campaign gives and to whom, in one line each. */
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "@tucano/i18n/money.ts";
import { useGiftName } from "../numbers/gift-words.ts";
import type { Campaign } from "../queries.ts";

export function useCampaignWords() {
  const { t } = useLingui();
  const gifts = useGiftName();
  return {
    giftOf: ({ gift, amount, spins, turnover_multiple: multiple, free }: Campaign): string => {
      if (free !== null) return `${free.rounds} × ${formatMoney(free.stake)}, ${free.game}`;
      if (spins > 0) return `${spins} × ${gifts[gift]}`;
      return `${gifts[gift]}, ${formatMoney(amount)} (×${multiple})`;
    },
    whomOf: ({ listed, segment, segment_name: name }: Campaign): string => {
      if (listed !== null) return t`${plural(listed, { one: "# player", other: "# players" })}`;
      const { segment_version: version } = segment;
      return name === null ? t`By level` : `${name} (${version})`;
    },
  };
}
