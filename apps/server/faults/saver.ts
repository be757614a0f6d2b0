/** A player who pays in and draws out, over and over; both at once. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  findDeposit,
  listWithdrawals,
  openDeposit,
  submitWithdrawal,
} from "@tucano/contract/player/money/cashier.ts";
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import { ask } from "./client.ts";
import { type Note, type Player, type PlayersOptions, WITHDRAWAL_PASSWORD } from "./cast.ts";
import { persist } from "./persist.ts";
import { nowMs } from "./player-log.ts";

type Saver = Pick<Player, "number" | "member" | "token" | "cpf">;

/** The first method of a fresh house. */
const PIX_METHOD = 1;
const DEPOSIT = "30.00";
const WITHDRAWAL = "20.00";
const LOOK_AGAIN_MS = 100;
const REFUSED_MS = 250;
const none = { stake: "", win: "" };

/** From the wish to the money on the account. */
export async function makeDeposit(
  saver: Saver,
  money: string,
  { urls, bankUrl }: PlayersOptions,
  note: Note,
): Promise<void> {
  const { member, token, number } = saver;
  const id = randomUUID();
  const opened = await persist(
    {
      wish: "deposit",
      id,
      member,
      urls,
      first: number,
      endpoint: openDeposit,
      input: { money, payment_id: PIX_METHOD },
      call: { token, idempotencyKey: id },
    },
    note,
  );
  if (opened === null) return pause(REFUSED_MS);
  const { order_no: name } = opened.data;
  note({ ...opened.line, ...none, event: "acknowledged", name, amount: money });
  const paid = await persist(
    {
      wish: "payment",
      id: name,
      member,
      urls: [bankUrl],
      endpoint: payCharge,
      input: { txid: name },
    },
    note,
  );
  if (paid === null) throw new Error(`The bank refuses to pay ${name}.`);
  const { end_to_end_id, amount } = paid.data;
  note({ ...paid.line, ...none, event: "acknowledged", name: end_to_end_id, amount });
  await follow(urls, { wish: "deposit", name, member }, note, async (url) => {
    const found = await ask(url, findDeposit, { order_no: name }, { token });
    return found.data?.status;
  });
}

async function withdraw(saver: Saver, { urls }: PlayersOptions, note: Note): Promise<void> {
  const { member, token, number, cpf } = saver;
  const id = randomUUID();
  const asked = await persist(
    {
      wish: "withdrawal",
      id,
      member,
      urls,
      first: number,
      endpoint: submitWithdrawal,
      input: {
        money: WITHDRAWAL,
        qk_pwd: WITHDRAWAL_PASSWORD,
        payment_type: "CPF",
        cpf_id: cpf,
      },
      call: { token, idempotencyKey: id },
    },
    note,
  );
  if (asked === null) return pause(REFUSED_MS);
  const { order_no: name, amount } = asked.data;
  note({ ...asked.line, ...none, event: "acknowledged", name, amount });
  await follow(urls, { wish: "withdrawal", name, member }, note, async (url) => {
    const found = await ask(url, listWithdrawals, { order_no: name }, { token });
    return found.data?.list[0]?.status;
  });
}

interface Followed {
  readonly wish: "deposit" | "withdrawal";
  readonly name: string;
  readonly member: number;
}

/** Both orders know "paid". A withdrawal ends with it; a deposit is only then credited. */
const ENDS: Readonly<Record<Followed["wish"], ReadonlySet<string>>> = {
  deposit: new Set(["credited", "refunded"]),
  withdrawal: new Set(["paid", "rejected"]),
};

/** Looks until the order has come to an end, whichever. */
async function follow(
  urls: readonly string[],
  { wish, name, member }: Followed,
  note: Note,
  look: (url: string) => Promise<string | undefined>,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const status = await look(urls[attempt % urls.length] ?? "");
    if (status !== undefined && ENDS[wish].has(status)) {
      return note({ event: "ended", wish, name, member, status, atMs: nowMs() });
    }
    await pause(LOOK_AGAIN_MS);
  }
}

export function createSaver(
  player: Player,
  options: PlayersOptions,
  note: Note,
): (() => Promise<void>)[] {
  return [() => makeDeposit(player, DEPOSIT, options, note), () => withdraw(player, options, note)];
}
