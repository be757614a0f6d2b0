/**
 * Members to play with. Rows that registration writes one by one are written in sets, by the
 * database's owner; money comes through the ledger's own executor, so that the books stay clean.
 */
import { join } from "node:path";
import type { MemberId } from "@tucano/contract/member-id.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import { type CommandKind, createLedger } from "../../apps/server/src/ledger/index.ts";
import { createAccessTokens } from "../../apps/server/src/members/sessions/access-tokens.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import type { Connection } from "../../apps/server/src/platform/database/connect.ts";
import { createLogger } from "../../apps/server/src/platform/logger.ts";
import { createMetrics } from "../../apps/server/src/platform/metrics.ts";
import { systemRandom } from "../../apps/server/src/platform/random.ts";
import { createSecrets } from "../../apps/server/src/platform/secrets/secrets.ts";

export interface Login {
  readonly memberId: MemberId;
  readonly sessionId: string;
}

/** Enough to lose for a long time at the smallest stake. */
const FUNDS = toCentavos(10_000_000);
const FUND_TIMEOUT_MS = 60_000;
const FUNDED_AT_ONCE = 2_048;

const memberRows = `
  INSERT INTO members.member (member_id, account, realname, nickname, phone, cpf, birth_date,
    profileurl, invite_code, lang, register_ip, register_site, created_at, updated_at)
  SELECT 100000000 + n, 'bench' || n, 'Bench Member', 'bench' || n,
    '+5511' || lpad(n::text, 9, '0'), lpad(n::text, 11, '0'), '1990-01-01', '', 'BENCH' || n, 'en',
    '127.0.0.1', 'localhost', now(), now()
  FROM generate_series(1, $1::int) AS n`;

const walletRows = `
  INSERT INTO ledger.wallet (member_id, access)
  SELECT 100000000 + n, 'active' FROM generate_series(1, $1::int) AS n`;

const sessionRows = `
  INSERT INTO members.session (session_id, member_id, created_at, last_seen_at, expires_at, ip,
    user_agent)
  SELECT gen_random_uuid(), 100000000 + n, now(), now(), now() + interval '1 day', '127.0.0.1',
    'bench'
  FROM generate_series(1, $1::int) AS n RETURNING member_id, session_id`;

const fund: CommandKind<{ amount: Centavos }, undefined, never, null> = {
  name: "bench.fund",
  isOptimistic: true,
  decide: (wallet, _facts, { amount }) => ({
    outcome: "applied",
    transfers: [
      {
        kind: "adjustment",
        debit: "promotion:cost",
        credit: "member:cash",
        amount,
        reference: `bench:${wallet.memberId}`,
      },
    ],
    answer: null,
  }),
};

/** Members with a login each, and money. */
export async function openMembers(
  owner: Connection,
  databaseUrl: string,
  count: number,
): Promise<readonly Login[]> {
  await owner.pool.query(memberRows, [count]);
  await owner.pool.query(walletRows, [count]);
  const { rows } = await owner.pool.query<{ member_id: MemberId; session_id: string }>(
    sessionRows,
    [count],
  );
  const logins = rows.map((row) => ({ memberId: row.member_id, sessionId: row.session_id }));
  await fundWallets(owner, databaseUrl, logins);
  await owner.pool.query("ANALYZE");
  return logins;
}

async function fundWallets(
  { db }: Connection,
  databaseUrl: string,
  logins: readonly Login[],
): Promise<void> {
  const ledger = createLedger({
    db,
    databaseUrl,
    metrics: createMetrics(),
    clock: systemClock,
    logger: createLogger("silent"),
  }).api;
  const waiting = logins.values();
  const worker = async (): Promise<void> => {
    for (const { memberId } of waiting) {
      const outcome = await ledger.execute(fund, {
        memberId,
        source: "bench",
        externalId: `fund-${memberId}`,
        input: { amount: FUNDS },
        timeoutMs: FUND_TIMEOUT_MS,
      });
      if (outcome.status !== "applied") throw new Error(`No money for ${memberId}.`);
    }
  };
  await Promise.all(Array.from({ length: FUNDED_AT_ONCE }, worker));
  await ledger.close();
}

/** Access tokens by the product's own code and its own secret. */
export function createSignIn(dataDir: string): (login: Login) => Promise<string> {
  const secrets = createSecrets({ folder: join(dataDir, "secrets"), random: systemRandom });
  const secret = secrets.keys("members-access-token")()[0];
  const accessTokens = createAccessTokens({ keys: () => [secret], clock: systemClock });
  return async ({ memberId, sessionId }) => {
    const { token } = await accessTokens.sign(memberId, sessionId);
    return token;
  };
}
