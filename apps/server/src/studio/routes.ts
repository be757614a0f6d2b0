import * as contract from "@tucano/contract/player/games/videos.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { Studio } from "./index.ts";

export function studioRoutes(studio: Studio): Route[] {
  return [route(contract.videoList, () => studio.listVideos())];
}
