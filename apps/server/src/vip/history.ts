/** Levels reached and gifts in one list, the latest first. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { formatWire } from "@tucano/contract/money.ts";
import type * as contract from "@tucano/contract/player/rewards/vip.ts";
import { toWireInstant } from "../platform/days.ts";
import { pageOf } from "../platform/paging.ts";
import type { Reward } from "../rewards/index.ts";
import { levelIn } from "./offers.ts";
import { giftKindOf, giftRewardKinds, listAll, rangeOrRecent } from "./own-rewards.ts";
import { type LevelChange, listLevelChanges } from "./repository.ts";
import type { VipDeps } from "./types.ts";

type History = DataOf<typeof contract.vipHistory>;

interface Item {
  readonly at: Date;
  readonly wire: History["list"][number];
}

function ofChange(change: LevelChange): Item {
  return {
    at: change.reachedAt,
    wire: {
      kind: "level",
      track: change.track,
      level: change.level,
      level_name: change.levelName,
      period: null,
      amount: null,
      state: null,
      time: toWireInstant(change.reachedAt),
      claimed_at: null,
    },
  };
}

function ofReward(reward: Reward): Item {
  const { level, name } = levelIn(reward.basis);
  return {
    at: reward.createdAt,
    wire: {
      kind: giftKindOf(reward.kind),
      track: null,
      level,
      level_name: name,
      period: reward.period,
      amount: formatWire(reward.amount),
      state: reward.state,
      time: toWireInstant(reward.createdAt),
      claimed_at: toWireInstant(reward.claimedAt),
    },
  };
}

export async function showHistory(
  deps: VipDeps,
  memberId: MemberId,
  input: InputOf<typeof contract.vipHistory>,
): Promise<History> {
  const range = rangeOrRecent(input, deps.clock.now());
  const [changes, rewards] = await Promise.all([
    listLevelChanges(deps.db, { memberId, ...range }),
    listAll(deps, memberId, { kinds: giftRewardKinds, ...range }),
  ]);
  const items = [...changes.map(ofChange), ...rewards.map(ofReward)]
    .filter(({ wire }) => input.kind === undefined || wire.kind === input.kind)
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  const { page, limit, offset } = pageOf(input);
  const list = items.slice(offset, offset + limit).map(({ wire }) => wire);
  return { list, total: items.length, page, limit };
}
