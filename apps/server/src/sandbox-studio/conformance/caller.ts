/** Signed calls to somebody's wallet, as an aggregator makes them: over the bytes that are sent. */
import { type KeyObject, randomUUID, sign } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  HUB88_SIGNATURE_HEADER,
  KEY_ID_HEADER,
  SIGNATURE_HEADER,
} from "@tucano/contract/studios/studio-wallet.ts";
import { fetchText } from "../../platform/http/outgoing.ts";

export interface Seat {
  readonly user: string;
  readonly token: string;
}

export interface WalletUnderTest extends Seat {
  /** What `/user/balance` and the others come after. */
  readonly url: string;
  readonly privateKey: KeyObject;
  /** Named beside the signature, where the wallet wants that. Left out: Hub88's header alone. */
  readonly keyId?: string | undefined;
  readonly game: string;
  readonly currency: string;
  /** What most bets stake, in units. */
  readonly stake: number;
  /** The least that the wallet can move, in units. */
  readonly least: number;
  /** What it says of a win whose bet was undone. */
  readonly winAfterRollback: string;
  /** Waited before each bet: some wallets hold rounds apart. */
  readonly pauseMs?: number;
  /** Somebody else, for what must not be mixed up. */
  readonly other?: Seat | undefined;
  /** Of the same player and game: a token that is over. */
  readonly expiredToken?: string | undefined;
}

export type Operation = "info" | "balance" | "bet" | "win" | "rollback";
export type Fields = Readonly<Record<string, unknown>>;

export interface Answer extends Fields {
  readonly http: number;
  readonly status?: unknown;
  readonly balance?: unknown;
}

const paths: Readonly<Record<Operation, string>> = {
  info: "/user/info",
  balance: "/user/balance",
  bet: "/transaction/bet",
  win: "/transaction/win",
  rollback: "/transaction/rollback",
};
const TIMEOUT_MS = 10_000;
const ANSWER_BYTES_MAX = 16_384;

export interface Caller {
  readonly wallet: WalletUnderTest;
  call(operation: Operation, fields: Fields): Promise<Answer>;
  /** The bytes as they are, under a signature that need not be theirs. */
  callRaw(
    operation: Operation,
    body: string,
    signature: string | null,
    timeoutMs?: number,
  ): Promise<Answer>;
  signatureOf(body: string): string;
}

export function createCaller(wallet: WalletUnderTest): Caller {
  const signatureOf = (body: string): string =>
    sign("RSA-SHA256", Buffer.from(body), wallet.privateKey).toString("base64");
  const callRaw: Caller["callRaw"] = async (operation, body, signature, timeoutMs = TIMEOUT_MS) => {
    const { keyId } = wallet;
    const header = keyId === undefined ? HUB88_SIGNATURE_HEADER : SIGNATURE_HEADER;
    const { status: http, text } = await fetchText(
      `${wallet.url.replace(/\/$/, "")}${paths[operation]}`,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(signature === null ? {} : { [header]: signature }),
          ...(keyId === undefined ? {} : { [KEY_ID_HEADER]: keyId }),
        },
        body,
        timeoutMs,
        bytesMax: ANSWER_BYTES_MAX,
      },
    );
    return { ...objectOf(text), http };
  };
  return {
    wallet,
    signatureOf,
    callRaw,
    call: async (operation, fields) => {
      if (operation === "bet" && wallet.pauseMs) await pause(wallet.pauseMs);
      const body = JSON.stringify(fields);
      return callRaw(operation, body, signatureOf(body));
    },
  };
}

function objectOf(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Who asks, about which game. */
export function whoOf({ wallet }: Caller, seat: Seat = wallet) {
  return {
    user: seat.user,
    token: seat.token,
    request_uuid: randomUUID(),
    game_code: wallet.game,
  };
}

/** A transaction in a round of its own, but for what is said otherwise. */
export function transactionOf(caller: Caller, changes: Fields = {}, seat?: Seat) {
  return {
    ...whoOf(caller, seat),
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    currency: caller.wallet.currency,
    ...changes,
  };
}
export type Sent = ReturnType<typeof transactionOf>;

/** What refers to a bet or a win. */
export function referringTo(caller: Caller, sent: Sent, changes: Fields = {}, seat?: Seat): Sent {
  const reference = { round: sent.round, reference_transaction_uuid: sent.transaction_uuid };
  return transactionOf(caller, { ...reference, ...changes }, seat);
}
