import { queryOptions } from "@tanstack/react-query";
import type { DataOf } from "@tucano/contract/endpoint.ts";
import { type VideoChannel, videoList } from "@tucano/contract/player/games/videos.ts";
import { call } from "../../platform/session/session.ts";

export type Channel = VideoChannel;
export type Channels = DataOf<typeof videoList>;

export const channelsQuery = queryOptions({
  queryKey: ["videos"],
  queryFn: () => call(videoList, {}),
  staleTime: 30_000,
});
