/**
 * A house with two banks: its own sandbox, and a second one that is a server of its own, as an
 * outside company would be. A line to each can be made to misbehave.
 */
import { payCharge } from "@tucano/contract/studios/sandbox-psp.ts";
import type { DataOf, RequestOf } from "@tucano/contract/endpoint.ts";
import { type BadLine, openBadLine } from "@tucano/workshop/bad-line.ts";
import { sql } from "kysely";
import { expect } from "vitest";
import { SWEEP_JOB } from "../../cashier/index.ts";
import { createAdjustableClock } from "../../platform/clock.ts";
import type { Numbers } from "../../market/index.ts";
import type { Db } from "../../platform/database/types.ts";
import { setNumbers } from "../numbers.ts";
import { createTill, type Till } from "../people/till.ts";
import { startTestServer, type TestServer } from "../server.ts";

type BankName = "main" | "second";

export interface TwoBanks {
  readonly house: TestServer;
  readonly till: Till;
  readonly lines: Readonly<Record<BankName, BadLine>>;
  /** Pays a charge at that bank. */
  pay(at: BankName, payment: RequestOf<typeof payCharge>): Promise<DataOf<typeof payCharge>>;
  /** What that bank has been told to pay out, by our keys. */
  payoutsAt(bank: BankName): Promise<readonly string[]>;
  databaseOf(bank: BankName): Db;
  setNumbers(banks: Partial<Record<BankName, number>>): Promise<void>;
  close(): Promise<void>;
}

const CREDENTIALS = { PSP_CLIENT_ID: "tucano", PSP_CLIENT_SECRET: "secret-of-the-second" };

const noCost = { rate: 0, fixedCentavos: 0 };
export const termsOf = (code: string, share: number): Numbers["banks"]["list"][number] => ({
  code,
  takesCharges: true,
  sendsPayouts: true,
  share,
  chargeCost: noCost,
  payoutCost: noCost,
});

export async function openTwoBanks(): Promise<TwoBanks> {
  const clock = createAdjustableClock(new Date());
  const second = await startTestServer({ clock, env: { ...CREDENTIALS, PSP_PIX_KEY: "second" } });
  const lines = { main: await openBadLine(), second: await openBadLine() };
  const banks = [
    {
      code: "second",
      baseUrl: `${lines.second.url}/sandbox/psp`,
      clientId: CREDENTIALS.PSP_CLIENT_ID,
      clientSecret: CREDENTIALS.PSP_CLIENT_SECRET,
      pixKey: "second",
      payouts: "own",
    },
  ];
  const env = {
    PSP_BASE_URL: `${lines.main.url}/sandbox/psp`,
    PSP_BANKS: JSON.stringify(banks),
  };
  const house = await startTestServer({ clock, env });
  lines.main.connect(house.url);
  lines.second.connect(second.url);
  await house.jobs.runNow(SWEEP_JOB);
  const till = createTill(house);
  const servers = { main: house, second };
  return {
    house,
    till,
    lines,
    pay: async (at, payment) => {
      const answer = await servers[at].call(payCharge, payment);
      expect(answer.body).toMatchObject({ code: 200 });
      return answer.body.data as DataOf<typeof payCharge>;
    },
    payoutsAt: async (bank) => {
      const { rows } = await sql<{ key: string }>`
        SELECT idempotency_key AS key FROM sandbox_psp.payout ORDER BY 1`.execute(servers[bank].db);
      return rows.map(({ key }) => key);
    },
    databaseOf: (bank) => servers[bank].db,
    setNumbers: async (shares) => {
      const list = Object.entries(shares).map(([code, share]) => termsOf(code, share));
      const effectiveFrom = new Date(clock.now().getTime() + 60_000);
      const value = { chooseBy: "share" as const, list };
      await setNumbers(house, "banks", { effectiveFrom, value, setBy: null });
      clock.advance(61_000);
    },
    close: async () => {
      await till.expectCleanBooks();
      await house.close();
      await second.close();
      await lines.main.close();
      await lines.second.close();
    },
  };
}
