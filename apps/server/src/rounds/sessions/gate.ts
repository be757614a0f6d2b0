/** May this token play this game for this member? Answered from memory after the first call. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { StudioRefusal } from "@tucano/contract/studios/studio-wallet.ts";
import type { Catalog, Game } from "../../catalog/index.ts";
import type { WalletAccess } from "../../ledger/index.ts";
import type { GameSession } from "./session-repository.ts";
import type { Sessions } from "./sessions.ts";
import type { Studios } from "../studios/studios.ts";

export interface Play {
  readonly studio: string;
  readonly memberId: MemberId;
  readonly game: Game;
  readonly token: string;
}

export interface Gate {
  isActive(studio: string): Promise<boolean>;
  findGame(studio: string, gameCode: string): Promise<Game | null>;
  /** The session comes along when there is nothing against it. */
  look(
    play: Play,
  ): Promise<
    | { readonly refusal: StudioRefusal; readonly session: null }
    | { readonly refusal: null; readonly session: GameSession }
  >;
  /** Notes that something was staked. */
  touch(session: GameSession): void;
}

export interface GateDeps {
  /** Left out: everybody with a session. Asked at each bet, so answered from memory. */
  readonly mayPlay?: ((memberId: MemberId) => Promise<boolean>) | undefined;
  readonly catalog: Catalog;
  readonly sessions: Sessions;
  readonly studios: Studios;
}

export function createGate({ catalog, sessions, studios, mayPlay }: GateDeps): Gate {
  const refuse = (refusal: StudioRefusal) => ({ refusal, session: null });
  const isActive = async (studio: string): Promise<boolean> =>
    (await studios.find(studio))?.status === "active";
  return {
    isActive,
    findGame: (studio, gameCode) => catalog.findGameByCode(studio, gameCode),
    look: async ({ studio, memberId, game, token }) => {
      if (!(await isActive(studio))) return refuse("RS_ERROR_INVALID_PARTNER");
      const known = await sessions.find(token);
      if (known === null) return refuse("RS_ERROR_INVALID_TOKEN");
      const { session, isExpired } = known;
      // A live lobby leads from table to table under one token.
      const isItsGame =
        session.gameId === game.id || (game.gameType === "live" && session.studio === studio);
      if (session.memberId !== memberId || !isItsGame) return refuse("RS_ERROR_INVALID_TOKEN");
      if (isExpired) return refuse("RS_ERROR_TOKEN_EXPIRED");
      // The house may have begun to ask for documents since the game was opened.
      if ((await mayPlay?.(memberId)) === false) return refuse("RS_ERROR_USER_DISABLED");
      return { refusal: null, session };
    },
    touch: (session) => sessions.touch(session),
  };
}

/**
 * What to answer first. Whoever may not play is told so, also when the session ended with it: "open
 * the game again" would send them in circles. A demo member's wallet is not to be played for.
 */
export function entryRefusal<Status extends StudioRefusal>(
  access: WalletAccess,
  gate: Status | null,
): Status | "RS_ERROR_USER_DISABLED" | null {
  if (gate !== null && gate !== "RS_ERROR_TOKEN_EXPIRED") return gate;
  return access === "active" ? gate : "RS_ERROR_USER_DISABLED";
}
