/** What more than one screen of this area asks the server. */
import type * as campaigns from "@tucano/contract/backoffice/members/campaigns.ts";
import type { listSegments } from "@tucano/contract/backoffice/members/segments.ts";
import * as contract from "@tucano/contract/backoffice/site/promotions.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { ask, type RowOf } from "../../platform/api.ts";

export type PromotionKey = contract.PromotionKey;
export type Promotion = RowOf<typeof contract.listPromotions>;
export type NumberVersion = RowOf<typeof contract.listVersions>;
export type Reckoning = DataOf<typeof contract.reckonWheel>;
export type Result = RowOf<typeof contract.listResults>;
export type ActivityText = DataOf<typeof contract.saveText>;
export type Campaign = RowOf<typeof campaigns.listCampaigns>;
export type Segment = RowOf<typeof listSegments>;
export type CampaignMember = RowOf<typeof campaigns.listCampaignMembers>;

export const promotionsQuery = ask(contract.listPromotions, {});
