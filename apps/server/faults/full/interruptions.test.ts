// Protects: games never forget. Rounds that are interrupted at random, by a page that is reloaded,
// a network that is gone or a server that is killed, all end with the committed result and the
// right balance; nothing is charged twice, and no round and no bet is left open.
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { list as listGames } from "@tucano/contract/player/games/catalog.ts";
import {
  fairnessRound,
  openGame,
  rotateSeed,
  setClientSeed,
} from "@tucano/contract/player/games/house-games.ts";
import { formatWire, fromWire, toCentavos } from "@tucano/contract/money.ts";
import { launch } from "@tucano/contract/player/games/rounds.ts";
import { openTable } from "@tucano/contract/player/games/shared-tables.ts";
import { verifyRound } from "@tucano/game-math/verify-round.ts";
import type { Player } from "../cast.ts";
import { ask } from "../client.ts";
import { openEntrance } from "../entrance.ts";
import { betOnce, FLIGHT } from "../interrupted-bets.ts";
import { Device, type Told } from "../interrupted-player.ts";
import { pastimes, playOnce } from "../interrupted-rounds.ts";
import { nowMs } from "../player-log.ts";
import { say } from "../say.ts";
import type { ServerProcess } from "../server-process.ts";
import { openStage, type Stage } from "../stage.ts";

const SEED = 20_261_120;
/** So many rounds are interrupted at least, and the server is killed so often. */
const INTERRUPTED_COUNT = 100;
const KILLS_COUNT = 8;
const FUNDS = "4000.00";
const THINK_MS = 15;

let stage: Stage;
let server: ServerProcess;
let isServerAway = false;
beforeAll(async () => {
  stage = await openStage();
  server = await stage.createServer({ roles: "all" });
  await server.start();
});
afterAll(() => stage.close());

/** Mulberry32: the same moments for the same seed, as far as machines keep time. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Seat {
  readonly game: string;
  readonly player: Player;
  readonly device: Device;
  readonly told: Told[];
  readonly play: (device: Device) => Promise<Told | null>;
}

/** Each at a game of its own. */
async function takeSeats(): Promise<Seat[]> {
  const { url } = server;
  const options = {
    urls: [url],
    bankUrl: url,
    logFile: "",
    label: "torn",
    phonesFrom: 30_000_000,
    operatorCookie: "",
    spinners: pastimes.length + 1,
    savers: 0,
    funds: FUNDS,
  };
  const { spinners } = await openEntrance(options, () => undefined);
  const games = (await ask(url, listGames, { limit: 100 })).data?.list ?? [];
  const plays = [
    ...pastimes.map((pastime) => ({
      code: pastime.game,
      play: (device: Device) => playOnce(device, pastime),
    })),
    { code: FLIGHT, play: betOnce },
  ];
  return Promise.all(
    plays.map(async ({ code, play }, index) => {
      const player = spinners[index];
      const game = games.find((one) => one.code === code);
      if (player === undefined || game === undefined) throw new Error(`Nobody plays ${code}.`);
      const { token } = player;
      const launched = await ask(url, launch, { game_id: game.id, mode: "real" }, { token });
      const fragment = new URL(launched.data?.url ?? "", url).hash.slice(1);
      const device = new Device({
        url,
        token: new URLSearchParams(fragment).get("token") ?? "",
        isServerAway: () => isServerAway,
      });
      const call = { token: device.token };
      const opened = (await ask(url, openGame, { game: code }, call)).data?.fairness;
      if (opened !== undefined && opened.client_seed === null) {
        const choice = { client_seed: crypto.randomUUID(), commitment: opened.commitment };
        await ask(url, setClientSeed, choice, call);
      }
      return { game: code, player, device, told: [], play };
    }),
  );
}

const interruptedIn = (seats: readonly Seat[]) =>
  seats.flatMap(({ told }) => told).filter(({ isInterrupted }) => isInterrupted);

/** Cuts lines and kills the server until enough was interrupted. */
async function tear(seats: readonly Seat[], chance: () => number): Promise<number> {
  const untilMs = nowMs() + 240_000;
  let kills = 0;
  while (interruptedIn(seats).length < INTERRUPTED_COUNT || kills < KILLS_COUNT) {
    if (nowMs() > untilMs) throw new Error("Too little was interrupted.");
    await pause(20 + chance() * 180);
    if (chance() < 0.8 || kills >= KILLS_COUNT) {
      seats[Math.floor(chance() * seats.length)]?.device.cut();
      continue;
    }
    kills += 1;
    isServerAway = true;
    await server.kill();
    await server.start();
    isServerAway = false;
  }
  return kills;
}

async function playUntil(seat: Seat, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const told = await seat.play(seat.device);
    if (told !== null) seat.told.push(told);
    await pause(THINK_MS);
  }
}

