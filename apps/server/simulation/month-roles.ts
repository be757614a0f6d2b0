/**
 * The office after the month, role by role: what a role may read is there and has something in it,
 * about people and orders that exist; everything else is refused without a word of it.
 */
import { listDeposits } from "@tucano/contract/backoffice/payments/payments.ts";
import type { DataOf, Endpoint } from "@tucano/contract/endpoint.ts";
import { type MemberId, toMemberId } from "@tucano/contract/member-id.ts";
import { hire } from "../src/backoffice/test/staff-bench.ts";
import { examplesOf } from "../src/platform/http/openapi.ts";
import { inputSchemaOf } from "../src/testing/people/callers.ts";
import { signInOperator } from "../src/testing/people/operator.ts";
import { createTill, orderNoOf } from "../src/testing/people/till.ts";
import type { TestServer } from "../src/testing/server.ts";

const OFFICE = "/backoffice/api";

/** Screens that are not empty after a month: each has rows for every role that may read it. */
const FULL = [
  "/members",
  "/withdrawals",
  "/withdrawals/detail",
  "/deposits",
  "/deposits/detail",
  "/payment-methods",
  "/games",
  "/games/ranking",
  "/games/returns",
  "/tables",
  "/promotions",
  "/promotions/results",
  "/market",
  "/content/sites",
  "/roles",
  "/staff",
  "/audit",
  "/reports",
  "/reports/dashboard",
  "/reports/cohorts",
].map((path) => `${OFFICE}${path}`);

interface Real {
  readonly memberId: MemberId;
  readonly withdrawal: string;
  readonly deposit: string;
  readonly from: string;
  readonly to: string;
}

/**
 * What came in last and whose it was, as an administrator finds them, and a withdrawal of today: of
 * those who asked for one in a short month the house may have refused all.
 */
export async function findReal(server: TestServer, days: Pick<Real, "from" | "to">): Promise<Real> {
  // What a house in work calculates every hour.
  await server.jobs.runNow("promotions.reckon-results");
  const chief = await signInOperator(server);
  const till = createTill(server);
  const somebody = await till.newMember({ funds: "50.00" });
  const withdrawal = orderNoOf(await till.withdraw(somebody, "20.00"));
  const paid = await server.call(listDeposits, { limit: 1 }, chief);
  const [deposit] = (paid.body.data as DataOf<typeof listDeposits>).list;
  if (deposit === undefined) throw new Error("Nobody paid in.");
  const { member, order_no } = deposit;
  return { memberId: toMemberId(member.member_id), withdrawal, deposit: order_no, ...days };
}

function inputOf(endpoint: Endpoint, real: Real): Record<string, unknown> {
  const schema = inputSchemaOf(endpoint) as {
    readonly properties?: Readonly<Record<string, object>>;
  };
  const isWithdrawal = endpoint.path.includes("/withdrawals");
  const known: Readonly<Record<string, unknown>> = {
    member_id: real.memberId,
    order_no: isWithdrawal ? real.withdrawal : real.deposit,
    from: real.from,
    to: real.to,
  };
  const has = (name: string) => Object.hasOwn(schema.properties ?? {}, name);
  const [example] = examplesOf(endpoint, inputSchemaOf(endpoint));
  const values = Object.entries(known).filter(([name]) => has(name));
  // Of the time in which operators work, which is not the players' month.
  if (endpoint.path === `${OFFICE}/audit`) return {};
  if (endpoint.path === `${OFFICE}/withdrawals`) return { status: "all" };
  return { ...(example as object), ...Object.fromEntries(values) };
}

function hasRows(data: unknown): boolean {
  if (Array.isArray(data)) return data.length > 0;
  if (data === null || typeof data !== "object") return false;
  return Object.values(data).some(hasRows);
}

interface Walked {
  /** Of what the role holds: nothing in it, or no answer. */
  readonly missing: readonly string[];
  /** Of what it does not hold: not refused, or told something. */
  readonly leaked: readonly string[];
  readonly allowed: number;
  readonly refused: number;
}

export async function walkAs(
  server: TestServer,
  role: { readonly role: string; readonly permissions: readonly string[] },
  real: Real,
): Promise<Walked> {
  const { headers } = await hire(server, { role: role.role });
  const missing: string[] = [];
  const leaked: string[] = [];
  let [allowed, refused] = [0, 0];
  const reads = server.house.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ path, method, access }) => {
      return path.startsWith(OFFICE) && method === "GET" && access === "operator";
    });
  for (const endpoint of reads) {
    const { path, permission = "" } = endpoint;
    const input = inputOf(endpoint, real);
    const { status, body } = await server.send(endpoint, input, { headers });
    const told = `${path}: ${status} ${body.error ?? ""}`;
    if (permission === "signed_in" || role.permissions.includes(permission)) {
      allowed += 1;
      const isAnswered = status === 200 || status === 404;
      const isFull = !FULL.includes(path) || (status === 200 && hasRows(body.data));
      if (!isAnswered || !isFull) missing.push(told);
    } else {
      refused += 1;
      const isSilent = body.data === null || body.data === undefined;
      if (status !== 403 || !isSilent) leaked.push(told);
    }
  }
  return { missing, leaked, allowed, refused };
}
