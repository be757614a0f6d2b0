/** The operator's side of Hub88, call by call. */
import {
  readCampaign,
  readCampaigns,
  readGames,
  readPrepaids,
  readProducts,
  readReward,
  readRewards,
  readTransactions,
  readUrl,
  wireTime,
} from "./answers.ts";
import type {
  Campaign,
  CampaignOrder,
  GameUrlOrder,
  Listed,
  PartnerEnd,
  PartnerGame,
  PartnerProduct,
  PartnerTransaction,
  Prepaid,
  Reward,
  RewardOrder,
} from "./types.ts";
import type { Metrics } from "../platform/metrics.ts";
import { createWire, type WireDeps } from "./wire.ts";

export interface Hub88Client {
  listGames(): Promise<Listed<PartnerGame>>;
  listProducts(): Promise<Listed<PartnerProduct>>;
  /** Where a game is opened. Until it has answered, the token opens nothing. */
  gameUrl(order: GameUrlOrder): Promise<string>;
  /** A page about one round, for whoever asks now: it is not for keeping. */
  roundUrl(of: RoundAsked): Promise<string>;
  /** By their clock. */
  listTransactions(span: {
    readonly from: Date;
    readonly until: Date;
  }): Promise<Listed<PartnerTransaction>>;
  listPrepaids(of: {
    readonly gameCode?: string;
    readonly currency?: string;
  }): Promise<Listed<Prepaid>>;
  /** Never repeated by itself: whoever does not know the end looks for its reference. */
  createReward(order: RewardOrder): Promise<Reward>;
  /** A hundred at most. */
  createRewards(orders: readonly RewardOrder[]): Promise<Listed<Reward>>;
  listRewards(of: { readonly reference: string }): Promise<Listed<Reward>>;
  cancelReward(rewardUuid: string): Promise<Reward>;
  createCampaign(order: CampaignOrder): Promise<Campaign>;
  listCampaigns(of: { readonly reference: string }): Promise<Listed<Campaign>>;
  readCampaign(campaignUuid: string): Promise<Campaign>;
}

export interface RoundAsked {
  readonly user: string;
  readonly round: string;
  /** A bet of it. */
  readonly transactionUuid: string;
}

/** Of one thing, and of lists. */
const SMALL = { bytesMax: 16_384, timeoutMs: 5_000 };
const LARGE = { bytesMax: 32 * 1_024 * 1_024, timeoutMs: 20_000 };
const REWARDS_MAX = 100;
const BUCKETS_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export interface Hub88Deps extends Omit<WireDeps, "spreadOf"> {
  readonly metrics: Pick<Metrics, "histograms">;
}

/** Once a process, for all partners. */
export function createHub88({ metrics, ...deps }: Hub88Deps): (end: PartnerEnd) => Hub88Client {
  const spreadOf = metrics.histograms({
    name: "tucano_partner_call_duration_seconds",
    help: "What calls to partners take with all their repeats, by call and outcome.",
    buckets: BUCKETS_SECONDS,
  });
  return (end) => createClient(end, { ...deps, spreadOf });
}

function createClient(end: PartnerEnd, deps: WireDeps): Hub88Client {
  const send = createWire(end, deps);
  const list = (path: string, fields: object = {}) =>
    send({ path, fields, isRepeatable: true, ...LARGE });
  const ask = (path: string, fields: object) =>
    send({ path, fields, isRepeatable: true, ...SMALL });
  const act = (path: string, fields: object, bounds = SMALL) =>
    send({ path, fields, isRepeatable: false, ...bounds });
  const urlIn = (answer: unknown): string => readUrl(answer, !deps.isProduction);
  return {
    listGames: async () => readGames(await list("game/list")),
    listProducts: async () => readProducts(await list("products/list")),
    // The player waits: no repeats, and a bounded answer.
    gameUrl: async (order) => urlIn(await act("game/url", gameUrlFields(order))),
    roundUrl: async ({ user, round, transactionUuid }) =>
      urlIn(await ask("game/round", { user, round, transaction_uuid: transactionUuid })),
    listTransactions: async ({ from, until }) =>
      readTransactions(
        await list("transactions/list", { start_time: wireTime(from), end_time: wireTime(until) }),
      ),
    listPrepaids: async ({ gameCode, currency }) =>
      readPrepaids(await list("freebet/prepaids/list", { game_code: gameCode, currency })),
    createReward: async (order) =>
      readReward(await act("freebet/rewards/create", rewardFields(order))),
    createRewards: async (orders) => {
      if (orders.length > REWARDS_MAX) throw new RangeError(`${REWARDS_MAX} rewards at most.`);
      const rewards = orders.map(rewardFields);
      return readRewards(await act("freebet/rewards/create_bulk", { rewards }, LARGE));
    },
    listRewards: async ({ reference }) =>
      readRewards(await list("freebet/rewards/list", { operator_reference: reference })),
    // Cancelled twice is cancelled.
    cancelReward: async (rewardUuid) =>
      readReward(await ask("freebet/rewards/cancel", { reward_uuid: rewardUuid })),
    createCampaign: async ({ name, prepaidUuid, ...order }) =>
      readCampaign(
        await act("freebet/campaigns/create", {
          name,
          prepaid_uuid: prepaidUuid,
          ...grantFields(order),
        }),
      ),
    listCampaigns: async ({ reference }) =>
      readCampaigns(await list("freebet/campaigns/list", { operator_reference: reference })),
    readCampaign: async (campaignUuid) =>
      readCampaign(await ask("freebet/campaigns/info", { campaign_uuid: campaignUuid })),
  };
}

function gameUrlFields({ seat, ...order }: GameUrlOrder): object {
  const currency = seat === null ? "XXX" : "BRL";
  return {
    ...seat,
    game_code: order.gameCode,
    currency,
    game_currency: currency,
    lang: order.lang,
    country: "BR",
    platform: order.platform,
    lobby_url: order.lobbyUrl,
    deposit_url: order.depositUrl,
    sub_partner_id: order.subPartnerId,
    meta: order.meta,
  };
}

const grantFields = (of: Omit<RewardOrder, "user" | "from">) => ({
  operator_reference: of.reference,
  start_time: wireTime(of.startsAt),
  end_time: wireTime(of.endsAt),
  // Left out where the prepaid has its own.
  ...(of.betUnits === null ? {} : { bet_value: of.betUnits }),
  ...(of.betCount === null ? {} : { bet_count: of.betCount }),
});

const rewardFields = ({ user, from, ...order }: RewardOrder) => ({
  user,
  ...("prepaidUuid" in from
    ? { prepaid_uuid: from.prepaidUuid }
    : { campaign_uuid: from.campaignUuid }),
  ...grantFields(order),
});
