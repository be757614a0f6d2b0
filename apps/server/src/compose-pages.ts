/**
 * The sixth floor, for composition.ts: what a site says of itself, messages and questions,
 * and their orders side by side. On it, affiliates, who are told as other programs are.
 */
import {
  type Affiliates,
  affiliatesBookChecks,
  affiliatesReaders,
  createAffiliates,
} from "./affiliates/index.ts";
import type { Cashier } from "./cashier/index.ts";
import { type Catalog, HOUSE_STUDIO } from "./catalog/index.ts";
import { type Content, createContent } from "./content/index.ts";
import type { Compliance } from "./compliance/index.ts";
import type { HouseGames } from "./house-games/index.ts";
import {
  createIntegrations,
  type Integrations,
  integrationsReaders,
} from "./integrations/index.ts";
import type { BookCheck, JournalReader, Ledger } from "./ledger/index.ts";
import { createLive, type Live } from "./live/index.ts";
import type { Market } from "./market/index.ts";
import type { Members } from "./members/index.ts";
import { createMessages, type Messages, messagesReaders } from "./messages/index.ts";
import { createOrders, type Orders, ordersBookChecks, ordersReaders } from "./orders/index.ts";
import type { Platform } from "./platform/context.ts";
import { createPush } from "./platform/push/index.ts";
import type { Mounted } from "./platform/room.ts";
import { createRecap } from "./recap/index.ts";
import { createReplays, type Replays } from "./replays/index.ts";
import type { Rgs } from "./rgs/index.ts";
import type { Rewards } from "./rewards/index.ts";
import type { Rounds } from "./rounds/index.ts";
import type { Segments } from "./segments/index.ts";
import { createSeas, type Seas } from "./seas/index.ts";
import type { SharedRounds } from "./shared-rounds/index.ts";
import { createStudio, type Studio } from "./studio/index.ts";
import type { Statistics } from "./statistics/index.ts";

export interface Pages {
  readonly affiliates: Affiliates;
  readonly integrations: Integrations;
  readonly content: Content;
  readonly live: Live;
  readonly messages: Messages;
  readonly orders: Orders;
  readonly replays: Replays;
  readonly seas: Seas;
  readonly studio: Studio;
}

interface BelowPages {
  readonly compliance: Compliance;
  readonly ledger: Ledger;
  readonly market: Market;
  readonly members: Members;
  readonly catalog: Catalog;
  readonly cashier: Cashier;
  readonly rewards: Rewards;
  readonly rounds: Rounds;
  readonly segments: Segments;
  readonly statistics: Statistics;
  readonly sharedRounds: SharedRounds;
  readonly houseGames: HouseGames;
  readonly rgs: Rgs;
}

export const pagesReaders: readonly JournalReader[] = [
  ...messagesReaders,
  ...ordersReaders,
  ...integrationsReaders,
  ...affiliatesReaders,
];

export const pagesBookChecks: readonly BookCheck[] = [...ordersBookChecks, ...affiliatesBookChecks];

export function composePages(platform: Platform, mounted: Mounted, below: BelowPages): Pages {
  const content = mounted.take(
    createContent({
      ...platform,
      openings: async () => {
        const { hasBonuses, hasLoyalty, hasAgency } = await below.market.read("switches");
        return { promotions: hasBonuses || hasLoyalty, invitations: hasAgency };
      },
    }),
  );
  const messages = mounted.take(
    createMessages({
      ...platform,
      ...below,
      push: createPush(platform),
      // Passed in, because rooms on one floor do not call each other.
      readSite: async ({ name, ...visit }) => {
        const [{ code, contacts }, { list: channels }] = await Promise.all([
          content.site({ name, part: "shell" }, visit),
          content.socialLinks(name ?? visit.host),
        ]);
        return { code, contacts, channels };
      },
    }),
  );
  const live = mounted.take(
    createLive({
      ...platform,
      ...below,
      rebatesOf: (memberIds) => below.rewards.claimableOf(memberIds, "rebate"),
      latestWinners: () => messages.latestWinners(),
      tables: below.sharedRounds,
    }),
  );
  const studio = mounted.take(
    createStudio({
      ...platform,
      catalog: below.catalog,
      tables: below.sharedRounds,
      houseStudio: HOUSE_STUDIO,
    }),
  );
  const orders = mounted.take(createOrders({ ...platform, ...below }));
  const integrations = mounted.take(
    createIntegrations({
      ...platform,
      excludedAmong: (memberIds) => below.compliance.excludedAmong(memberIds),
    }),
  );
  mounted.take(
    createRecap({
      ...platform,
      ...below,
      messages,
      publicUrl: () => platform.config.http.publicUrl || platform.selfUrl(),
    }),
  );
  const affiliates = mounted.take(createAffiliates({ ...platform, ...below, integrations }));
  const replays = mounted.take(createReplays({ ...platform, ...below }));
  const seas = mounted.take(
    createSeas({ ...platform, ...below, namesOf: (ids) => messages.winnerNames(ids) }),
  );
  return { affiliates, content, messages, live, orders, replays, seas, studio, integrations };
}
