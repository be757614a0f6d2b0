import * as contract from "@tucano/contract/player/games/house-games.ts";
import { DomainError } from "../../platform/errors.ts";
import { soon } from "../../platform/memory/soon.ts";
import { route } from "../../platform/http/route.ts";
import type { Route } from "../../platform/http/types.ts";
import { actInRound } from "../steps/steps.ts";
import type { Context } from "../types.ts";
import { openGame } from "./open-game.ts";
import { beginRound, playRound } from "./play-round.ts";
import { requireGame, requireSession } from "../sessions/sessions.ts";
import { rememberShown } from "./unseen.ts";

export function playCalls(context: Context): Route[] {
  return [
    route(contract.openGame, (input, request) => openGame(context, input, request)),
    route(contract.spin, (input, { bearer }) =>
      soon(requireSession(context, bearer), (session) => {
        const game = requireGame(session.game);
        if (game.shape !== "instant") throw new DomainError("house_games.choice_not_offered");
        return playRound(context, session, game, input);
      }),
    ),
    route(contract.beginRound, async (input, { bearer }) => {
      const session = await requireSession(context, bearer);
      const game = requireGame(session.game);
      if (game.shape !== "steps") throw new DomainError("house_games.choice_not_offered");
      return beginRound(context, session, game, input);
    }),
    route(contract.actInRound, async (input, { bearer }) =>
      actInRound(context, await requireSession(context, bearer), input),
    ),
    route(contract.markShown, async (input, { bearer }) =>
      rememberShown(context, await requireSession(context, bearer), input.round_id),
    ),
  ];
}
