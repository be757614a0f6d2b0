import { Trans, useLingui } from "@lingui/react/macro";
import {
  forfeitMemberBonus,
  forfeitMemberReward,
} from "@tucano/contract/backoffice/members/member-acts.ts";
import { formatMoney } from "@tucano/i18n/money.ts";
import { ActButton } from "../../../platform/act-button.tsx";
import { GrantButton } from "./grant-button.tsx";
import type { RewardRow } from "../queries.ts";
import { call } from "../../../platform/api.ts";

interface ForfeitRewardProps {
  memberId: number;
  reward: RewardRow;
}

/** What was paid stays paid: only what is still open can be taken back. */
export function ForfeitReward({ memberId, reward }: ForfeitRewardProps) {
  const { t } = useLingui();
  if (reward.state !== "claimable" && reward.state !== "expired") return null;
  const amount = formatMoney(reward.amount);
  return (
    <ActButton
      permission="members.rewards"
      label={t`Take back`}
      title={t`Take back ${amount}`}
      done={t`The reward is taken back.`}
      look="danger"
      act={(reason) =>
        call(forfeitMemberReward, { member_id: memberId, reward_id: reward.id, reason })
      }
    />
  );
}

/** What may be done to rewards as a whole. */
export function RewardActs({ memberId }: { memberId: number }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <GrantButton memberId={memberId} />
      <ActButton
        permission="members.rewards"
        label={t`Take the bonus back`}
        title={t`Take the bonus back`}
        text={<Trans>The bonus that is being played goes, and with it what it owes.</Trans>}
        done={t`The bonus is taken back.`}
        look="danger"
        act={(reason) => call(forfeitMemberBonus, { member_id: memberId, reason })}
      />
    </div>
  );
}
