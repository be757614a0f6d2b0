/**
 * What the back office is built on. It is on the top floor and may call every door below; an
 * area takes what it needs of it and nothing has to be passed in anew.
 */
import type { Centavos } from "@tucano/contract/money.ts";
import type { Affiliates } from "../../affiliates/index.ts";
import type { Aggregators } from "../../aggregators/index.ts";
import type { Agency } from "../../agency/index.ts";
import type { Cashier } from "../../cashier/index.ts";
import type { Catalog } from "../../catalog/index.ts";
import type { Compliance } from "../../compliance/index.ts";
import type { Content } from "../../content/index.ts";
import type { Jackpots } from "../../jackpots/index.ts";
import type { FreeRounds } from "../../free-rounds/index.ts";
import type { HouseGames } from "../../house-games/index.ts";
import type { Identity } from "../../identity/index.ts";
import type { BookCheck, BooksWatch, Ledger } from "../../ledger/index.ts";
import type { Integrations } from "../../integrations/index.ts";
import type { Live } from "../../live/index.ts";
import type { Market } from "../../market/index.ts";
import type { Members } from "../../members/index.ts";
import type { Messages } from "../../messages/index.ts";
import type { Missions } from "../../missions/index.ts";
import type { Orders } from "../../orders/index.ts";
import type { Platform } from "../../platform/context.ts";
import type { Promotions } from "../../promotions/index.ts";
import type { Races } from "../../races/index.ts";
import type { Rewards } from "../../rewards/index.ts";
import type { Rgs } from "../../rgs/index.ts";
import type { Rounds } from "../../rounds/index.ts";
import type { Replays } from "../../replays/index.ts";
import type { Segments } from "../../segments/index.ts";
import type { SharedRounds } from "../../shared-rounds/index.ts";
import type { Statistics } from "../../statistics/index.ts";
import type { Studio } from "../../studio/index.ts";
import type { Vip } from "../../vip/index.ts";
import type { Wheels } from "../../wheels/index.ts";

/** All a member ever staked and won with real money, voided rounds left out. */
export interface PlayTotals {
  readonly staked: Centavos;
  readonly won: Centavos;
}

/** Every room below, by its door. */
export interface RoomsBelow {
  readonly ledger: Ledger;
  readonly market: Market;
  readonly members: Members;
  readonly compliance: Compliance;
  readonly identity: Identity;
  readonly catalog: Catalog;
  readonly cashier: Cashier;
  readonly rgs: Pick<Rgs, "askToVerify">;
  readonly rounds: Rounds;
  readonly freeRounds: FreeRounds;
  readonly jackpots: Jackpots;
  readonly aggregators: Aggregators;
  readonly statistics: Statistics;
  readonly houseGames: HouseGames;
  readonly segments: Segments;
  readonly sharedRounds: SharedRounds;
  readonly replays: Replays;
  readonly rewards: Rewards;
  readonly promotions: Promotions;
  readonly wheels: Wheels;
  readonly races: Races;
  readonly missions: Missions;
  readonly vip: Vip;
  readonly agency: Agency;
  readonly content: Content;
  readonly messages: Messages;
  readonly live: Live;
  readonly orders: Orders;
  readonly studio: Studio;
  readonly integrations: Integrations;
  readonly affiliates: Affiliates;
}

export interface BackofficeDeps extends Platform, RoomsBelow {
  /** The checks of the rooms below; the audit log's own is added to them. */
  readonly bookChecks: readonly BookCheck[];
  /** What the scheduled checks of the books found. */
  readonly books: Pick<BooksWatch, "latest">;
  /** Prints something for the person who started the server, outside the log. */
  announce(line: string): void;
}
