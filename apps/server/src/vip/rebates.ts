/** A member's rebates: by day, what makes one up, and the claim of one or all. */
import { gameTypes } from "@tucano/contract/player/games/catalog.ts";
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, type Centavos, formatWire, toCentavos } from "@tucano/contract/money.ts";
import { formatBasisPoints } from "@tucano/contract/percent.ts";
import type * as contract from "@tucano/contract/player/rewards/vip.ts";
import { startOfDay, toWireInstant } from "../platform/days.ts";
import { DomainError } from "../platform/errors.ts";
import { pageOf } from "../platform/paging.ts";
import { type BasisLine, limitsOf, type Reward } from "../rewards/index.ts";
import { chooseOnce } from "./keyed-choice.ts";
import { levelIn } from "./offers.ts";
import { listAll, listClaimable, rangeOrRecent } from "./own-rewards.ts";
import { rebateAmount, type RebateLine } from "./policy.ts";
import type { VipDeps } from "./types.ts";

type List = DataOf<typeof contract.listRebates>;
type Details = DataOf<typeof contract.rebateDetails>;
type Claimed = DataOf<typeof contract.claimRebates>;

/** As it was settled: by the lines that the reward carries, never by today's numbers. */
function linesOf(basis: readonly BasisLine[]): RebateLine[] {
  return basis.flatMap(({ what, reference, amountCentavos = 0, rateBasisPoints = 0 }) => {
    const gameType = gameTypes.find((one) => one === reference);
    if (what !== "turnover" || gameType === undefined) return [];
    const turnover = toCentavos(amountCentavos);
    const amount = rebateAmount(turnover, rateBasisPoints);
    return [{ gameType, turnover, rate: rateBasisPoints, amount }];
  });
}

function turnoverOf(reward: Reward): Centavos {
  return add(...linesOf(reward.basis).map((line) => line.turnover));
}

function presentRebate(reward: Reward): List["list"][number] {
  const { level, name } = levelIn(reward.basis);
  return {
    day: reward.period,
    level,
    level_name: name,
    turnover: formatWire(turnoverOf(reward)),
    amount: formatWire(reward.amount),
    wagering: formatWire(reward.turnover),
    state: reward.state,
    types: linesOf(reward.basis).map((line) => ({
      game_type: line.gameType,
      turnover: formatWire(line.turnover),
      rate: formatBasisPoints(line.rate),
      amount: formatWire(line.amount),
    })),
    settled_at: toWireInstant(reward.createdAt),
    expires_at: toWireInstant(reward.expiresAt),
    claimed_at: toWireInstant(reward.claimedAt),
  };
}

const sumOf = (rewards: readonly Reward[]): Centavos => add(...rewards.map((one) => one.amount));

export async function listRebates(
  deps: VipDeps,
  memberId: MemberId,
  input: InputOf<typeof contract.listRebates>,
): Promise<List> {
  const range = rangeOrRecent(input, deps.clock.now());
  const states = input.state === undefined ? {} : { states: [input.state] };
  const [found, claimable] = await Promise.all([
    listAll(deps, memberId, { kinds: ["rebate"], ...range, ...states }),
    listClaimable(deps, memberId, ["rebate"]),
  ]);
  const { page, limit, offset } = pageOf(input);
  return {
    list: found.slice(offset, offset + limit).map(presentRebate),
    total: found.length,
    page,
    limit,
    total_turnover: formatWire(add(...found.map(turnoverOf))),
    total_amount: formatWire(sumOf(found)),
    total_claimed: formatWire(sumOf(found.filter(({ state }) => state === "claimed"))),
    total_claimable: formatWire(sumOf(claimable)),
  };
}

export async function showRebate(deps: VipDeps, memberId: MemberId, day: string): Promise<Details> {
  const reward = await deps.rewards.find({ memberId, kind: "rebate", period: day });
  if (reward === null) throw new DomainError("vip.rebate_not_found");
  const [played, games] = await Promise.all([
    deps.statistics.turnover(memberId, { from: day, to: day }),
    deps.catalog.allGames(),
  ]);
  const byCode = new Map(games.map((game) => [`${game.studio}/${game.code}`, game]));
  return {
    ...presentRebate(reward),
    games: played.map(({ game: code, plays, stakeCentavos }) => {
      const game = byCode.get(code);
      return {
        game_id: game?.id ?? null,
        name: game?.name ?? code,
        game_type: game?.gameType ?? null,
        plays,
        turnover: formatWire(stakeCentavos),
      };
    }),
  };
}

export interface RebateClaim {
  readonly memberId: MemberId;
  readonly idempotencyKey: string | null;
  /** Left out: all that can be claimed. */
  readonly day?: string | undefined;
}

export async function claimRebates(deps: VipDeps, request: RebateClaim): Promise<Claimed> {
  const { memberId, idempotencyKey, day } = request;
  const asked = JSON.stringify(["rebates", day ?? null]);
  const days = await chooseOnce(deps, { memberId, idempotencyKey, asked }, () =>
    day === undefined ? chooseAll(deps, memberId) : chooseDay(deps, memberId, day),
  );
  const paid: Reward[] = [];
  for (const period of days) {
    const { budget, startsAt } = await deps.market.read("rebates", startOfDay(period));
    const limits = limitsOf(budget, { startsAt, now: deps.clock.now() });
    paid.push(await deps.rewards.claim({ memberId, kind: "rebate", period }, {}, limits));
  }
  return {
    list: paid.map((one) => ({ day: one.period, amount: formatWire(one.amount) })),
    total_amount: formatWire(sumOf(paid)),
  };
}

async function chooseAll(deps: VipDeps, memberId: MemberId): Promise<readonly string[]> {
  const claimable = await listClaimable(deps, memberId, ["rebate"]);
  if (claimable.length === 0) throw new DomainError("vip.nothing_to_claim");
  return claimable.map(({ period }) => period);
}

async function chooseDay(
  { rewards }: VipDeps,
  memberId: MemberId,
  day: string,
): Promise<readonly string[]> {
  const reward = await rewards.find({ memberId, kind: "rebate", period: day });
  if (reward === null) throw new DomainError("vip.rebate_not_found");
  return [day];
}
