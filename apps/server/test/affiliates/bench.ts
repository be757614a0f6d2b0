/** An affiliate with a deal, visitors who come by its links, and money by the pockets. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { approve } from "@tucano/contract/backoffice/access/approvals.ts";
import * as money from "@tucano/contract/backoffice/affiliates/affiliate-money.ts";
import * as desk from "@tucano/contract/backoffice/affiliates/affiliates.ts";
import type { DealTerms } from "@tucano/contract/affiliates.ts";
import type { DataOf, Endpoint, RequestOf } from "@tucano/contract/endpoint.ts";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { toCentavos } from "@tucano/contract/money.ts";
import { hire } from "../../src/backoffice/test/staff-bench.ts";
import { dayOf, startOfDay } from "../../src/platform/days.ts";
import { readJournal } from "../../src/testing/journal.ts";
import { depositOf, moveMoney } from "../../src/testing/move-money.ts";
import { signInOperator } from "../../src/testing/people/operator.ts";
import {
  registerTestMember,
  type RegistrationForm,
  type TestMember,
} from "../../src/testing/people/people.ts";
import type { Answer, TestServer } from "../../src/testing/server.ts";

const HOUR_MS = 3_600_000;
const BROWSER = "Mozilla/5.0 (Linux; Android 14) Chrome/130.0";
const HOUSE = "house:game:house/onca-dourada";

export const terms: DealTerms = {
  cpa: {
    amountCentavos: 10_000,
    depositFromCentavos: 5_000,
    stakeFromCentavos: 10_000,
    withinDays: 30,
  },
  share: { rate: 3_000, depositFeeRate: 100, ggrFeeRate: 0, carriesNegative: true },
};

let lastAddress = 0;
/** Another one for everybody, so that no two look like one person. */
function newAddress(): string {
  lastAddress += 1;
  return `198.51.${100 + (lastAddress >> 8)}.${lastAddress & 255}`;
}

export interface Clicked {
  readonly location: string;
  readonly cookie: string | null;
  readonly header: string;
}

export interface Arrival {
  readonly form?: Partial<RegistrationForm>;
  /** Where the server trusts its proxy. */
  readonly address?: string;
}

type Desk = Awaited<ReturnType<typeof createDesk>>;

export interface Bench extends Desk {
  readonly affiliateId: number;
  readonly code: string;
  click(query?: string, headers?: Readonly<Record<string, string>>): Promise<Clicked>;
  /** Somebody who clicks and registers, from an address of their own if none is named. */
  bring(query?: string, of?: Arrival): Promise<TestMember>;
  deposit(memberId: MemberId, amount: number): Promise<string>;
  /** One bet and what it won. */
  play(memberId: MemberId, stake: number, won?: number): Promise<void>;
  qualify(): Promise<void>;
  /** The daily job of that day. */
  daily(day: string): Promise<void>;
  detail(): Promise<DataOf<typeof desk.readAffiliate>>;
  entries(): Promise<DataOf<typeof money.listAffiliateEntries>["list"]>;
  statements(): Promise<DataOf<typeof money.listStatements>["list"]>;
}

async function createDesk(server: TestServer) {
  let operator = await signInOperator(server);
  /** Days pass in these tests, and sessions end. */
  const ask = async <E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<Answer> => {
    const answer = await server.call(endpoint, input, operator);
    if (answer.status !== 401) return answer;
    operator = await signInOperator(server, operator.secret);
    return server.call(endpoint, input, operator);
  };
  const data = async <E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<DataOf<E>> => {
    const { body } = await ask(endpoint, input);
    expect(body).toMatchObject({ code: 200 });
    return body.data as DataOf<E>;
  };
  /** What takes two people, by both; while the second is asked, nobody asks again. */
  const agreed = async <E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<string> => {
    const { approval } = (await data(endpoint, input)) as { approval: { approval_id: number } };
    const { approval_id } = approval;
    const again = await ask(endpoint, input);
    expect(again.body).toMatchObject({ error: "backoffice.approval_waiting" });
    const second = await hire(server, { role: "finance" });
    const answer = await server.call(approve, { approval_id, note: "Seen" }, second);
    expect(answer.body).toMatchObject({ code: 200 });
    return (answer.body.data as DataOf<typeof approve>).state;
  };
  return { ask, data, agreed };
}

const reason = "As agreed";

export const wish = {
  company: "Guia de Jogos Ltda",
  tax_id: "12.345.678/0001-95",
  contact: "Rui Prado",
  email: "rui@guia.example.com",
  pix_key: "pagamentos@guia.example.com",
  status: "active",
  reason,
} as const;

export async function createBench(server: TestServer): Promise<Bench> {
  const office = await createDesk(server);
  const { affiliate_id } = await office.data(desk.saveAffiliate, wish);
  const link = {
    name: "Review",
    target: "/register",
    placement: "guia.example.com",
    is_open: true,
  };
  const { code } = await office.data(desk.saveLink, { affiliate_id, ...link, reason });
  const month = dayOf(server.clock.now()).slice(0, 7);
  await office.agreed(money.setDeal, { affiliate_id, month, terms, reason });

  const click = async (query = "", headers: Readonly<Record<string, string>> = {}) => {
    const response = await server.app.inject({
      method: "GET",
      url: `/go/${code}${query}`,
      headers: { "user-agent": BROWSER, ...headers },
    });
    const cookie = response.cookies.find(({ name }) => name === "tucano_click")?.value ?? null;
    const header = String(response.headers["set-cookie"] ?? "");
    return { location: String(response.headers.location), cookie, header };
  };
  const at = (day: string, hours: number) =>
    server.clock.set(new Date(startOfDay(day).getTime() + hours * HOUR_MS));
  const run = async (job: string) => {
    await readJournal(server.house.journal);
    await server.jobs.runNow(job);
  };
  return {
    ...office,
    affiliateId: affiliate_id,
    code,
    click,
    bring: async (query, { form = {}, address = newAddress() } = {}) => {
      const { cookie } = await click(query);
      const headers = { cookie: `tucano_click=${cookie}`, "x-forwarded-for": address };
      return registerTestMember(server, form, { headers });
    },
    deposit: async (memberId, amount) => {
      const orderNo = randomUUID();
      await moveMoney(server.rooms.ledger, memberId, [depositOf(amount, orderNo)]);
      return orderNo;
    },
    play: (memberId, stake, won = 0) => {
      const reference = `round:${randomUUID()}`;
      const bet = { kind: "stake", debit: "member:cash", credit: HOUSE, reference } as const;
      const win = { kind: "win", debit: HOUSE, credit: "member:cash", reference } as const;
      return moveMoney(server.rooms.ledger, memberId, [
        { ...bet, amount: toCentavos(stake) },
        ...(won === 0 ? [] : [{ ...win, amount: toCentavos(won) }]),
      ]);
    },
    qualify: () => run("affiliates.qualify"),
    daily: async (day) => {
      at(day, 6);
      await run("affiliates.daily");
    },
    detail: () => office.data(desk.readAffiliate, { affiliate_id }),
    entries: async () => (await office.data(money.listAffiliateEntries, { affiliate_id })).list,
    statements: async () => (await office.data(money.listStatements, { affiliate_id })).list,
  };
}
