/** The three statements as tables: query, columns, sums. */
import { t } from "@lingui/core/macro";
import { listTransactions, orderDetails } from "@tucano/contract/player/money/orders.ts";
import { record } from "@tucano/contract/player/games/rounds.ts";
import { orderName, orderStatus, orderTypeName } from "../../platform/money/order-words.ts";
import type { Total } from "../../platform/records/record-list.tsx";
import { call } from "../../platform/session/session.ts";
import { formatTime } from "../../platform/text.ts";
import type { Cell } from "./csv.ts";
import { PAGE_SIZE, readAll } from "./read-all.ts";
import type { StatementKind } from "./statement-kinds.ts";
import { pocketName, transactionName } from "./transaction-words.ts";

export interface StatementDays {
  from: string;
  to: string;
}

export interface StatementTable {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Wire amounts: the server's sums over the whole period. */
  sums: readonly Total[];
  isCut: boolean;
}

type OnProgress = (read: number, total: number) => void;

const text = (value: string | null): Cell => ({ type: "text", text: value ?? "" });
const money = (wire: string): Cell => ({ type: "money", wire });
const time = (iso: string | null): Cell => ({
  type: "time",
  text: iso === null ? "" : formatTime(iso, "full").replace(",", ""),
});

/** Lines from before balances were kept have none. */
const balance = (wire: string | null): Cell => (wire == null ? text("") : money(wire));

async function readTransactions(days: StatementDays, onProgress: OnProgress) {
  let sums: Total[] = [];
  const { items, isCut } = await readAll({
    readPage: async (page) => {
      const answer = await call(listTransactions, { ...days, page, limit: PAGE_SIZE });
      sums = [
        { name: t`Money in`, value: answer.total_in },
        { name: t`Money out`, value: answer.total_out },
        { name: t`Amount bet`, value: answer.total_staked },
        { name: t`Won`, value: answer.total_won },
      ];
      return { items: answer.list, total: answer.total };
    },
    keyOf: (row) => String(row.id),
    onProgress,
  });
  const columns = [
    t`Date and time`,
    t`Entry`,
    t`Transaction`,
    t`From`,
    t`To`,
    t`Order`,
    t`Amount`,
    t`Balance`,
  ];
  const rows = items.map((row) => [
    time(row.created_at),
    text(String(row.id)),
    text(transactionName(row.kind)),
    text(pocketName(row.from_pocket)),
    text(pocketName(row.to_pocket)),
    text(row.order_no),
    money(row.direction === "out" ? `-${row.amount}` : row.amount),
    balance(row.from_balance_after ?? row.to_balance_after),
  ]);
  return { columns, rows, sums, isCut };
}

async function readOrders(days: StatementDays, onProgress: OnProgress) {
  let sums: Total[] = [];
  const { items, isCut } = await readAll({
    readPage: async (page) => {
      const answer = await call(orderDetails, { ...days, page, limit: PAGE_SIZE });
      sums = [
        { name: t`Deposited`, value: answer.total_recharge_amount },
        { name: t`Withdrawn`, value: answer.total_withdraw_amount },
        { name: t`Bonuses`, value: answer.total_bonus_amount },
        { name: t`Fees`, value: answer.total_fee_amount },
      ];
      return { items: answer.details, total: answer.total };
    },
    keyOf: (order) => order.order_no,
    onProgress,
  });
  const columns = [
    t`Date and time`,
    t`Order`,
    t`Type`,
    t`Description`,
    t`Status`,
    t`Completed`,
    t`Amount`,
  ];
  const rows = items.map((order) => [
    time(order.time),
    text(order.order_no),
    text(orderTypeName(order.type)),
    text(orderName(order)),
    text(orderStatus(order.type, order.status).text),
    time(order.completed_at),
    money(order.amount),
  ]);
  return { columns, rows, sums, isCut };
}

async function readBets(days: StatementDays, onProgress: OnProgress) {
  let sums: Total[] = [];
  const { items, isCut } = await readAll({
    readPage: async (page) => {
      const answer = await call(record, { ...days, page, limit: PAGE_SIZE });
      sums = [
        { name: t`Bets`, value: answer.total_bet_amount },
        { name: t`Wins`, value: answer.total_win_amount },
        { name: t`Net result`, value: answer.total_win_loss_amount },
      ];
      return { items: answer.list, total: answer.total };
    },
    keyOf: (bet) => `${bet.studio}:${bet.round_id}`,
    onProgress,
  });
  const columns = [t`Date and time`, t`Game`, t`Studio`, t`Round`, t`Bet`, t`Win`, t`Result`];
  const rows = items.map((bet) => [
    time(bet.bet_time),
    text(bet.name),
    text(bet.brand),
    text(bet.round_id),
    money(bet.bet_amount),
    money(bet.win_amount),
    money(bet.win_loss_amount),
  ]);
  return { columns, rows, sums, isCut };
}

const readers: Record<
  StatementKind,
  (days: StatementDays, onProgress: OnProgress) => Promise<StatementTable>
> = { transactions: readTransactions, orders: readOrders, bets: readBets };

export function readStatement(
  kind: StatementKind,
  days: StatementDays,
  onProgress: OnProgress,
): Promise<StatementTable> {
  return readers[kind](days, onProgress);
}
