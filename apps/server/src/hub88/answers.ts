/**
 * Reads what partners answer, as tolerantly as honesty allows: unknown fields are let through,
 * what is null or of another type counts as not said, and only what names a thing must be there.
 */
import * as z from "zod/mini";
import { Hub88Unreadable } from "./errors.ts";
import type {
  Campaign,
  Listed,
  PartnerGame,
  PartnerProduct,
  PartnerTransaction,
  Prepaid,
  Reward,
} from "./types.ts";

const LENGTH_MAX = 300;
const NAMES_MAX = 400;

const id = z.string().check(z.minLength(1), z.maxLength(LENGTH_MAX));
const isId = (value: unknown): value is string => id.safeParse(value).success;

const text = (value: unknown): string | null => (isId(value) ? value : null);
const URL_LENGTH_MAX = 2_000;
const address = (value: unknown): string | null =>
  typeof value === "string" && value.length <= URL_LENGTH_MAX && URL.canParse(value) ? value : null;
const flag = (value: unknown): boolean | null => (typeof value === "boolean" ? value : null);
const count = (value: unknown): number | null =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const names = (value: unknown): string[] => listOf(value).filter(isId).slice(0, NAMES_MAX);

/** "96.5" and 96.5; null for anything that is no return. */
export function basisPointsOf(rtp: unknown): number | null {
  const percent = typeof rtp === "number" ? String(rtp) : rtp;
  if (typeof percent !== "string" || !/^\d{1,3}(\.\d{1,6})?%?$/.test(percent)) return null;
  const points = Math.round(Number(percent.replace("%", "")) * 100);
  return points >= 1 && points <= 10_000 ? points : null;
}

const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d{1,6})?)(Z|[+-]\d\d:?\d\d)?$/;

/** Their times carry no zone: they are UTC. */
export function instantOf(value: unknown): Date | null {
  if (typeof value !== "string") return null;
  const parts = INSTANT.exec(value);
  if (parts === null) return null;
  const at = new Date(`${parts[1]}T${parts[2]}${parts[3] ?? "Z"}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** As they write it. */
export const wireTime = (at: Date): string => at.toISOString().slice(0, 19);

const dayOf = (value: unknown): string | null =>
  typeof value === "string" ? (/^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? null) : null;

const gameRow = z.looseObject({ game_code: id });
export const readGames = (answer: unknown): Listed<PartnerGame> =>
  readList(answer, gameRow, (row) => ({
    code: row.game_code,
    name: text(row["name"]) ?? row.game_code,
    product: text(row["product"]),
    category: text(row["category"]),
    isEnabled: flag(row["enabled"]) ?? true,
    hasFreeBets: flag(row["freebet_support"]) ?? false,
    rtpBasisPoints: basisPointsOf(row["rtp"]),
    volatility:
      typeof row["volatility"] === "number" ? `${row["volatility"]}` : text(row["volatility"]),
    platforms: names(row["platforms"]),
    languages: names(row["languages"]),
    blockedCountries: names(row["blocked_countries"]),
    restrictedCountries: names(row["restricted_countries"]),
    certifications: names(row["certifications"]),
    releasedOn: dayOf(row["release_date"]),
    pictureUrl: address(row["url_thumb"]) ?? address(row["url_background"]),
  }));

const productRow = z.looseObject({ product_code: id });
export const readProducts = (answer: unknown): Listed<PartnerProduct> =>
  readList(answer, productRow, (row) => ({
    code: row.product_code,
    currencies: names(row["enabled_currencies"]),
  }));

const transactionRow = z.looseObject({
  transaction_uuid: id,
  kind: id,
  transaction_status: id,
  amount: z.int(),
  currency: id,
});
export const readTransactions = (answer: unknown): Listed<PartnerTransaction> =>
  readList(answer, transactionRow, (row) => ({
    // Ids are compared without regard to case.
    transactionUuid: row.transaction_uuid.toLowerCase(),
    kind: row.kind,
    status: row.transaction_status,
    amountUnits: row.amount,
    currency: row.currency,
    gameCode: text(row["game_code"]),
    user: text(row["user"]),
    round: text(row["round"]),
    referenceUuid: text(row["reference_transaction_uuid"])?.toLowerCase() ?? null,
    at: instantOf(row["inserted_at"]),
  }));

const prepaidRow = z.looseObject({ prepaid_uuid: id });
export const readPrepaids = (answer: unknown): Listed<Prepaid> =>
  readList(answer, prepaidRow, (row) => ({
    prepaidUuid: row.prepaid_uuid,
    gameCode: text(row["game_code"]),
    currency: text(row["currency"]),
    betUnits: count(row["bet_value"]),
    betCount: count(row["bet_count"]),
  }));

const rewardRow = z.looseObject({ reward_uuid: id });
const toReward = (row: z.infer<typeof rewardRow>): Reward => ({
  rewardUuid: row.reward_uuid,
  // What was just made and does not say is new.
  status: text(row["status"]) ?? "FRS_NEW",
  user: text(row["user"]),
  reference: text(row["operator_reference"]),
});
export const readRewards = (answer: unknown): Listed<Reward> =>
  readList(answer, rewardRow, toReward);
export const readReward = (answer: unknown): Reward => toReward(readOne(answer, rewardRow));

const campaignRow = z.looseObject({ campaign_uuid: id });
const toCampaign = (row: z.infer<typeof campaignRow>): Campaign => ({
  campaignUuid: row.campaign_uuid,
  name: text(row["name"]),
  reference: text(row["operator_reference"]),
});
export const readCampaigns = (answer: unknown): Listed<Campaign> =>
  readList(answer, campaignRow, toCampaign);
export const readCampaign = (answer: unknown): Campaign => toCampaign(readOne(answer, campaignRow));

const urlAnswer = z.object({ url: z.url().check(z.maxLength(2_000)) });

/** It goes into a frame of our page, or a new tab: nothing but the web belongs there. */
export function readUrl(answer: unknown, isPlainAllowed: boolean): string {
  const { url } = readOne(answer, urlAnswer);
  const { protocol, username, password } = new URL(url);
  const isWeb = protocol === "https:" || (isPlainAllowed && protocol === "http:");
  if (!isWeb || username !== "" || password !== "") {
    throw new Hub88Unreadable("The partner's address cannot be opened.");
  }
  return url;
}

function readOne<Row>(answer: unknown, row: z.ZodMiniType<Row>): Row {
  const read = row.safeParse(answer);
  if (read.success) return read.data;
  throw new Hub88Unreadable("The partner's answer has not what it must have.");
}

function readList<Row, Ours>(
  answer: unknown,
  row: z.ZodMiniType<Row>,
  toOurs: (row: Row) => Ours,
): Listed<Ours> {
  const list = listIn(answer);
  if (list === null) throw new Hub88Unreadable("The partner's answer is no list.");
  const read = list.map((one) => row.safeParse(one));
  const rows = read.flatMap((one) => (one.success ? [toOurs(one.data)] : []));
  return { rows, unreadable: read.length - rows.length };
}

/** A list as it is, or the only one in an object: pages have other fields beside theirs. */
function listIn(answer: unknown): readonly unknown[] | null {
  if (Array.isArray(answer)) return listOf(answer);
  if (typeof answer !== "object" || answer === null) return null;
  const lists = Object.values(answer).filter((one) => Array.isArray(one));
  return lists.length === 1 ? listOf(lists[0]) : null;
}
