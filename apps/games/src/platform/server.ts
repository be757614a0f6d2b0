/** The game server, typed by the contract. A refusal is a value; a lost network is thrown. */
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import {
  actInRound,
  beginRound,
  markShown,
  openGame,
  playHistory,
  rotateSeed,
  setClientSeed,
  spin,
} from "@tucano/contract/player/games/house-games.ts";
import { createClient } from "@tucano/client/api-client.ts";
import { isApiError } from "@tucano/client/api-error.ts";
import { ownSeed } from "@tucano/client/own-seed.ts";

/** The server refused. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** No answer, or one that says "later": the same request may be sent again. */
export class Unreachable extends Error {}

/** A round asked for. The same `round_key` is the same round, however often it is asked. */
export interface Wager {
  stake: string;
  round_key: string;
  choice?: unknown;
}

/** One step of an open round; `step` is the number of those taken before. */
export interface Step {
  round_id: string;
  step: number;
  action: unknown;
}

export interface GameServer {
  open: (game: string) => Promise<DataOf<typeof openGame>>;
  spin: (input: Wager) => Promise<DataOf<typeof spin>>;
  begin: (input: Wager) => Promise<DataOf<typeof beginRound>>;
  act: (input: Step) => Promise<DataOf<typeof actInRound>>;
  markShown: (roundId: string) => Promise<void>;
  /** For coming rounds. If nobody chooses one, it is made before the first of them. */
  setClientSeed: (seed: string) => Promise<Fairness>;
  /** With a client seed made here, for the server's commitment. */
  rotateSeed: () => Promise<DataOf<typeof rotateSeed>>;
  history: (page: number) => Promise<DataOf<typeof playHistory>>;
}

type Fairness = DataOf<typeof setClientSeed>;

interface ServerOptions {
  fetch: typeof fetch;
  token: string | null;
  language: string;
  timeoutMs: number;
  /** Keeps a demo's session over a reload, and with it the open round. */
  demo?: DemoMemory;
}

export interface DemoMemory {
  read: () => string | null;
  write: (token: string) => void;
}

interface Line {
  fetch?: typeof fetch;
  token: () => string | null;
  language: string;
  timeoutMs: number;
}

type Call = <E extends Endpoint>(endpoint: E, input: RequestOf<E>) => Promise<DataOf<E>>;

/** Calls by a play token, which is not renewed: the game is launched again. Checks the answers. */
export function callsBy({ token, fetch: send = fetch, ...line }: Line): Call {
  const { call } = createClient({
    ...line,
    fetch: (...request) => send(...request),
    session: {
      token,
      refresh: async () => false,
      expire: () => undefined,
      forceOffline: () => undefined,
    },
    offlineMessage: () => "No answer.",
    loginNeededMessage: () => "",
  });
  return async (endpoint, input) => {
    const data = await call(endpoint, input).catch((error: unknown) => {
      throw problemOf(error);
    });
    return endpoint.output.parse(data) as DataOf<typeof endpoint>;
  };
}

export function connectServer(options: ServerOptions): GameServer {
  let token = options.token;
  const call = callsBy({ ...options, token: () => token });

  /** As the house stated it last, and the game that is open. */
  let fairness: Fairness | null = null;
  let openedGame = "";

  function requireFairness(): Fairness {
    if (fairness === null) throw new Error("The game has not been opened.");
    return fairness;
  }

  async function chooseSeed(seed: string): Promise<Fairness> {
    const { commitment } = requireFairness();
    fairness = await call(setClientSeed, { client_seed: seed, commitment });
    return fairness;
  }

  const isSeedMissing = (): boolean => requireFairness().client_seed === null;

  /** A pair of seeds that was turned elsewhere waits for a client seed, too. */
  async function withSeed<T>(play: () => Promise<T>): Promise<T> {
    if (isSeedMissing()) await chooseSeed(ownSeed());
    try {
      return await play();
    } catch (error) {
      const isTurned = error instanceof Refusal && error.code === "house_games.client_seed_missing";
      if (!isTurned) throw error;
      fairness = (await call(openGame, { game: openedGame })).fairness;
      if (isSeedMissing()) await chooseSeed(ownSeed());
      return play();
    }
  }

  return {
    open: async (game) => {
      const { demo } = options;
      token ??= demo?.read() ?? null;
      const opened = await call(openGame, { game }).catch((error: unknown) => {
        const isOver = error instanceof Refusal && error.code === "house_games.session_unknown";
        if (options.token !== null || token === null || !isOver) throw error;
        // The previous demo has ended: a new one begins.
        token = null;
        return call(openGame, { game });
      });
      token = opened.session_token ?? token;
      if (opened.session_token !== null) demo?.write(opened.session_token);
      openedGame = game;
      ({ fairness } = opened);
      // While a round is open the seeds stay; the next round does not begin without one.
      if (isSeedMissing() && opened.open_round === null) await chooseSeed(ownSeed());
      return { ...opened, fairness };
    },
    spin: (input) => withSeed(() => call(spin, input)),
    begin: (input) => withSeed(() => call(beginRound, input)),
    act: (input) => call(actInRound, input),
    markShown: async (roundId) => {
      await call(markShown, { round_id: roundId });
    },
    setClientSeed: chooseSeed,
    rotateSeed: async () => {
      const { next_commitment } = requireFairness();
      const turned = await call(rotateSeed, { client_seed: ownSeed(), next_commitment });
      ({ fairness } = turned);
      return turned;
    },
    history: (page) => call(playHistory, { page, limit: 20 }),
  };
}

/** 5xx and a wallet that does not answer are worth another try; any other refusal is final. */
function problemOf(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { status, error: code, message } = error;
  if (status === 0 || status >= 500) return new Unreachable(code ?? `HTTP ${status}`);
  return new Refusal(code ?? "common.internal", message);
}
