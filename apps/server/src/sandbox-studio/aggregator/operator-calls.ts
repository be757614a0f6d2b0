/** What the operator may ask, by path below /operator/generic/v2: fields in, answer out. */
import * as z from "zod/mini";
import { listedGames, findGame, PREPAIDS } from "./games.ts";
import { type Campaign, find, list, put, putFirst, type Reward } from "./records-repository.ts";
import type { Studio } from "./studio.ts";

/** Answered with this status and `{ error }`. */
export class NotSo extends Error {
  readonly status: number;
  constructor(status: number, error: string) {
    super(error);
    this.status = status;
  }
}

export type OperatorCall = (studio: Studio, fields: unknown) => Promise<unknown>;

const DEMO_UNITS = 100_000_000;
const REWARDS_MAX = 100;
const SESSION_BYTES = 16;

const name = z.string().check(z.minLength(1), z.maxLength(255));
const seat = { user: name.check(z.minLength(3)), token: name.check(z.minLength(10)) };
const place = {
  game_code: name,
  platform: z.enum(["GPL_DESKTOP", "GPL_MOBILE"]),
  lang: name,
  country: name,
  game_currency: z.optional(name),
  // A house in development has no address of its own, and says its path.
  lobby_url: name,
  deposit_url: z.optional(z.url()),
  sub_partner_id: z.optional(name),
  meta: z.optional(z.record(z.string(), z.unknown())),
};
const gameUrl = z.union([
  z.object({ ...place, currency: z.literal("XXX") }),
  z.object({ ...place, ...seat, currency: z.literal("BRL") }),
]);

function read<Fields>(schema: z.ZodMiniType<Fields>, fields: unknown): Fields {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new NotSo(400, `wrong field: ${parsed.error.issues[0]?.path.join(".") ?? "?"}`);
}

const openGame: OperatorCall = async (studio, fields) => {
  const order = read(gameUrl, fields);
  const game = findGame(order.game_code);
  if (game === null) throw new NotSo(404, "no such game");
  const id = studio.random.token(SESSION_BYTES);
  const body = {
    seat: "user" in order ? { user: order.user, token: order.token } : null,
    game: game.code,
    lobbyUrl: order.lobby_url,
    demoUnits: DEMO_UNITS,
  };
  await put(studio.db, "session", { id, at: studio.clock.now(), body });
  return { url: `${studio.origin()}/play?session=${id}` };
};

const showRound: OperatorCall = async (studio, fields) => {
  const asked = read(z.object({ transaction_uuid: name, round: name, user: name }), fields);
  const bet = await find(studio.db, "transaction", asked.transaction_uuid);
  if (bet === null || bet.round !== asked.round || bet.user !== asked.user) {
    throw new NotSo(404, "no such round");
  }
  return { url: `${studio.origin()}/round?transaction=${asked.transaction_uuid}` };
};

const wireTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/));
const listTransactions: OperatorCall = async (studio, fields) => {
  const span = read(z.object({ start_time: wireTime, end_time: wireTime }), fields);
  return list(studio.db, "transaction", {
    from: new Date(`${span.start_time}Z`),
    until: new Date(`${span.end_time}Z`),
  });
};

const whole = z.nullish(z.int().check(z.minimum(1)));
const grant = {
  operator_reference: z.nullish(name),
  bet_value: whole,
  bet_count: whole,
  start_time: z.nullish(wireTime),
  end_time: z.nullish(wireTime),
};
const rewardOrder = z.object({
  user: name,
  prepaid_uuid: z.optional(name),
  campaign_uuid: z.optional(name),
  ...grant,
});
type RewardOrder = z.infer<typeof rewardOrder>;

async function makeReward(studio: Studio, order: RewardOrder): Promise<Reward> {
  const campaign =
    order.campaign_uuid === undefined
      ? null
      : await find(studio.db, "campaign", order.campaign_uuid);
  const wanted = campaign?.prepaid_uuid ?? order.prepaid_uuid;
  const prepaid = PREPAIDS.find(({ prepaid_uuid }) => prepaid_uuid === wanted);
  if (prepaid === undefined) throw new NotSo(404, "no such prepaid");
  const betValue = prepaid.bet_value ?? campaign?.bet_value ?? order.bet_value;
  const betCount = prepaid.bet_count ?? campaign?.bet_count ?? order.bet_count;
  if (betValue == null || betCount == null) throw new NotSo(400, "bet_value and bet_count");
  const body: Reward = {
    reward_uuid: studio.random.uuid(),
    prepaid_uuid: prepaid.prepaid_uuid,
    operator_reference: order.operator_reference ?? null,
    user: order.user,
    game_code: prepaid.game_code,
    currency: prepaid.currency,
    bet_value: betValue,
    bet_count: betCount,
    used: 0,
    status: "FRS_NEW",
    start_time: order.start_time ?? null,
    end_time: order.end_time ?? null,
  };
  await putFirst(studio.db, "reward", { id: body.reward_uuid, at: studio.clock.now(), body });
  // Made, and not told: the operator has to look for it.
  if (studio.isOn("lost-rewards")) throw new NotSo(500, "lost on its way");
  return body;
}

