/** The withdrawal queue, and the withdrawals of before. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type * as contract from "@tucano/contract/backoffice/payments/payments.ts";
import type { WithdrawalStatus } from "@tucano/contract/player/money/cashier.ts";
import type { OperatorContext } from "../../platform/http/types.ts";
import type { Parts } from "../core/context.ts";
import { limitOf, toPage } from "../core/keyset.ts";
import { toWithdrawalRow } from "../core/present.ts";
import { readingFor } from "../reading-for.ts";
import { toClaim } from "./claims.ts";
import { placeText, readPlace, readWanted, spanOf } from "./finding.ts";
import { findClaims, listClaimsOf } from "./repository.ts";
import { toVerdict } from "./rules.ts";

const WAITING = ["submitted", "in_review"] as const;

type Input = InputOf<typeof contract.listWithdrawals>;
type Status = NonNullable<Input["status"]>;

function statusesOf(status: Status): readonly WithdrawalStatus[] | null {
  switch (status) {
    case "all":
    case "mine":
      return null;
    case "queue":
    case "returned":
      return WAITING;
    default:
      return [status];
  }
}

/** The longest wait comes first, if somebody waits for us. */
const oldestFirst = new Set<Status>(["queue", "returned", "mine"]);

export async function listWithdrawals(
  parts: Parts,
  input: Input,
  context: OperatorContext,
): Promise<DataOf<typeof contract.listWithdrawals>> {
  const { operator } = context;
  const { status = "queue" } = input;
  // Somebody is about to decide what waits.
  const reading = oldestFirst.has(status) ? parts.db : readingFor(parts, context);
  const now = parts.clock.now();
  const limit = limitOf(input.limit);
  const { orderNo, ...wanted } = await readWanted(parts, reading, {
    text: input.text,
    letter: "W",
  });
  const own = status === "mine" ? await listClaimsOf(parts.db, operator.operatorId, now) : null;
  const rows = await parts.cashier.searchWithdrawals(reading, {
    ...wanted,
    ...spanOf(input),
    statuses: statusesOf(status),
    orderNos: orderNo === null ? own : (own ?? [orderNo]).filter((one) => one === orderNo),
    amountMin: input.amount_min ?? null,
    amountMax: input.amount_max ?? null,
    isReturned: status === "returned",
    order: oldestFirst.has(status) ? "oldest" : "newest",
    after: readPlace(input.cursor),
    limit: limit + 1,
  });
  const orders = rows.map(({ row }) => row);
  const [members, claims, checks] = await Promise.all([
    parts.members.findMany(orders.map((one) => one.memberId)),
    findClaims(
      parts.db,
      orders.map((one) => one.orderNo),
      now,
    ),
    parts.cashier.lookAgain(orders),
  ]);
  return toPage(rows, limit, {
    show: ({ row }) => ({
      ...toWithdrawalRow(row, members),
      claim: toClaim(claims.get(row.orderNo), operator.operatorId),
      verdict: toVerdict(checks.get(row.orderNo)?.verdict),
      returned: row.attempt > 1 ? row.reason : null,
    }),
    keyOf: ({ place }) => placeText(place),
  });
}
