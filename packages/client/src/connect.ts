/** One house, for one player: signed in, playing, told what happens. */
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import {
  type captchaPurposes,
  issueCaptcha,
  login,
  logout,
  me,
  refresh,
  register,
} from "@tucano/contract/player/account/members.ts";
import { type Client, type ClientOptions, createClient } from "./api-client.ts";
import { isApiError } from "./api-error.ts";
import { type Game, joinGame } from "./game.ts";
import { connectLive, type LiveLine } from "./live.ts";
import { solve } from "./proof-of-work.ts";
import { createRefreshLock } from "./refresh-lock.ts";
import { memoryTokens, NOTHING_KEPT, type Tokens } from "./tokens.ts";
import { withCookies } from "./with-cookies.ts";

export interface ConnectOptions {
  /** Of what the house says: pt, en, cn, ch, vi, id, th, tr or msa. */
  language?: string;
  tokens?: Tokens;
  fetch?: typeof fetch;
  timeoutMs?: number;
  attempts?: number;
  /** The session is over, though nobody called `signOut`: expired, or ended by the house. */
  onSignedOut?: (why: "expired" | "ended") => void;
}

type Player = DataOf<typeof me>;

export interface House extends Client {
  signIn(credentials: RequestOf<typeof login>): Promise<Player>;
  register(person: RequestOf<typeof register>): Promise<Player>;
  signOut(): Promise<void>;
  /** Where a picture is asked to be read: computes instead, for a second or so. */
  solveCaptcha(
    purpose: (typeof captchaPurposes)[number],
  ): Promise<{ captcha_id: string; captcha_code: string }>;
  /** By the address that `launch` has answered; a demo without one. */
  atGame(address?: string): Game;
  live(): LiveLine;
}

const ATTEMPTS = 3;

export function connect(baseUrl: string, options: ConnectOptions = {}): House {
  const { language = "en", tokens = memoryTokens(), onSignedOut } = options;
  const keepAccess = (access: string): void => tokens.write({ ...tokens.read(), access });
  const leave = (why: "expired" | "ended"): void => {
    tokens.write(NOTHING_KEPT);
    onSignedOut?.(why);
  };
  const lock = createRefreshLock((task) => task());
  const token = (): string | null => tokens.read().access;

  async function exchange(): Promise<string | null> {
    try {
      const { access_token } = await client.call(refresh, {}, { isAboutSession: true });
      keepAccess(access_token);
      return access_token;
    } catch (error) {
      if (isApiError(error) && error.status === 401) return null;
      throw error;
    }
  }

  const line: Omit<ClientOptions, "session"> = {
    baseUrl: new URL(baseUrl).origin,
    language,
    fetch: withCookies(options.fetch ?? fetch, baseUrl, tokens),
    offlineMessage: () => "The house cannot be reached.",
    loginNeededMessage: () => "Nobody is signed in.",
    attempts: options.attempts ?? ATTEMPTS,
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  };
  const client = createClient({
    ...line,
    session: {
      token,
      refresh: async () => (await lock.run(token, exchange)) !== null,
      expire: () => leave("expired"),
      forceOffline: () => leave("ended"),
    },
  });

  async function enter(answer: Promise<DataOf<typeof login>>): Promise<Player> {
    const { access_token, user } = await answer;
    keepAccess(access_token);
    return user;
  }

  return {
    ...client,
    signIn: (credentials) => enter(client.call(login, credentials, { isAboutSession: true })),
    register: (person) => enter(client.call(register, person, { isAboutSession: true })),
    signOut: async () => {
      await client.call(logout, {}, { isAboutSession: true });
      tokens.write(NOTHING_KEPT);
    },
    solveCaptcha: async (purpose) => {
      const { captcha_id, proof_of_work } = await client.call(issueCaptcha, { purpose });
      const { challenge, bits } = proof_of_work;
      const never = new AbortController().signal;
      return { captcha_id, captcha_code: await solve(challenge, bits, never) };
    },
    atGame: (address) => joinGame(line, address),
    live: () =>
      connectLive({
        baseUrl,
        language,
        token,
        freshen: async () => token() !== null && client.call(me, {}),
      }),
  };
}