const createReward: OperatorCall = (studio, fields) =>
  makeReward(studio, read(rewardOrder, fields));

const createRewards: OperatorCall = async (studio, fields) => {
  const orders = z.array(rewardOrder).check(z.maxLength(REWARDS_MAX));
  const { rewards } = read(z.object({ rewards: orders }), fields);
  const made: Reward[] = [];
  for (const order of rewards) made.push(await makeReward(studio, order));
  return { rewards: made };
};

const byReference = z.object({ operator_reference: z.optional(name) });
const isAbout =
  (reference: string | undefined) =>
  (one: { readonly operator_reference: string | null }): boolean =>
    reference === undefined || one.operator_reference === reference;

const listRewards: OperatorCall = async (studio, fields) => {
  const { operator_reference: reference } = read(byReference, fields);
  return { rewards: (await list(studio.db, "reward")).filter(isAbout(reference)), page: 1 };
};

const cancelReward: OperatorCall = async (studio, fields) => {
  const { reward_uuid: id } = read(z.object({ reward_uuid: name }), fields);
  const reward = await find(studio.db, "reward", id);
  if (reward === null) throw new NotSo(404, "no such reward");
  const isOver = ["FRS_FINISHED", "FRS_EXPIRED"].includes(reward.status);
  if (isOver) throw new NotSo(400, "the reward is over");
  const body = { ...reward, status: "FRS_CANCELLED" };
  await put(studio.db, "reward", { id, at: studio.clock.now(), body });
  return body;
};

const createCampaign: OperatorCall = async (studio, fields) => {
  const order = read(z.object({ name, prepaid_uuid: name, ...grant }), fields);
  const body: Campaign = {
    campaign_uuid: studio.random.uuid(),
    name: order.name,
    prepaid_uuid: order.prepaid_uuid,
    operator_reference: order.operator_reference ?? null,
    bet_value: order.bet_value ?? null,
    bet_count: order.bet_count ?? null,
  };
  await put(studio.db, "campaign", { id: body.campaign_uuid, at: studio.clock.now(), body });
  return body;
};

const listCampaigns: OperatorCall = async (studio, fields) => {
  const { operator_reference: reference } = read(byReference, fields);
  return (await list(studio.db, "campaign")).filter(isAbout(reference));
};

const readCampaign: OperatorCall = async (studio, fields) => {
  const { campaign_uuid: id } = read(z.object({ campaign_uuid: name }), fields);
  const campaign = await find(studio.db, "campaign", id);
  if (campaign === null) throw new NotSo(404, "no such campaign");
  return campaign;
};

const listPrepaids: OperatorCall = (_studio, fields) => {
  const of = read(z.object({ game_code: z.optional(name), currency: z.optional(name) }), fields);
  const isWanted = (one: (typeof PREPAIDS)[number]) =>
    (of.game_code === undefined || one.game_code === of.game_code) &&
    (of.currency === undefined || one.currency === of.currency);
  return Promise.resolve(PREPAIDS.filter(isWanted));
};

export const operatorCalls: Readonly<Record<string, OperatorCall>> = {
  "game/list": (studio) => Promise.resolve(listedGames(studio.isOn, studio.origin())),
  "products/list": () =>
    Promise.resolve([{ product_code: "Sandbox Studio", enabled_currencies: ["BRL", "XXX"] }]),
  "game/url": openGame,
  "game/round": showRound,
  "transactions/list": listTransactions,
  "freebet/prepaids/list": listPrepaids,
  "freebet/rewards/create": createReward,
  "freebet/rewards/create_bulk": createRewards,
  "freebet/rewards/list": listRewards,
  "freebet/rewards/cancel": cancelReward,
  "freebet/campaigns/create": createCampaign,
  "freebet/campaigns/list": listCampaigns,
  "freebet/campaigns/info": readCampaign,
};
