/**
 * The contract's word lists, again, for the code of the first visit: importing them from the
 * contract files would bring the schemas along. `satisfies` keeps them equal to the contract.
 */
import type { CommissionKind } from "@tucano/contract/player/rewards/agency.ts";
import type {
  gameSorts as contractSorts,
  GameType,
  volatilities as contractVolatilities,
} from "@tucano/contract/player/games/catalog.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import type { listWinners as contractWinners } from "@tucano/contract/player/site/messages.ts";
import type { playModes as contractModes } from "@tucano/contract/player/games/rounds.ts";
import type { historyKinds as contractHistoryKinds } from "@tucano/contract/player/rewards/vip.ts";
import type { ranges as contractRanges } from "@tucano/contract/schemas.ts";

export type PlayMode = (typeof contractModes)[number];
export type Range = (typeof contractRanges)[number];
export type HistoryKind = (typeof contractHistoryKinds)[number];
export type GameSort = (typeof contractSorts)[number];

export const gameTypes = [
  "slots",
  "live",
  "table",
  "crash",
  "fish",
  "arcade",
  "bingo",
  "card",
  "lottery",
  "sports",
  "video",
] as const satisfies readonly GameType[];

export const gameSorts = [
  "catalogue",
  "name",
  "new",
  "popular",
  "rtp",
] as const satisfies readonly GameSort[];

export const playModes = ["real", "demo"] as const satisfies readonly PlayMode[];

export const ranges = ["today", "last3days", "last7days"] as const satisfies readonly Range[];

/** The lists of real wins, as the contract's answer names them. */
export const winnerLists = ["recent", "top"] as const satisfies readonly (keyof DataOf<
  typeof contractWinners
>)[];
export type WinnerList = (typeof winnerLists)[number];

export const volatilities = [
  "low",
  "medium",
  "high",
] as const satisfies readonly (typeof contractVolatilities)[number][];
export type Volatility = (typeof volatilities)[number];

/** Of the VIP programme: levels reached, and gifts. */
export const historyKinds = [
  "level",
  "upgrade",
  "weekly",
  "monthly",
] as const satisfies readonly HistoryKind[];

/** Published returns that a list can begin at, in percent. */
export const returnFloors = [96, 97, 98, 99] as const;
export type ReturnFloor = (typeof returnFloors)[number];

/** Of the invitation programme: what commissions are paid for. */
export const commissionKinds = [
  "recharge",
  "betting",
  "settlement",
] as const satisfies readonly CommissionKind[];
