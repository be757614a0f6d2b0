/** May this token play this game for this member? Answered from memory after the first call. */
import type { MemberId } from "@tucano/contract/member-id.ts";
import type { StudioRefusal } from "@tucano/contract/studios/studio-wallet.ts";
import type { Catalog, Game } from "../../catalog/index.ts";
import type { WalletAccess } from "../../ledger/index.ts";
import { type Soon, soon } from "../../platform/memory/soon.ts";
import type { GameSession } from "./session-repository.ts";
import type { KnownSession, Sessions } from "./sessions.ts";
import type { Studios } from "../studios/studios.ts";

export interface Play {
  readonly studio: string;
  readonly memberId: MemberId;
  readonly game: Game;
  readonly token: string;
}

type Looked =
  | { readonly refusal: StudioRefusal; readonly session: null }
  | { readonly refusal: null; readonly session: GameSession };

export interface Gate {
  isActive(studio: string): Soon<boolean>;
  findGame(studio: string, gameCode: string): Soon<Game | null>;
  /** The session comes along when there is nothing against it. */
  look(play: Play): Soon<Looked>;
  /** Notes that something was staked. */
  touch(session: GameSession): void;
}

export interface GateDeps {
  /** Left out: everybody with a session. Asked at each bet, so answered from memory. */
  readonly mayPlay?: ((memberId: MemberId) => Soon<boolean>) | undefined;
  readonly catalog: Catalog;
  readonly sessions: Sessions;
  readonly studios: Studios;
}

export function createGate({ catalog, sessions, studios, mayPlay }: GateDeps): Gate {
  const refuse = (refusal: StudioRefusal): Looked => ({ refusal, session: null });
  const isActive = (studio: string): Soon<boolean> =>
    soon(studios.find(studio), (found) => found?.status === "active");
  const admit = (play: Play, known: KnownSession | null): Soon<Looked> => {
    if (known === null) return refuse("RS_ERROR_INVALID_TOKEN");
    const { studio, memberId, game } = play;
    const { session, isExpired } = known;
    // A live lobby leads from table to table under one token.
    const isItsGame =
      session.gameId === game.id || (game.gameType === "live" && session.studio === studio);
    if (session.memberId !== memberId || !isItsGame) return refuse("RS_ERROR_INVALID_TOKEN");
    if (isExpired) return refuse("RS_ERROR_TOKEN_EXPIRED");
    // The house may have begun to ask for documents since the game was opened.
    return soon(mayPlay?.(memberId) ?? true, (isAllowed) =>
      isAllowed ? { refusal: null, session } : refuse("RS_ERROR_USER_DISABLED"),
    );
  };
  return {
    isActive,
    findGame: (studio, gameCode) => catalog.findGameByCode(studio, gameCode),
    look: (play) =>
      soon(isActive(play.studio), (isOpen) => {
        if (!isOpen) return refuse("RS_ERROR_INVALID_PARTNER");
        return soon(sessions.find(play.token), (known) => admit(play, known));
      }),
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
