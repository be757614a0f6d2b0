/** Opening a game: a session, a token for the studio, and the address that /gameInfo opens. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import type * as contract from "@tucano/contract/player/games/rounds.ts";
import type { Catalog, Game } from "../../catalog/index.ts";
import type { FreeGrant } from "../../free-rounds/index.ts";
import type { Ledger } from "../../ledger/index.ts";
import { DomainError } from "../../platform/errors.ts";
import type { MemberContext, RequestContext } from "../../platform/http/types.ts";
import type { Logger } from "../../platform/logger.ts";
import type { Soon } from "../../platform/memory/soon.ts";
import type { Random } from "../../platform/random.ts";
import { userOf } from "../names.ts";
import type { Sessions } from "./sessions.ts";
import type { Studios } from "../studios/studios.ts";
import type { LaunchOrder, StudioLauncher } from "../types.ts";

export interface LaunchDeps {
  readonly catalog: Catalog;
  readonly ledger: Ledger;
  readonly sessions: Sessions;
  readonly studios: Studios;
  readonly random: Random;
  readonly logger: Logger;
  readonly mayPlay?: (memberId: MemberId) => Soon<boolean>;
  /** Throws when something that play requires is missing. Left out: nothing is required. */
  readonly requireReady?: (memberId: MemberId) => Promise<void>;
  /** What the member can play of a game for the house's money. */
  readonly playableFree: (memberId: MemberId, gameId: number) => Promise<readonly FreeGrant[]>;
  /** Null: this studio has no launcher. */
  readonly launcherOf: (studio: string) => Promise<StudioLauncher | null>;
  /** Where this installation is reached from outside; empty in development. */
  readonly publicUrl: string;
}

const TOKEN_BYTES = 32;
const LOBBY = "/";

export async function launchGame(
  deps: LaunchDeps,
  input: InputOf<typeof contract.launch>,
  context: MemberContext,
): Promise<DataOf<typeof contract.launch>> {
  const mode = input.mode ?? "real";
  const lobby = checkedLobby(input.lobby_url);
  const game = await findPlayable(deps, { gameId: input.game_id, mode, host: context.host });
  const { memberId, sessionId } = context.member;
  if (mode === "real") await assertMayPlay(deps, memberId);
  const freeGrant = await requireFree(deps, { ...input, mode, memberId });
  const token = mode === "real" ? deps.random.token(TOKEN_BYTES) : null;
  const player = token === null ? {} : { user: userOf(memberId), token };
  const free = freeGrant === null ? {} : { freeGrant };
  const order = { mode, ...player, ...free };
  const url = await openAt(deps, { game, lobby, order }, context);
  // Only now: until the studio has answered, its token opens nothing.
  const id = deps.random.uuid();
  await deps.sessions.open({
    id,
    memberId,
    loginSessionId: sessionId,
    gameId: game.id,
    studio: game.studio,
    gameCode: game.code,
    token,
  });
  return { url, session_id: id };
}

/** With play money nobody needs to be known. */
export async function launchDemo(
  deps: LaunchDeps,
  input: InputOf<typeof contract.launchDemo>,
  context: RequestContext,
): Promise<DataOf<typeof contract.launchDemo>> {
  const lobby = checkedLobby(input.lobby_url);
  const { host } = context;
  const game = await findPlayable(deps, { gameId: input.game_id, mode: "demo", host });
  return { url: await openAt(deps, { game, lobby, order: { mode: "demo" } }, context) };
}

interface Opening {
  readonly game: Game;
  readonly lobby: string;
  readonly order: Pick<LaunchOrder, "mode" | "user" | "token" | "freeGrant">;
}

async function openAt(
  deps: LaunchDeps,
  { game, lobby, order }: Opening,
  { lang, host, userAgent }: RequestContext,
): Promise<string> {
  const launcher = await deps.launcherOf(game.studio);
  if (launcher === null) throw new DomainError("rounds.game_unavailable");
  return askStudio(deps, game, () =>
    launcher.launchUrl({
      ...order,
      gameCode: game.code,
      lang,
      lobbyUrl: `${deps.publicUrl}${lobby}`,
      siteUrl: siteUrlOf(deps.publicUrl, host),
      platform: /Mobi|Android|iPhone|iPad/i.test(userAgent) ? "GPL_MOBILE" : "GPL_DESKTOP",
    }),
  );
}

/** Of the site that the player is at: the house may have several. */
function siteUrlOf(publicUrl: string, host: string): string {
  if (publicUrl === "") return "";
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
}

async function findPlayable(
  { catalog, studios }: LaunchDeps,
  wish: { readonly gameId: number; readonly mode: "real" | "demo"; readonly host: string },
): Promise<Game> {
  const game = await catalog.findGame(wish.gameId);
  const isThere =
    game !== null && game.status !== "hidden" && (await catalog.isOn(game, wish.host));
  if (!isThere) throw new DomainError("catalog.game_not_found");
  const studio = await studios.find(game.studio);
  const isOpen = game.status === "live" && studio?.status === "active";
  const isModeOpen = wish.mode === "demo" ? game.hasDemo : !game.stoppedModes.includes("real");
  if (!isOpen || !isModeOpen) {
    throw new DomainError("rounds.game_unavailable");
  }
  return game;
}

/** The bet itself is checked again under the lock; this says it before the game loads. */
async function assertMayPlay(
  { ledger, mayPlay, requireReady }: LaunchDeps,
  memberId: MemberId,
): Promise<void> {
  const { access } = await ledger.readWallet(memberId);
  if (access !== "active") throw new DomainError("rounds.real_play_refused");
  if ((await mayPlay?.(memberId)) === false) {
    throw new DomainError("identity.verification_required");
  }
  await requireReady?.(memberId);
}

/** Each bet is checked against it again; this says it before the game loads. */
async function requireFree(
  { playableFree }: LaunchDeps,
  wish: Pick<InputOf<typeof contract.launch>, "game_id" | "free_grant"> & {
    readonly mode: "real" | "demo";
    readonly memberId: MemberId;
  },
): Promise<FreeGrant | null> {
  if (wish.free_grant === undefined) return null;
  const playable = wish.mode === "real" ? await playableFree(wish.memberId, wish.game_id) : [];
  const grant = playable.find(({ id }) => id === wish.free_grant);
  if (grant === undefined) throw new DomainError("free_rounds.over");
  return grant;
}

async function askStudio(
  { logger }: LaunchDeps,
  game: Game,
  ask: () => Promise<string>,
): Promise<string> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    logger.warn({ err: error, studio: game.studio, game: game.code }, "launch failed");
    throw new DomainError("rounds.studio_unreachable", { retryAfterSeconds: 5 });
  }
}

/** A path of this site and nothing else: the game's way back must not lead to somebody else's. */
export function checkedLobby(lobbyUrl: string | undefined): string {
  if (lobbyUrl === undefined || lobbyUrl === "") return LOBBY;
  const isPath = /^\/(?![/\\])[\w\-./?=&%~+,:@!$'()*;#]*$/.test(lobbyUrl);
  if (!isPath) {
    throw new DomainError("common.invalid_input", {
      fields: { lobby_url: { code: "field.invalid" } },
    });
  }
  return lobbyUrl;
}
