/** A member's statement, line by line, with what play came to beside it. */
import type { DataOf, InputOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { add, formatWire, toCentavos } from "@tucano/contract/money.ts";
import type { listTransactions as listEndpoint } from "@tucano/contract/player/money/orders.ts";
import { addDays, dayOf, rangeOf, toWireInstant } from "../platform/days.ts";
import { pageOf } from "../platform/paging.ts";
import { type EntryRow, listEntries, listEntriesBefore } from "./entry-repository.ts";
import type { OrdersDeps } from "./types.ts";

type Statement = DataOf<typeof listEndpoint>;

export async function listTransactions(
  { db, clock, statistics }: OrdersDeps,
  memberId: MemberId,
  input: InputOf<typeof listEndpoint>,
): Promise<Statement> {
  const { page, limit, offset } = pageOf(input);
  const range = rangeOf(input, clock.now());
  const kinds = input.kinds ?? null;
  const days = { from: dayOf(range.from), to: addDays(dayOf(range.until), -1) };
  const [entries, played] = await Promise.all([
    listEntries(db, { ...range, memberId, kinds, offset, limit }),
    statistics.turnover(memberId, days),
  ]);
  return {
    list: entries.list.map(present),
    total: entries.total,
    page,
    limit,
    total_in: formatWire(toCentavos(entries.into)),
    total_out: formatWire(toCentavos(entries.outOf)),
    total_staked: formatWire(add(...played.map(({ stakeCentavos }) => stakeCentavos))),
    total_won: formatWire(add(...played.map(({ winCentavos }) => winCentavos))),
  };
}

/** For the back office: by key, with what each line refers to. */
export async function listStatementBefore(
  { db }: OrdersDeps,
  memberId: MemberId,
  of: { readonly before: number | null; readonly until: Date | null; readonly limit: number },
): Promise<readonly (Statement["list"][number] & { readonly reference: string })[]> {
  const entries = await listEntriesBefore(db, memberId, of);
  return entries.map((entry) => ({ ...present(entry), reference: entry.reference }));
}

const MEMBER = "member:";
const pocketOf = (account: string): string | null =>
  account.startsWith(MEMBER) ? account.slice(MEMBER.length) : null;

/** An order's number is written behind its kind; rewards and corrections have other names. */
const orderNoOf = (reference: string): string | null =>
  /^(?:deposit|withdrawal):([0-9A-Za-z]+)$/.exec(reference)?.[1] ?? null;

const presentBalance = (centavos: number | null): string | null =>
  centavos === null ? null : formatWire(toCentavos(centavos));

function present(entry: EntryRow): Statement["list"][number] {
  const from = pocketOf(entry.debit);
  const to = pocketOf(entry.credit);
  return {
    id: entry.seq,
    kind: entry.kind,
    direction: from === null ? "in" : to === null ? "out" : "moved",
    amount: formatWire(toCentavos(entry.amount)),
    from_pocket: from,
    to_pocket: to,
    from_balance_after: presentBalance(entry.debitAfter),
    to_balance_after: presentBalance(entry.creditAfter),
    order_no: orderNoOf(entry.reference),
    created_at: toWireInstant(entry.createdAt),
  };
}
