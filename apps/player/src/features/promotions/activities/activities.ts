/** What is offered, the same for everybody: a visitor's first page needs no more than this. */
import { queryOptions } from "@tanstack/react-query";
import { activityDetails } from "@tucano/contract/player/rewards/activities.ts";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { call } from "../../../platform/session/session.ts";

export type Activities = DataOf<typeof activityDetails>;
export type Activity = Activities["list"][number];
export type PlayRules = Activities["play"];

export const activitiesQuery = queryOptions({
  queryKey: ["promotions"],
  queryFn: () => call(activityDetails, {}),
  staleTime: 60_000,
});