/** What is staked and won, by the name of the round, as the journal has it. */
async function readJournal(member: number): Promise<Map<string, string>> {
  const rows = await stage.query<{ reference: string; staked: number; won: number }>(
    `SELECT reference,
       sum(CASE kind WHEN 'stake' THEN amount WHEN 'stake.rollback' THEN -amount ELSE 0 END)::bigint
         AS staked,
       sum(CASE kind WHEN 'win' THEN amount WHEN 'win.rollback' THEN -amount ELSE 0 END)::bigint
         AS won
     FROM ledger.transfer WHERE member_id = $1 AND reference LIKE 'round:%' GROUP BY reference`,
    [member],
  );
  const wire = (amount: number) => formatWire(toCentavos(amount));
  return new Map(
    rows
      .filter(({ staked, won }) => staked !== 0 || won !== 0)
      .map(({ reference, staked, won }) => [
        reference.split(":").at(-1) ?? "",
        `${wire(staked)} ${wire(won)}`,
      ]),
  );
}

async function readBalance({ game, device: { url, token } }: Seat): Promise<string> {
  const call = { token };
  const { data, code } =
    game === FLIGHT
      ? await ask(url, openTable, { game }, call)
      : await ask(url, openGame, { game }, call);
  return data?.balance ?? code;
}

/** The results are those that were committed to before: recomputed from the revealed seed. */
async function findUncommitted({ device: { url, token }, game, told }: Seat): Promise<string[]> {
  if (game === FLIGHT) return [];
  const opened = (await ask(url, openGame, { game }, { token })).data?.fairness;
  const turn = { client_seed: crypto.randomUUID(), next_commitment: opened?.next_commitment ?? "" };
  const revealed = (await ask(url, rotateSeed, turn, { token })).data?.revealed;
  const wrong: string[] = [];
  for (const { name, isInterrupted } of told) {
    if (!isInterrupted) continue;
    const published = (await ask(url, fairnessRound, { round_id: name })).data;
    const verification =
      published === null || revealed === undefined
        ? null
        : verifyRound({
            game: published.game,
            definitionVersion: published.definition_version,
            commitment: published.commitment,
            serverSeed: revealed.server_seed,
            clientSeed: published.client_seed,
            nonce: published.nonce,
            choice: published.choice,
            ...(published.actions === undefined ? {} : { actions: published.actions }),
            book: published.book ?? [],
          });
    const isRight = verification?.commitmentMatches === true && verification.bookMatches;
    if (!isRight || verification.winHundredths !== published?.win_hundredths) {
      wrong.push(`${game} ${name}`);
    }
  }
  return wrong;
}

async function findWrongMoney(seat: Seat): Promise<string[]> {
  const { game, told, player } = seat;
  const wrong: string[] = [];
  const journal = await readJournal(player.member);
  let balance = fromWire(FUNDS);
  for (const { name, staked, win, isInterrupted, recheck } of told) {
    balance = toCentavos(balance + fromWire(win) - fromWire(staked));
    const moved = journal.get(name) ?? "0.00 0.00";
    if (moved !== `${staked} ${win}`) {
      wrong.push(`${game} ${name}: told ${staked} ${win}, moved ${moved}`);
    }
    journal.delete(name);
    const complaint = isInterrupted ? await recheck() : null;
    if (complaint !== null) wrong.push(complaint);
  }
  for (const [name, moved] of journal) wrong.push(`${game} ${name}: nobody was told of ${moved}`);
  const shown = await readBalance(seat);
  if (shown !== formatWire(balance)) {
    wrong.push(`${game}: ${shown} instead of ${formatWire(balance)}`);
  }
  return wrong;
}

const leftOpen = `
  SELECT (SELECT count(*) FROM house_games.round WHERE status = 'pending')
    + (SELECT count(*) FROM shared_rounds.bet WHERE status IN ('pending', 'staked')) AS count`;

test("all that was interrupted ends, as it was committed, and paid once", async () => {
  const chance = createChance(SEED);
  const seats = await takeSeats();
  let isOver = false;
  const playing = seats.map((seat) => playUntil(seat, () => isOver));
  const kills = await tear(seats, chance).finally(() => (isOver = true));
  await Promise.all(playing);
  const interrupted = interruptedIn(seats);
  const unknown = seats.reduce((sum, { device }) => sum + device.cutCount, 0);
  const rounds = seats.reduce((sum, { told }) => sum + told.length, 0);
  const ofKind = seats.map(({ game, told }) => [
    game,
    told.filter((one) => one.isInterrupted).length,
  ]);
  say("interrupted rounds", {
    rounds,
    interrupted: interrupted.length,
    kills,
    unknown,
    ...(Object.fromEntries(ofKind) as Record<string, number>),
  });
  expect((await Promise.all(seats.map(findWrongMoney))).flat()).toEqual([]);
  expect((await Promise.all(seats.map(findUncommitted))).flat()).toEqual([]);
  const [seat] = seats;
  if (seat === undefined) throw new Error("Nobody has played.");
  const forgotten = await findWrongMoney({ ...seat, told: seat.told.slice(1) });
  expect(forgotten[0]).toContain("nobody was told");
  expect(await stage.query(leftOpen)).toEqual([{ count: 0 }]);
  expect(await stage.readBooks()).toMatchObject({ isClean: true });
  expect(interrupted.length).toBeGreaterThanOrEqual(INTERRUPTED_COUNT);
  expect(unknown).toBeGreaterThan(0);
  expect(ofKind.filter(([, count]) => count === 0)).toEqual([]);
}, 330_000);
