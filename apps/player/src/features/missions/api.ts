/** Missions, points and what they buy. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { listMissions, listPoints, showShop } from "@tucano/contract/player/rewards/missions.ts";
import { call } from "../../platform/session/session.ts";

export type Missions = DataOf<typeof listMissions>;
export type Mission = Missions["list"][number];
export type Shop = DataOf<typeof showShop>;
export type Item = Shop["list"][number];
export type PointLine = DataOf<typeof listPoints>["list"][number];

/** What changes with points, wherever they were earned or spent. */
export const pointKeys = [["missions"], ["free-rounds"]] as const;

/** What was played counts some seconds later. */
const FRESH_MS = 10_000;
const LIMIT = 20;

export const missionsQuery = queryOptions({
  queryKey: ["missions", "list"],
  queryFn: () => call(listMissions, {}),
  staleTime: FRESH_MS,
  refetchOnWindowFocus: "always",
});

export const shopQuery = queryOptions({
  queryKey: ["missions", "shop"],
  queryFn: () => call(showShop, {}),
  staleTime: FRESH_MS,
  refetchOnWindowFocus: "always",
});

export const pointsQuery = infiniteQueryOptions({
  queryKey: ["missions", "points"],
  queryFn: ({ pageParam }) => call(listPoints, { page: pageParam, limit: LIMIT }),
  initialPageParam: 1,
  getNextPageParam: (last: { page: number; limit: number; total: number }) =>
    last.page * last.limit < last.total ? last.page + 1 : undefined,
  staleTime: 0,
});
