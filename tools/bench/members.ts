/**
 * Members to play with. Rows that registration writes one by one are written in sets, by the
 * database's owner; money comes through the ledger's own executor, so that the books stay clean;
 * play tokens come from the real launch call.
 */
import { join } from "node:path";
import { list as listGames } from "@tucano/contract/catalog.ts";
import { openGame } from "@tucano/contract/house-games.ts";
import { type Centavos, toCentavos } from "@tucano/contract/money.ts";
import { launch } from "@tucano/contract/rounds.ts";
import { type ApiClient, createApiClient } from "@tucano/workshop/api-client.ts";
import { type CommandKind, createLedger } from "../../apps/server/src/ledger/index.ts";
import { createAccessTokens } from "../../apps/server/src/members/access-tokens.ts";
import { systemClock } from "../../apps/server/src/platform/clock.ts";
import type { Connection } from "../../apps/server/src/platform/database/connect.ts";
import { createLogger } from "../../apps/server/src/platform/logger.ts";
import { systemRandom } from "../../apps/server/src/platform/random.ts";
import { createSecrets } from "../../apps/server/src/platform/secrets.ts";

export interface BenchPlayers {
  /** One play token a member. */
  readonly tokens: readonly string[];
  readonly stake: string;
}

interface Preparation {
  readonly url: string;
  /** As the owner of the database. */
  readonly owner: Connection;
  readonly dataDir: string;
  readonly count: number;
}

interface Login {
  readonly memberId: number;
  readonly sessionId: string;
}

/** Enough to lose for a long time at the smallest stake. */
const FUNDS = toCentavos(10_000_000);
const FUND_TIMEOUT_MS = 60_000;
const FUNDED_AT_ONCE = 4_000;
const LAUNCHED_AT_ONCE = 16;

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

export async function prepareMembers(preparation: Preparation): Promise<BenchPlayers> {
  const { owner, count, dataDir, url } = preparation;
  await owner.pool.query(memberRows, [count]);
  await owner.pool.query(walletRows, [count]);
  const { rows } = await owner.pool.query<{ member_id: number; session_id: string }>(sessionRows, [
    count,
  ]);
  const logins = rows.map((row) => ({ memberId: row.member_id, sessionId: row.session_id }));
  await fundWallets(owner, logins);
  await owner.pool.query("ANALYZE");
  const secrets = createSecrets({ folder: join(dataDir, "secrets"), random: systemRandom });
  const secret = secrets.text("members-access-token");
  const accessTokens = createAccessTokens({ secret, clock: systemClock });
  return launchAll(createApiClient(url), logins, async ({ memberId, sessionId }) => {
    const { token } = await accessTokens.sign(memberId, sessionId);
    return token;
  });
}

async function fundWallets({ db }: Connection, logins: readonly Login[]): Promise<void> {
  const ledger = createLedger({ db, clock: systemClock, logger: createLogger("silent") });
  for (let start = 0; start < logins.length; start += FUNDED_AT_ONCE) {
    const some = logins.slice(start, start + FUNDED_AT_ONCE);
    await Promise.all(
      some.map(({ memberId }) =>
        ledger.execute(fund, {
          memberId,
          source: "bench",
          externalId: `fund-${memberId}`,
          input: { amount: FUNDS },
          timeoutMs: FUND_TIMEOUT_MS,
        }),
      ),
    );
  }
  await ledger.close();
}

/** Each member launches the slot and opens it, as the game's page does. */
async function launchAll(
  call: ApiClient,
  logins: readonly Login[],
  signIn: (login: Login) => Promise<string>,
): Promise<BenchPlayers> {
  const { list } = await call(listGames, { type: "slots" });
  const [game] = list;
  if (game === undefined) throw new Error("There is no slot to play.");
  const waiting = logins.values();
  const tokens: string[] = [];
  let stake = "";
  const worker = async (): Promise<void> => {
    for (const login of waiting) {
      const token = await signIn(login);
      const { url } = await call(launch, { game_id: game.id, mode: "real" }, { token });
      const fragment = new URL(url, "http://localhost").hash.slice(1);
      const playToken = new URLSearchParams(fragment).get("token") ?? "";
      const opened = await call(openGame, { game: game.code }, { token: playToken });
      stake = opened.stakes[0] ?? opened.default_stake;
      tokens.push(playToken);
    }
  };
  await Promise.all(Array.from({ length: LAUNCHED_AT_ONCE }, worker));
  return { tokens, stake };
}
