import * as contract from "@tucano/contract/player/games/house-games.ts";
import { route } from "../platform/http/route.ts";
import type { Route } from "../platform/http/types.ts";
import type { HouseGames } from "./index.ts";

export function houseGamesRoutes(games: HouseGames): Route[] {
  return [
    route(contract.openGame, (input, context) => games.openGame(input, context)),
    route(contract.spin, (input, context) => games.spin(input, context.bearer)),
    route(contract.beginRound, (input, context) => games.beginRound(input, context.bearer)),
    route(contract.actInRound, (input, context) => games.actInRound(input, context.bearer)),
    route(contract.markShown, (input, context) => games.markShown(input, context.bearer)),
    route(contract.rotateSeed, (input, context) => games.rotateSeed(input, context.bearer)),
    route(contract.setClientSeed, (input, context) => games.setClientSeed(input, context.bearer)),
    route(contract.playHistory, (input, context) => games.playHistory(input, context.bearer)),
    route(contract.replayRound, (input, context) => games.replayRound(input, context.bearer)),
    route(contract.fairnessRound, (input) => games.fairnessRound(input.round_id)),
    route(contract.fairnessGames, () => games.fairnessGames()),
  ];
}
