// Protects: two servers on one database decide together. What both are asked at one moment happens
// once, and a balance that both draw on is spent to the last centavo and not beyond.
import { type KeyObject, randomUUID } from "node:crypto";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openGame, spin } from "@tucano/contract/player/games/house-games.ts";
import {
  type BetRequest,
  KEY_ID_HEADER,
  SIGNATURE_HEADER,
  type StudioStatus,
  UNITS_PER_REAL,
  type WalletAnswer,
  walletPaths,
} from "@tucano/contract/studios/studio-wallet.ts";
import { systemRandom } from "../../src/platform/random.ts";
import { createSecrets } from "../../src/platform/secrets/secrets.ts";
import { signBody } from "../../src/rounds/index.ts";
import type { Player } from "../cast.ts";
import { ask } from "../client.ts";
import { type House, openHouse } from "../house.ts";
import { isAcknowledged } from "../player-log.ts";
import { say } from "../say.ts";
import type { ServerProcess } from "../server-process.ts";
import { judge, spotless } from "../verdict.ts";

const FUNDS = 100;
const STAKES_COUNT = 10 * FUNDS;
const AT_ONCE = 40;
const KEYS_COUNT = 20;
const PLAY_COUNT = 2_000;

let house: House;
/** Of the house's own studio. */
let studioKey: KeyObject;

beforeAll(async () => {
  house = await openHouse({ serversCount: 2 });
  const folder = path.join(house.stage.folder, "secrets");
  studioKey = createSecrets({ folder, random: systemRandom }).rsaKeys("studio-house")()[0]
    .privateKey;
});
afterAll(() => house.close());

/** One real, as a studio that runs elsewhere asks for it. */
async function bet(
  server: ServerProcess,
  { member, playToken, game }: Player,
  id: string,
): Promise<StudioStatus> {
  const request: BetRequest = {
    user: `p_${member}`,
    token: playToken,
    game_code: game,
    request_uuid: randomUUID(),
    transaction_uuid: id,
    round: `contested-${id}`,
    round_closed: true,
    currency: "BRL",
    amount: UNITS_PER_REAL,
  };
  const body = JSON.stringify(request);
  const response = await fetch(`${server.url}${walletPaths.bet}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [SIGNATURE_HEADER]: signBody(body, studioKey),
      [KEY_ID_HEADER]: HOUSE_KEY_ID,
    },
    body,
  });
  return ((await response.json()) as WalletAnswer).status;
}

/** Does it for each, so many at a time. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function readBalance({ game, playToken }: Player): Promise<string | undefined> {
  const [server] = house.servers;
  const { data } = await ask(server?.url ?? "", openGame, { game }, { token: playToken });
  return data?.balance;
}

const ids = (count: number): string[] => Array.from({ length: count }, () => randomUUID());
const OK: StudioStatus = "RS_OK";
/** The key that a fresh house gives its own studio. */
const HOUSE_KEY_ID = "house-1";

describe("two servers on one database", () => {
  test("together take a balance ten times over and stop at its end", async () => {
    const [player] = await house.seatPlayers(1, `${FUNDS}.00`);
    const { servers } = house;
    const taken = servers.map(() => 0);
    const stakes = ids(STAKES_COUNT).map((id, index) => ({ id, at: index % servers.length }));
    await forEach(stakes, async ({ id, at }) => {
      const server = servers[at];
      if (server === undefined) return;
      if ((await bet(server, player, id)) === OK) taken[at] = (taken[at] ?? 0) + 1;
    });
    say("stakes taken by each server", { first: taken[0] ?? 0, second: taken[1] ?? 0 });
    expect(taken.reduce((sum, count) => sum + count)).toBe(FUNDS);
    for (const count of taken) expect(count).toBeGreaterThan(0);
    expect(await readBalance(player)).toBe("0.00");
  });

  test("answer one and the same to an id that reaches both at once", async () => {
    const [player] = await house.seatPlayers(1, `${FUNDS}.00`);
    let taken = 0;
    await forEach(ids(2 * FUNDS), async (id) => {
      const answers = await Promise.all(house.servers.map((one) => bet(one, player, id)));
      expect(new Set(answers).size).toBe(1);
      if (answers[0] === OK) taken += 1;
    });
    expect(taken).toBe(FUNDS);
    expect(await readBalance(player)).toBe("0.00");
  });

  test("play one round for a key that reaches both at once", async () => {
    const players = await house.seatPlayers(4, "200.00");
    const urls = house.servers.map((server) => server.url);
    let rounds = 0;
    await Promise.all(
      players.map(async ({ stake, playToken: token }) => {
        for (const round_key of ids(KEYS_COUNT)) {
          const input = { stake, round_key };
          const call = (url: string) => ask(url, spin, input, { token });
          await Promise.all(urls.map(call));
          // A second request during the first may have been refused: ask again.
          const again = await Promise.all(urls.map(call));
          const names = again.map((answer) => answer.data?.round_id);
          expect(names).toEqual([names[0], names[0]]);
          expect(names[0]).toEqual(expect.any(String));
          rounds += 1;
        }
      }),
    );
    const [played] = await house.stage.query<{ count: number }>(
      "SELECT count(DISTINCT reference) AS count FROM ledger.transfer " +
        "WHERE member_id = ANY($1) AND reference LIKE 'round:%'",
      [players.map((player) => player.member)],
    );
    expect(played?.count).toBe(rounds);
  });

  test("serve players who go from one to the other with every wish", async () => {
    const players = await house.startPlayers();
    await players.play(PLAY_COUNT);
    await players.rest();
    const servers = players.readLog().filter(isAcknowledged);
    const byServer = house.servers.map(
      ({ url }) => servers.filter(({ server }) => server === url).length,
    );
    say("wishes acknowledged by each server", {
      first: byServer[0] ?? 0,
      second: byServer[1] ?? 0,
    });
    for (const count of byServer) expect(count).toBeGreaterThan(PLAY_COUNT / 10);
    expect(await judge(house.stage, players)).toEqual(spotless);
    expect(await house.stage.readBooks()).toMatchObject({ isClean: true });
  });
});
