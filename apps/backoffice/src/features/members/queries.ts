import type * as views from "@tucano/contract/backoffice/members/member-views.ts";
import { listTags } from "@tucano/contract/backoffice/members/tags.ts";
import { ask, type RowOf } from "../../platform/api.ts";

export type LedgerRow = RowOf<typeof views.memberLedger>;
export type RewardRow = RowOf<typeof views.memberRewards>;
export type InviteeRow = RowOf<typeof views.memberTree>;
export type SignalRow = RowOf<typeof views.memberSignals>;
export type TimelineRow = RowOf<typeof views.memberTimeline>;

export const tagsQuery = ask(listTags, {});
