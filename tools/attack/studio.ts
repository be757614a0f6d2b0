/** The wallet as a studio that runs elsewhere speaks to it: signed messages over HTTP. */
import { type KeyObject, randomUUID } from "node:crypto";
import { signBody } from "../../apps/server/src/rounds/index.ts";
import {
  type BetRequest,
  KEY_ID_HEADER,
  SIGNATURE_HEADER,
  UNITS_PER_CENTAVO,
  type WalletAnswer,
  walletPaths,
} from "@tucano/contract/studios/studio-wallet.ts";
import { userOf } from "../../apps/server/src/rounds/names.ts";
import type { House } from "./means/house.ts";
import type { Seat } from "./means/people.ts";
import type { Heard, Visitor } from "./means/visitor.ts";

/** The key that a fresh house gives its own studio. */
const HOUSE_KEY_ID = "house-1";

export type Movement = "bet" | "win" | "rollback";

export const studioKey = ({ secrets }: House): KeyObject =>
  secrets.rsaKeys("studio-house")()[0].privateKey;

export interface Signed {
  readonly body: string | Buffer;
  /** Null: none is sent. */
  readonly signature?: string | null;
  readonly keyId?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export function sendSigned(
  visitor: Visitor,
  path: string,
  { body, signature = null, keyId = HOUSE_KEY_ID, headers = {} }: Signed,
): Promise<Heard> {
  return visitor.post(path, body, {
    headers: {
      ...(signature === null ? {} : { [SIGNATURE_HEADER]: signature }),
      ...(keyId === null ? {} : { [KEY_ID_HEADER]: keyId }),
      ...headers,
    },
  });
}

export interface Wish extends Partial<Omit<BetRequest, "amount">> {
  readonly centavos?: number;
  readonly reference_transaction_uuid?: string;
}

/** A movement of one real, but for what is wished otherwise. */
export function messageOf({ member, playToken, game }: Seat, wish: Wish = {}) {
  const { centavos = 100, ...rest } = wish;
  return {
    user: userOf(member.memberId),
    token: playToken,
    game_code: game,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: true,
    currency: "BRL",
    amount: centavos * UNITS_PER_CENTAVO,
    ...rest,
  };
}

export interface Moved {
  readonly http: number;
  readonly status: WalletAnswer["status"] | "";
  readonly balance: number | undefined;
}

export async function move(
  house: House,
  movement: Movement,
  message: object,
  visitor: Visitor,
): Promise<Moved> {
  const { amount, ...rest } = message as { amount?: number };
  const body = JSON.stringify(movement === "rollback" ? rest : { ...rest, amount });
  const signature = signBody(body, studioKey(house));
  const heard = await sendSigned(visitor, walletPaths[movement], { body, signature });
  return readMoved(heard);
}

export function readMoved({ status: http, text }: Heard): Moved {
  try {
    const { status, balance } = JSON.parse(text) as WalletAnswer;
    return { http, status, balance };
  } catch {
    return { http, status: "", balance: undefined };
  }
}

/** The most that one bet of `playThrough` stakes. */
const SLICE_CENTAVOS = 10_000;

/** Stakes it all and wins it back, so that nothing is owed any more. */
export async function playThrough(house: House, seat: Seat, centavos: number): Promise<void> {
  for (let left = centavos; left > 0; left -= SLICE_CENTAVOS) {
    await stakeAndWin(house, seat, Math.min(left, SLICE_CENTAVOS));
  }
}

async function stakeAndWin(house: House, seat: Seat, centavos: number): Promise<void> {
  const bet = messageOf(seat, { centavos, round_closed: false });
  const { visitor } = seat.member;
  const taken = await move(house, "bet", bet, visitor);
  const { round, transaction_uuid: reference_transaction_uuid } = bet;
  const win = messageOf(seat, { centavos, round, reference_transaction_uuid });
  const won = await move(house, "win", win, visitor);
  if (taken.status !== "RS_OK" || won.status !== "RS_OK") {
    throw new Error(`Playing through: ${taken.status}, ${won.status}`);
  }
}
