/** The order centre's three lists. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, formatWire } from "@tucano/contract/money.ts";
import type * as contract from "@tucano/contract/player/money/orders.ts";
import { toWireInstant } from "../platform/days.ts";
import { type PageRequest, pageOf } from "../platform/paging.ts";
import { loadOrders } from "./load.ts";
import {
  chainsOf,
  depositOrder,
  feesOf,
  ordersOf,
  rewardOrder,
  totalsOf,
  withdrawalOrder,
} from "./policy.ts";
import type { Order, OrdersDeps } from "./types.ts";

type OrderOut = DataOf<typeof contract.orderDetails>["details"][number];

function present(order: Order): OrderOut {
  return {
    order_no: order.orderNo,
    type: order.type,
    kind: order.kind,
    status: order.status,
    amount: formatWire(order.amount),
    related_order_no: order.relatedOrderNo,
    time: toWireInstant(order.time),
    completed_at: toWireInstant(order.completedAt),
  };
}

function cut<Item>(all: readonly Item[], request: PageRequest) {
  const { page, limit, offset } = pageOf(request);
  return { part: all.slice(offset, offset + limit), paging: { total: all.length, page, limit } };
}

export async function listDetails(
  deps: OrdersDeps,
  memberId: MemberId,
  input: InputOf<typeof contract.orderDetails>,
): Promise<DataOf<typeof contract.orderDetails>> {
  const loaded = await loadOrders(deps, memberId, input);
  const all = ordersOf(loaded, deps.clock.now());
  const wanted = all.filter(({ type }) => type === (input.type ?? type));
  const { part, paging } = cut(wanted, input);
  const totals = totalsOf(loaded);
  return {
    details: part.map(present),
    ...paging,
    total_recharge_amount: formatWire(totals.recharge),
    total_withdraw_amount: formatWire(totals.withdraw),
    total_bonus_amount: formatWire(totals.bonus),
    total_fee_amount: formatWire(add(totals.generalFee, totals.mandatoryFee)),
  };
}

export async function listFees(
  deps: OrdersDeps,
  memberId: MemberId,
  input: InputOf<typeof contract.orderFees>,
): Promise<DataOf<typeof contract.orderFees>> {
  const loaded = await loadOrders(deps, memberId, input);
  const { part, paging } = cut(feesOf(loaded), input);
  const { generalFee, mandatoryFee } = totalsOf(loaded);
  return {
    fee: part.map(present),
    ...paging,
    total_general_fee: formatWire(generalFee),
    total_mandatory_fee: formatWire(mandatoryFee),
    total_fee_amount: formatWire(add(generalFee, mandatoryFee)),
  };
}

export async function listAssociations(
  deps: OrdersDeps,
  memberId: MemberId,
  input: InputOf<typeof contract.orderAssociation>,
): Promise<DataOf<typeof contract.orderAssociation>> {
  const now = deps.clock.now();
  const [loaded, wallet] = await Promise.all([
    loadOrders(deps, memberId, { range: input.range, from: input.from }),
    deps.ledger.readWallet(memberId),
  ]);
  const owed = { cash: wallet.turnoverOwed, bonus: wallet.bonusOwed };
  const { part, paging } = cut(chainsOf(loaded, owed), input);
  return {
    association: part.map((chain) => ({
      deposit: chain.deposit === null ? null : present(depositOrder(chain.deposit, now)),
      bonuses: chain.rewards.map((one) => present(rewardOrder(one))),
      requirement: {
        required: formatWire(chain.required),
        remaining: formatWire(chain.remaining),
        is_met: chain.remaining === 0,
      },
      withdrawals: chain.withdrawals.map((one) => present(withdrawalOrder(one))),
    })),
    ...paging,
    turnover_owed: formatWire(add(owed.cash, owed.bonus)),
  };
}
